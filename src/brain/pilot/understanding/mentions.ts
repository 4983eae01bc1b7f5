import type { Act, Constraint, Entry, Goal, Phrase, Things, Value } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { people, places, pronouns, severals } from './lexicon/pronouns.ts';
import { properties } from './lexicon/properties.ts';
import { isSource } from './of-several.ts';

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

/** The goal with what its pronouns stand for. They stay marked: the page may know better which one is meant. */
export function withAntecedents(said: Goal, before: Mentions): Goal {
  const goal = outOfIt(said);
  const { only, each } = goal;
  const told: Mentions = { ...before, ...(only && isNamed(only.what) && { thing: asThings(only.what) }) };
  const known: Mentions = { ...told, ...(each && isNamed(each.what) && { thing: each }) };
  return {
    ...goal,
    ...(each && { each: filledThings(each, told) }),
    act: filledAct(fromWhere(goal.act, told), known, each !== undefined),
    // "Close the banner if it is there": the condition speaks of what is done.
    ...(only && { only: { ...only, what: filledPhrase(only.what, { ...before, ...mentionedBy(goal.act, each) }) } }),
    ...(goal.until && { until: { ...goal.until, what: filledPhrase(goal.until.what, before) } }),
  };
}

/** "There is a list of topics, pick two of them from it": what they are chosen from was spoken of before they were. */
function fromWhere(act: Act, told: Mentions): Act {
  return act.kind === 'choose' && act.from?.isPronoun ? { ...act, from: filledPhrase(act.from, told) } : act;
}

/** "There is a list of topics, select two topics in it": so many out of a list that was spoken of are chosen from it. */
function outOfIt(goal: Goal): Goal {
  const { act, each } = goal;
  const place = each?.what.place;
  if (act.kind !== 'choose' || act.from || !each || typeof each.count !== 'number') return goal;
  if (place?.is !== 'in' || !place.what.isPronoun) return goal;
  const { place: _, ...what } = each.what;
  return { ...goal, each: { ...each, what }, act: { ...act, from: place.what } };
}

