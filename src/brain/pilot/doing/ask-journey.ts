import type { Constraint, Entry, Language, Query } from '../goal.ts';
import { isFilling, type Pursuit, type Situation, wasDone } from '../situation.ts';
import { lastDeed } from './deed.ts';
import { areShown } from './entries.ts';
import { filledIn, SENT } from './forms.ts';
import { sentOff } from './sent-off.ts';

/**
 * "What does the cheapest flight from Oslo to Bergen on 12 June cost?", on a page with a form that asks for just that: it is filled
 * in and sent off, and what it brings is read.
 */
export function askJourney(situation: Situation, { things }: Query): Pursuit | undefined {
  const entries = entriesFor(things.where, situation.language);
  const last = lastDeed(situation)?.name ?? '';
  if (entries.length === 0) return undefined;
  if (wasDone(situation, SENT)) {
    const taken = last === SENT ? sentOff(situation) : undefined;
    return taken && 'stuck' in taken ? taken : undefined;
  }
  const isBegun = isFilling(situation);
  if (!isBegun && !areShown(situation, entries)) return undefined;
  const search = { words: situation.language === 'ru' ? 'найти' : 'search' };
  return filledIn(situation, entries, search, search);
}

/** The question without what the form was told: all that it brought is so. */
export function asJourneyFound(situation: Situation, query: Query): Query {
  const { things } = query;
  const isAsked = entriesFor(things.where, situation.language).length > 0 && wasDone(situation, SENT);
  return isAsked ? { ...query, things: { ...things, where: things.where.filter((one) => !partOf(one)) } } : query;
}

type Part = 'from' | 'to' | 'day';

/** None unless it is said from where and to where. */
function entriesFor(where: readonly Constraint[], language: Language): Entry[] {
  const parts = where.map(partOf);
  if (!parts.includes('from') || !parts.includes('to')) return [];
  return where.flatMap((one, at) => {
    const part = parts[at];
    const isDay = part === 'day' ? ({ kind: 'date' } as const) : {};
    return part ? [{ field: { words: FIELDS[language][part], ...isDay }, value: one.value }] : [];
  });
}

function partOf({ of, is, value }: Constraint): Part | undefined {
  if (is !== '=') return undefined;
  if (value.kind === 'date') return of === undefined ? 'day' : undefined;
  if (value.kind !== 'text') return undefined;
  return /^(?:from|из)$/.test(of?.words ?? '') ? 'from' : /^(?:to|в|во|до)$/.test(of?.words ?? '') ? 'to' : undefined;
}

const FIELDS = {
  en: { from: 'from', to: 'to', day: 'depart' },
  ru: { from: 'откуда', to: 'куда', day: 'туда' },
} as const;
