import { z } from 'zod';
import type { Outgoing } from '../outgoing.ts';
import { isSameOrigin } from './origins.ts';
import { templateOf } from './outgoing/template.ts';
import { unseenIn } from './outgoing/unseen.ts';
import { ABOUT_PLACES, type Ask, type CommitKind, type Facts, WEIGHTY } from './rule.ts';
import { isSameSite } from './site.ts';

/** What was allowed beforehand: one kind of act, on one site. */
export interface Permission {
  effect: CommitKind;
  origin: string;
  /** Of a flow: where it may come from. */
  from?: string;
  /** Only requests of this kind. */
  template?: string;
  limits?: Limits;
  /** How often it has been used. */
  uses: number;
}

export interface Limits {
  /** So many times. */
  count?: number;
  /** No more money than this, each time. */
  amount?: number;
  /** To nobody else. */
  recipients?: readonly string[];
  /** A moment, as ISO 8601 writes it. */
  until?: string;
}

/** What a person has allowed. */
export interface Grant {
  /** The names of what it is for, see `Binding`; of one that is kept for good, its own. */
  what: string;
  /** This act and what it sends, this very act, every act of the kind in this run, or in every run. */
  for: 'act' | 'once' | 'run' | 'always';
  /** What they were shown, and what it was about. */
  shown: string;
  commit: CommitKind;
  site: string;
  /** Where every act of the kind is allowed, within limits. */
  permission?: Permission | undefined;
}

/** What a yes would be given for. */
export interface Binding {
  /** The name of this very act, with all that it carries. */
  once: string;
  /** The name of its kind. */
  run: string;
  commit: CommitKind;
  site: string;
  /** What a yes for longer would allow, where there can be one. */
  permission?: Permission;
}

const limits = z.strictObject({
  count: z.int().min(1).exactOptional(),
  amount: z.number().nonnegative().exactOptional(),
  recipients: z.array(z.string().trim().min(1)).exactOptional(),
  until: z.iso.datetime({ offset: true }).exactOptional(),
});

/** From outside: a file, a form, a store. Throws where it is anything else. */
export function readLimits(value: unknown): Limits {
  return limits.parse(value);
}

/** Whether what has to be asked was allowed beforehand. In doubt it was not. */
export function covers(
  grant: Grant,
  ask: Ask,
  binds: Binding,
  { at, outgoing, wake }: Pick<Facts, 'at' | 'outgoing' | 'wake'>,
): boolean {
  const { permission } = grant;
  // What was shown by itself, and is sent anew, is the very same.
  if (grant.for === 'act')
    return outgoing !== undefined && (grant.what === binds.once || belongsTo(grant, ask, outgoing, wake?.masked));
  if (grant.for === 'once') return grant.what === binds.once;
  if (!permission) return grant.what === binds.run;
  return permits(permission, { ...ask, origin: binds.site }, at, outgoing && templateOf(outgoing));
}

/** A yes to one of these is also a yes to what belongs to it. */
const WEIGHTIER: Partial<Record<CommitKind, readonly CommitKind[]>> = { pay: ['pay', 'order'] };

/** To the same site, about the same people and sums, and nothing that weighs more than what was allowed. */
function belongsTo(
  { commit, shown, site }: Grant,
  { commit: kind = 'other', origin }: Ask,
  outgoing: Outgoing,
  masked: readonly string[] = [],
): boolean {
  if (ABOUT_PLACES.has(commit)) return false;
  if (WEIGHTY.has(kind) && !(WEIGHTIER[kind] ?? [kind]).includes(commit)) return false;
  return isSameSite(site, origin ?? outgoing.url) && unseenIn(outgoing, shown, masked).length === 0;
}

/** Whether it is of the kind, on the site and within the limits. */
function permits(
  { effect, origin, from, template: only, limits: { count, amount, recipients, until } = {}, uses }: Permission,
  ask: Ask,
  at: number,
  template: string | undefined,
): boolean {
  const { commit = 'other', worth = {} } = ask;
  if (commit !== effect || ask.origin === undefined || !isSameOrigin(origin, ask.origin)) return false;
  if (only === undefined ? effect === 'other' : only !== template) return false;
  if (effect === 'flow' && !comesFrom(ask.from, from)) return false;
  if (WEIGHTY.has(effect) && (count === undefined || (effect === 'pay' && amount === undefined))) return false;
  if (until !== undefined && !(Date.parse(until) > at)) return false;
  if (count !== undefined && uses >= count) return false;
  // Many things at once are as many acts.
  if (effect === 'delete' && (worth.items ?? 1) > 1 && uses + (worth.items ?? 1) > (count ?? 0)) return false;
  return fitsAmount(effect, amount, worth.amount) && fitsRecipients(recipients, worth.recipients);
}

function comesFrom(sources: readonly string[] | undefined, from: string | undefined): boolean {
  if (sources === undefined || sources.length === 0 || from === undefined) return false;
  return sources.every((source) => source === from || isSameOrigin(source, from));
}

function fitsAmount(effect: CommitKind, most: number | undefined, amount: number | undefined): boolean {
  if (most === undefined) return true;
  if (amount === undefined) return effect !== 'pay' && effect !== 'order';
  return amount <= most;
}

function fitsRecipients(allowed: readonly string[] | undefined, recipients: readonly string[] = []): boolean {
  if (allowed === undefined) return true;
  const known = new Set(allowed.map(spelt));
  return recipients.every((one) => known.has(spelt(one)));
}

function spelt(recipient: string): string {
  return recipient.includes('@') ? recipient.trim().toLowerCase() : recipient.replace(/[\s().-]/g, '');
}