/** What is known to have been spoken of after this goal. */
export function mentionsAfter({ act, only, until, each }: Goal, before: Mentions): Mentions {
  const made = mentionedBy(act, each);
  const named = until ?? only;
  const stated = named && isNamed(named.what) ? { thing: asThings(named.what) } : {};
  const person = personIn(act) ?? (only && personOf(only.what));
  // "I want three of these; go to that shop and put them in": so many were counted, the shop was not.
  const counted = act.kind === 'go' && typeof before.many?.count === 'number' ? { many: before.many } : {};
  return { ...before, ...stated, ...made, ...counted, ...(person && { person }) };
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

function mentionedBy(act: Act, each?: Things): Mentions {
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
      return act.from ? {} : act.things.every(isProperty) ? part(together(act.things)) : thing(together(act.things));
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
      return 'milliseconds' in act.for ? {} : part(named(act.for));
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

function filledAct(act: Act, known: Mentions, hasEach: boolean): Act {
  const phrase = (one: Phrase) => (hasEach && !isSaid(one) ? one : filledPhrase(one, known));
  const things = (some: Things) => (hasEach && !isSaid(some.what) ? some : filledThings(some, known));
  switch (act.kind) {
    case 'go':
      return 'url' in act.to ? act : { ...act, to: phrase(act.to) };
    case 'scroll':
      return typeof act.to === 'string' ? act : { ...act, to: phrase(act.to) };
    case 'close':
      return act.what ? { ...act, what: phrase(act.what) } : act;
    case 'press':
    case 'hover':
      return { ...act, target: phrase(act.target) };
    case 'enter':
      return { ...entry(act), ...(act.field && { field: phrase(act.field) }) };
    case 'choose':
    case 'tick':
      return { ...act, things: act.things.map(phrase) };
    case 'drag': {
      const what = phrase(act.what);
      const { like = [], best, ...letter } = what;
      // "Move it to the archive": a letter is put there, not dragged.
      if (act.what.isPronoun && letter.kind === 'message')
        return {
          kind: 'add',
          things: { what: letter, count: isSeveral(act.what) ? 'all' : 'one', where: like, ...(best && { best }) },
          to: phrase(act.to),
        };
      const to = phrase(act.to);
      // "drag it up there", where no place was spoken of: nothing is dragged onto itself.
      const isItself = act.to.isPronoun && to.words === what.words && to.ordinal === undefined;
      return { ...act, what, to: isItself ? { words: '', isPronoun: true } : to };
    }
    case 'add':
      return { ...act, things: things(act.things), ...(act.to && { to: phrase(act.to) }) };
    case 'remove':
      return { ...act, things: things(act.things), ...(act.from && { from: phrase(act.from) }) };
    case 'handle':
      return { ...act, things: things(act.things), ...(act.with && { with: act.with.map(entry) }) };
    case 'send':
      return { ...act, entries: act.entries.map(entry) };
    case 'submit':
      // "Fill in …, then submit it": it is the form, not the field that was named last.
      if (act.what?.isPronoun && !known.thing) return { kind: 'submit' };
      return act.what ? { ...act, what: phrase(act.what) } : act;
    case 'search':
      return { ...act, query: sought(act.query) };
    case 'download':
      return { ...act, what: phrase(act.what) };
    case 'wait':
      return 'milliseconds' in act.for ? act : { ...act, for: phrase(act.for) };
    case 'tell':
      return { ...act, question: { ...act.question, things: things(act.question.things) } };
    default:
      return act;
  }

  /** "search for it": for what was spoken of. */
  function sought(query: Value): Value {
    const said = query.text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .split(/\s+/)
      .filter((word) => !look(places, [word], 0));
    const isPronoun = query.kind === 'text' && !query.exact && look(pronouns, said, 0)?.length === said.length;
    const meant = isPronoun ? (known.thing ?? known.many) : undefined;
    return meant && meant.what.words !== ''
      ? { text: meant.what.words, kind: 'text', ...(meant.what.exact && { exact: true }) }
      : query;
  }

  /** "send him": the person who was named. */
  function entry<Some extends { value: Value }>(one: Some): Some {
    const { value } = one;
    const isPerson = value.kind === 'text' && !value.exact && look(people, [value.text.toLowerCase()], 0);
    return isPerson && known.person ? { ...one, value: { text: known.person, kind: 'text' } } : one;
  }
}

function filledPhrase(phrase: Phrase, known: Mentions): Phrase {
  const { place } = phrase;
  const placed = place ? { ...phrase, place: { ...place, what: filledPhrase(place.what, known) } } : phrase;
  if (!phrase.isPronoun) return placed;
  const meant = antecedentOf(placed, known);
  if (!meant && isOneOf(placed)) {
    const { isPronoun: _, ...own } = placed;
    return { ...own, words: '' };
  }
  const { what, where, best } = meant ?? nothing;
  const { ordinal, place: there, ...plain } = what;
  const isOwn = placed.ordinal !== undefined || placed.best !== undefined;
  return {
    ...plain,
    ...(!isOwn && ordinal !== undefined && { ordinal }),
    ...(there && { place: there }),
    ...(where.length > 0 && { like: where }),
    ...(best && !isOwn && { best }),
    ...withoutWords(placed),
  };
}

function filledThings(things: Things, known: Mentions): Things {
  const { except } = things;
  const what = filledPhrase(things.best ? { ...things.what, best: things.best } : things.what, known);
  if (!things.what.isPronoun) {
    const own = { thing: things, many: things };
    const { best: _, ...plain } = what;
    return {
      ...things,
      what: plain,
      ...(except && { except: except.map((one) => filledPhrase(one, { ...known, ...own })) }),
    };
  }
  const meant = antecedentOf(things.best ? { ...things.what, best: things.best } : things.what, known);
  const { like = [], best, ...plain } = what;
  const isMany = isSeveral(things.what) && meant !== undefined;
  // "Open Drafts and delete them": of a place all that is in it is meant.
  const isBoth = /^(?:both|об[аеио])/i.test(things.what.words);
  if (isMany && !isBoth && meant === known.place && meant.count === 'one' && !isPlain(meant.what))
    return { what: { words: '', place: { is: 'in', what: meant.what } }, count: 'all', where: things.where };
  const first = things.best ?? best;
  const left = except ?? (isMany ? meant.except : undefined);
  return {
    what: plain,
    count:
      /^(?:all|both|each) /i.test(things.what.words) || (isMany && meant.where.filter(isSource).length > 1)
        ? 'all'
        : isMany && things.count === 'one'
          ? meant.count
          : things.count,
    where: [...like, ...things.where],
    ...(first && { best: first }),
    ...(left && { except: left }),
  };
}

const nothing: Things = { what: { words: '' }, count: 'one', where: [] };

/** What this pronoun stands for. */
function antecedentOf(phrase: Phrase, { thing: last, part: touched, many, person, place }: Mentions) {
  const word = phrase.words.toLowerCase().replaceAll('ё', 'е');
  if (look(places, [word], 0)) return place ?? last;
  if (look(people, [word], 0)) {
    // A letter is answered rather than its writer.
    const isTheirs = last && person !== undefined && last.where.some(({ value }) => value.text === person);
    return isTheirs || person === undefined ? last : asThings({ words: person });
  }
  if (isOneOf(phrase)) return many ? { ...many, count: 'one' as const } : undefined;
  // "I want two of these; open that shop and put them in": several are not the one place in between.
  if (isSeveral(phrase) && many && (!last || (many !== last && last === place))) return many;
  // What is left out is never a mere field or button.
  if (!last || !touched || word === '') return last ?? (word === '' ? undefined : touched);
  return agrees(word, last) || !agrees(word, touched) ? last : touched;
}

/** "the first one", "the newest": one out of many that were spoken of. */
function isOneOf({ words, ordinal, best }: Phrase): boolean {
  return /^(?:one|ones)$/i.test(words) || ordinal !== undefined || best !== undefined;
}

/** Whether a Russian pronoun bends like the name; other languages do not say. */
function agrees(word: string, { what, count }: Things): boolean {
  const gender = genderOf(what);
  if (!gender) return true;
  if (/^(?:ее|нее|ней|она|ею)$/.test(word)) return gender === 'she';
  if (/^(?:его|него|ему|он|нем|ним)$/.test(word)) return gender === 'he' || gender === 'it';
  if (/^(?:их|них|им|они|ими)$/.test(word)) return gender === 'they' || count !== 'one';
  return true;
}

function genderOf({ words, kind, exact }: Phrase): 'he' | 'she' | 'it' | 'they' | undefined {
  if (kind && /^(?:message|field|dialog|menu|picture)$/.test(kind)) return 'it';
  if (kind && /^(?:button|link|row|cell|table|card|page|icon|form|folder|tab|column)$/.test(kind)) return 'she';
  const [first = ''] = words.toLowerCase().split(/\s+/);
  if (kind || exact || !/^[а-яё]+$/.test(first)) return undefined;
  if (/[аяую]$/.test(first)) return 'she';
  if (/[оеё]$/.test(first)) return 'it';
  if (/[ыи]$/.test(first)) return 'they';
  return first.endsWith('ь') ? undefined : 'he';
}

/** What a pronoun has of its own, without the pronoun itself. */
function withoutWords({ words: _, ...own }: Phrase): Omit<Phrase, 'words'> {
  return own;
}

/** Whether it is one thing by what is said of it, rather than a place with things in it. */
function isPlain({ kind, ordinal, exact }: Phrase): boolean {
  return (
    (kind !== undefined && !/^(?:folder|section|page|list|tab)$/.test(kind)) || ordinal !== undefined || exact === true
  );
}

function isSeveral({ words }: Phrase): boolean {
  const said = words.toLowerCase().split(/\s+/);
  return look(severals, said, 0)?.length === said.length;
}

/** Whether a pronoun was said, rather than left out or put for each of many. */
function isSaid({ words, isPronoun, place }: Phrase): boolean {
  if (!isPronoun) return place !== undefined;
  const said = words.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  return look(pronouns, said, 0)?.length === said.length;
}

function isNamed({ words, kind, isPronoun, ordinal, like }: Phrase): boolean {
  return !isPronoun && (words !== '' || kind !== undefined || ordinal !== undefined || (like?.length ?? 0) > 0);
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
function isProperty({ words, exact }: Phrase): boolean {
  const said = words.toLowerCase().split(/\s+/);
  return !exact && said.length > 1 && said.some((_, at) => look(properties, said, at) !== undefined);
}

function isPlural({ words }: Phrase): boolean {
  return /(?:[^s]s|[ыи]|ов|ев)$/i.test(words);
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

export function asThings({ like, best, ...what }: Phrase): Things {
  return { what, count: 'one', where: like ?? [], ...(best && { best }) };
}

function asPhrase({ text, exact }: Value): Phrase {
  return { words: text, ...(exact && { exact }) };
}

function personIn(act: Act): string | undefined {
  switch (act.kind) {
    case 'send':
      return act.entries.find(({ field }) => /^(?:to|кому)$/.test(field?.words ?? ''))?.value.text;
    case 'go':
      return 'url' in act.to ? undefined : personOf(act.to);
    case 'press':
      return personOf(act.target);
    case 'tell':
      return personAmong(act.question.things);
    case 'handle':
      return personAmong(act.things) ?? act.with?.find(isPerson)?.value.text;
    case 'add':
    case 'remove':
      return personAmong(act.things);
    default:
      return undefined;
  }
}

/** "assign it to Ann Berg": whoever gets it. */
function isPerson({ field, value }: Entry): boolean {
  return !field && value.kind === 'text' && !value.exact && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(value.text);
}

function personAmong({ what, where }: Things): string | undefined {
  return personOf({ ...what, like: where });
}

/** "the letter from Anna", "the profile of Anna". */
function personOf({ words, exact, like = [], place }: Phrase): string | undefined {
  const from = like.find(isFrom)?.value.text;
  // «профиль Ирины Лавровой»: a name after a plain noun.
  const named = exact ? undefined : /^\p{Ll}+ (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)$/u.exec(words)?.[1];
  const owner = place?.is === 'of' && /^\p{Lu}/u.test(place.what.words) ? place.what.words : undefined;
  return from ?? owner ?? named;
}

function isFrom({ of, value }: Constraint): boolean {
  return /^(?:from|by|от)$/.test(of?.words ?? '') && /^\p{Lu}/u.test(value.text);
}
