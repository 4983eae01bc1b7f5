import type { Act, Goal, Phrase, Things, Value } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';
import { personAmong, personIn, personOf } from './mentioned-people.ts';

/** What was spoken of so far, by what a pronoun can stand for. */
export interface Mentions {
  /** What was dealt with last. */
  thing?: Things;
  /** What was only touched on the way: a field, a button, a box. */
  part?: Things;
  /** Out of which "the first one" is one. */
  many?: Things;
  person?: string;
  place?: Things;
}

/** What is known to have been spoken of after this goal. */
export function mentionsAfter({ act, only, until, each }: Goal, before: Mentions): Mentions {
  const made = narrows(act, before.thing) ? {} : mentionedBy(act, each);
  const named = until ?? only;
  const stated = named && isNamed(named.what) ? { thing: asThings(named.what) } : {};
  const person = personIn(act) ?? (only && personOf(only.what));
  // "I want three of these; go to that shop and put them in": so many were counted, the shop was not.
  const counted = act.kind === 'go' && typeof before.many?.count === 'number' ? { many: before.many } : {};
  return { ...before, ...stated, ...made, ...counted, ...(person && { person }) };
}

/** "I'm looking for a flat in Porto: choose Porto, and tell me what it costs": what is said of a thing only leads to it. */
function narrows(act: Act, thing: Things | undefined): boolean {
  const [chosen, ...others] = act.kind === 'choose' && !act.from ? act.things : [];
  if (!chosen || !thing || others.length > 0 || chosen.words === '') return false;
  const said = [thing.what.place?.what.words, ...thing.where.map(({ value }) => value.text)];
  return said.some((words) => words?.toLowerCase() === chosen.words.toLowerCase());
}

/** What is spoken of without anything being done with it. */
export function mentioned(things: Things): Mentions {
  const person =
    personAmong(things) ?? (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(things.what.words) && things.what.words);
  // "Ann should be in “Family”: add her there".
  const where = things.what.place?.what;
  const place = where && isNamed(where) ? asThings(where) : undefined;
  return {
    thing: things,
    ...(things.count !== 'one' && { many: things }),
    ...(person && { person }),
    ...(place && { place }),
  };
}

export function mentionedBy(act: Act, each?: Things): Mentions {
  if (each) return isNamed(each.what) ? { thing: each, many: each } : {};
  switch (act.kind) {
    case 'go': {
      if ('url' in act.to) return {};
      const there = named(act.to);
      return { ...thing(there), ...(there && { place: there }), ...(there && isPlural(act.to) && { many: there }) };
    }
    case 'search': {
      const sought: Things = { what: asPhrase(act.query), count: 'one', where: [] };
      return { thing: sought, many: sought };
    }
    case 'press':
      return isContent(act.target) ? thing(named(act.target)) : part(named(act.target));
    case 'scroll':
      if (typeof act.to === 'string') return {};
      return isPlural(act.to) ? { many: asThings(act.to) } : thing(named(act.to));
    case 'hover':
      return part(named(act.target));
    case 'enter':
      return act.field ? part(named(act.field)) : {};
    case 'choose':
      // "hot in spiciness" is how the thing is wanted, and not the thing.
      return act.from || act.things.every(isInField)
        ? {}
        : act.things.every(isProperty)
          ? part(together(act.things))
          : thing(together(act.things));
    case 'tick':
      return act.things.some(isContent) ? thing(together(act.things)) : part(together(act.things));
    case 'drag':
      return { ...thing(named(act.what)), ...(isNamed(act.to) && { place: asThings(act.to) }) };
    case 'sort':
    case 'filter':
      return act.things && isNamed(act.things.what) && !isListing(act.things.what) ? { many: act.things } : {};
    case 'add':
    case 'remove':
    case 'handle': {
      const to = act.kind === 'add' && act.to && isNamed(act.to) ? { place: asThings(act.to) } : {};
      const isMany = act.things.count !== 'one';
      const isAnything = isMany && act.things.what.place !== undefined && !act.things.what.isPronoun;
      return {
        ...((isNamed(act.things.what) || isAnything) && { thing: act.things, ...(isMany && { many: act.things }) }),
        ...to,
      };
    }
    case 'download':
      return thing(named(act.what));
    case 'wait':
      return 'words' in act.for ? part(named(act.for)) : {};
    case 'close':
      return act.what ? part(named(act.what)) : {};
    case 'tell': {
      const { things } = act.question;
      if (!isNamed(things.what)) return {};
      return { thing: things, ...(things.count !== 'one' && { many: things }) };
    }
    default:
      return {};
  }
}

function isInField({ place }: Phrase): boolean {
  return place?.is === 'in' && /^\p{Ll}/u.test(place.what.words);
}

function named(phrase: Phrase): Things | undefined {
  return isNamed(phrase) ? asThings(phrase) : undefined;
}

function thing(some: Things | undefined): Mentions {
  return some ? { thing: some } : {};
}

function part(some: Things | undefined): Mentions {
  return some ? { part: some } : {};
}

/** Several that are named one by one are spoken of together by what they are. */
function together(phrases: readonly Phrase[]): Things | undefined {
  const [first, ...others] = phrases;
  if (!first || !isNamed(first)) return undefined;
  if (others.length === 0) return asThings(first);
  const isOneKind = first.kind !== undefined && others.every(({ kind }) => kind === first.kind);
  return { what: { words: '', ...(isOneKind && first.kind && { kind: first.kind }) }, count: 'all', where: [] };
}

/** "sort the list … the first one": what is in it was not named. */
function isListing({ words, kind }: Phrase): boolean {
  return words === '' && (kind === 'list' || kind === 'table' || kind === 'page');
}

/** What a page is about, rather than what one works it with. */
function isContent({ kind, ordinal, like, best, exact }: Phrase): boolean {
  if (kind && /^(?:message|card|row|item|picture)$/.test(kind)) return true;
  return !kind && !exact && (ordinal !== undefined || best !== undefined || (like?.length ?? 0) > 0);
}

/** "the large size" is said of a thing, and is none. */
export function isProperty({ words, exact }: Phrase): boolean {
  const said = words.toLowerCase().split(/\s+/);
  return !exact && said.length > 1 && said.some((_, at) => look(properties, said, at) !== undefined);
}

function isPlural({ words }: Phrase): boolean {
  return /(?:[^s]s|[ыи]|ов|ев)$/i.test(words);
}

export function isNamed({ words, kind, isPronoun, ordinal, like }: Phrase): boolean {
  return !isPronoun && (words !== '' || kind !== undefined || ordinal !== undefined || (like?.length ?? 0) > 0);
}

export function asThings({ like, best, ...what }: Phrase): Things {
  return { what, count: 'one', where: like ?? [], ...(best && { best }) };
}

function asPhrase({ text, exact }: Value): Phrase {
  return { words: text, ...(exact && { exact }) };
}
