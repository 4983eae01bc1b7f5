import { createHash } from 'node:crypto';
import type { Outgoing } from '../outgoing.ts';
import type { Binding, Permission } from './grants.ts';
import { templateOf } from './outgoing/template.ts';
import { type Ask, type Case, WEIGHTY } from './rule.ts';

/** What a yes would be given for: the request, where one is about to leave; else the act. */
export function bindingOf(judged: Case, ask: Ask): Binding {
  return judged.outgoing ? ofOutgoing(judged.outgoing, ask) : ofAct(judged, ask);
}

/**
 * For once it is the tool, its target, where it stands, where it sends, and all that fields hold: when any of it is another, it is
 * another act. Numbers do not count: they may be others after the browser was opened anew.
 */
function ofAct({ action: { tool, input }, foresight: { target, submits }, url, scene }: Case, ask: Ask): Binding {
  const { id, ...given } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const name = target ? `${target.role} "${target.name}"` : String(id ?? 'focus');
  const here = scene?.url ?? url;
  const site = originOf(ask.origin ?? submits?.to ?? here);
  const held = [placeOf(here), submits?.to, given, scene?.fields];
  const { commit = 'other' } = ask;
  return bound(ask, site, {
    once: `${commit}: ${tool} ${name} on ${site} ${printOf(held)}`,
    // Of what nobody has a name for, only the same button is the same kind.
    run: commit === 'other' ? `${commit}: ${tool} ${name} on ${site}` : `${commit} on ${site}`,
  });
}

/** For once it is the request with all that it carries. */
function ofOutgoing(outgoing: Outgoing, ask: Ask): Binding {
  const site = originOf(ask.origin ?? outgoing.url);
  const { commit = 'other' } = ask;
  const template = templateOf(outgoing);
  const isNamed = commit !== 'other' && commit !== 'submit';
  const once = `${commit}: ${template} ${printOf([outgoing.url, withoutMoment(outgoing.body)])}`;
  const run = isNamed ? `${commit} on ${site}` : `${commit}: ${template}`;
  return bound(ask, site, { once, run }, isNamed ? undefined : template);
}

function bound(ask: Ask, site: string, names: Pick<Binding, 'once' | 'run'>, template?: string): Binding {
  const { commit = 'other' } = ask;
  const mayLast = !WEIGHTY.has(commit) && (commit !== 'other' || template !== undefined);
  return { ...names, commit, site, ...(mayLast ? { permission: permissionFor(ask, site, template) } : {}) };
}

/** To the same people, for no more money, from the same places. */
function permissionFor(
  { commit = 'other', worth: { recipients = [], amount } = {}, from = [] }: Ask,
  origin: string,
  template: string | undefined,
): Permission {
  const limits = { ...(recipients.length > 0 ? { recipients } : {}), ...(amount === undefined ? {} : { amount }) };
  return {
    effect: commit,
    origin,
    ...(from.length === 1 && from[0] !== undefined ? { from: from[0] } : {}),
    ...(template === undefined ? {} : { template }),
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    uses: 0,
  };
}

/** Short, and the same for the same. */
export function printOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** What is another each time it is sent: moments, and names that a script draws. */
function withoutMoment(body: string): string {
  return (
    body
      .replace(/\b1[6-9]\d{8}(?:\d{3})?\b/g, '#')
      .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '#')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, '#')
      .replace(/-{4,}WebKitFormBoundary\w+/g, '#')
      // Tokens by which a site knows its own forms.
      .replace(/(?<![\w+/=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/=-]{20,}(?![\w+/=-])/g, '#')
  );
}

function originOf(address: string): string {
  const origin = URL.parse(address)?.origin ?? 'null';
  return origin === 'null' ? address : origin.replace(/^ws/, 'http');
}

function placeOf(address: string): string {
  return address.replace(/#.*$/s, '');
}
