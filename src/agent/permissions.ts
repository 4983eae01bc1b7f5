import type { Action } from '../action.ts';
import { decide, type Granted, type Verdict } from '../safety/decide.ts';
import { type Grant, type Permission, readLimits } from '../safety/grants.ts';
import type { CommitKind, Facts, Rule } from '../safety/rule.ts';
import type { Grants, Grant as LastingGrant } from '../store/store.ts';
import type { Grant as RunGrant } from './state.ts';

interface Judging {
  action: Action;
  facts: Facts;
  /** What was allowed in this run. */
  grants: readonly Grant[];
  rules: readonly Rule[];
}

/** Decides with what was allowed in this run and for good. What was allowed for good is counted when the verdict rests on it. */
export async function decideWith(
  lasting: Pick<Grants, 'list' | 'use'>,
  { action, facts, grants, rules }: Judging,
): Promise<Verdict> {
  let known = [...grants, ...(await lasting.list()).flatMap(grantOf)];
  for (;;) {
    const verdict = decide(action, facts, known, rules);
    const forGood = (verdict.kind === 'allow' ? verdict.granted : []).filter(({ under }) => under.for === 'always');
    const usedUp = await firstUsedUp(lasting, forGood);
    if (!usedUp) return verdict;
    // Another run was faster.
    known = known.filter((one) => one !== usedUp);
  }
}

async function firstUsedUp(lasting: Pick<Grants, 'use'>, granted: readonly Granted[]): Promise<Grant | undefined> {
  for (const { under } of granted) if (!(await lasting.use(under.what))) return under;
  return undefined;
}

/** A permission as the store keeps it; what cannot be read allows nothing. */
function grantOf(kept: LastingGrant): Grant[] {
  const { id: what, effect, origin: site } = kept;
  const permission = permissionOf(kept);
  return permission ? [{ what, for: 'always', shown: '', commit: effect as CommitKind, site, permission }] : [];
}

function permissionOf({ effect, origin, uses, terms }: LastingGrant): Permission | undefined {
  const { from, template, limits } = terms;
  try {
    return {
      effect: effect as CommitKind,
      origin,
      uses,
      ...(typeof from === 'string' ? { from } : {}),
      ...(typeof template === 'string' ? { template } : {}),
      ...(limits === undefined ? {} : { limits: readLimits(limits) }),
    };
  } catch {
    return undefined;
  }
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
export function afterUse(grants: readonly RunGrant[], used: Grant): RunGrant[] {
  const at = grants.findIndex((one) => one.what === used.what && one.for === used.for);
  const mine = grants[at];
  if (!mine) return [...grants];
  if (mine.for === 'once') return grants.toSpliced(at, 1);
  const { permission } = mine;
  return permission
    ? grants.with(at, { ...mine, permission: { ...permission, uses: permission.uses + 1 } })
    : [...grants];
}
