import { coveredBy, type Permission, readLimits } from '../safety/grants.ts';
import type { CommitKind } from '../safety/verdict.ts';
import type { Grants, Grant as LastingGrant } from '../store/store.ts';
import type { Ask } from './binding.ts';
import type { Binding, Grant } from './state.ts';

/** What a person allowed in this run that covers what is asked for. */
export function grantFor(grants: readonly Grant[], binds: Binding, ask: Ask, template?: string): Grant | undefined {
  const meant = { ...ask, origin: binds.site };
  return grants.find((one) => {
    if (one.for === 'once') return one.what === binds.once;
    return one.permission ? coveredBy(one.permission, meant, Date.now(), template) : one.what === binds.run;
  });
}

/** What was allowed for good that covers it. */
export async function lastingFor(
  lasting: Pick<Grants, 'list'>,
  binds: Binding,
  ask: Ask,
  template?: string,
): Promise<LastingGrant | undefined> {
  const meant = { ...ask, origin: binds.site };
  const all = await lasting.list();
  return all.find((one) => coveredBy(permissionOf(one), meant, Date.now(), template));
}

/** A permission as the store keeps it; what cannot be read allows nothing. */
export function permissionOf({ effect, origin, uses, terms }: LastingGrant): Permission {
  const { from, template, limits } = terms;
  return {
    effect: effect as CommitKind,
    origin,
    uses,
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof template === 'string' ? { template } : {}),
    ...(limits === undefined ? {} : { limits: readLimits(limits) }),
  };
}

/** What the store is to keep of a permission. */
export function termsOf({ from, template, limits }: Permission): Record<string, unknown> {
  return {
    ...(from === undefined ? {} : { from }),
    ...(template === undefined ? {} : { template }),
    ...(limits === undefined ? {} : { limits }),
  };
}

/** What is left of the permissions after one of them was used. */
export function afterUse(grants: readonly Grant[], used: Grant): Grant[] {
  const others = grants.filter((one) => one !== used);
  if (used.for === 'once') return others;
  const { permission } = used;
  return permission
    ? [...others, { ...used, permission: { ...permission, uses: permission.uses + 1 } }]
    : [...others, used];
}
