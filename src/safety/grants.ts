import { z } from 'zod';
import { isSameOrigin } from './origins.ts';
import { type CommitKind, type Verdict, WEIGHTY } from './verdict.ts';

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

/** Whether what is asked for was allowed beforehand. In doubt it was not. */
export function coveredBy(
  { effect, origin, from, template: only, limits: { count, amount, recipients, until } = {}, uses }: Permission,
  ask: Verdict & { kind: 'ask' },
  now: number,
  template?: string,
): boolean {
  const { commit = 'other', worth = {} } = ask;
  if (commit !== effect || ask.origin === undefined || !isSameOrigin(origin, ask.origin)) return false;
  if (only === undefined ? effect === 'other' : only !== template) return false;
  if (effect === 'flow' && !comesFrom(ask.from, from)) return false;
  if (WEIGHTY.has(effect) && (count === undefined || (effect === 'pay' && amount === undefined))) return false;
  if (until !== undefined && !(Date.parse(until) > now)) return false;
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
