import type { Act, Goal, Phrase, Things, Value } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { people, places, pronouns } from './lexicon/pronouns.ts';
import { asThings, isNamed, type Mentions, mentionedBy } from './mentions.ts';
import { isSource } from './of-several.ts';
import { antecedentOf, isOneOf, isSeveral } from './stands-for.ts';

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
    case 'add': {
      const [some, to] = [things(act.things), act.to && phrase(act.to)];
      return { ...act, things: to ? { ...some, what: notThereYet(some.what, to) } : some, ...(to && { to }) };
    }
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
      return 'words' in act.for ? { ...act, for: phrase(act.for) } : act;
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

/** "It belongs in Ready, put it there": what is put somewhere is not looked for there. */
function notThereYet({ place, ...what }: Phrase, to: Phrase): Phrase {
  const isThere = place?.is === 'in' && place.what.words.toLowerCase() === to.words.toLowerCase();
  return place && !isThere ? { ...what, place } : what;
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
  // "I'd like three of them. Add to the basket": nothing is said of them again, so there are as many.
  const isLeftOut = things.what.words === '' && typeof meant?.count === 'number';
  const isMany = meant !== undefined && (isSeveral(things.what) || isLeftOut);
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

/** What a pronoun has of its own, without the pronoun itself. */
function withoutWords({ words: _, ...own }: Phrase): Omit<Phrase, 'words'> {
  return own;
}

/** Whether it is one thing by what is said of it, rather than a place with things in it. */
function isPlain({ kind, ordinal }: Phrase): boolean {
  return (kind !== undefined && !/^(?:folder|section|page|list|tab)$/.test(kind)) || ordinal !== undefined;
}

/** Whether a pronoun was said, rather than left out or put for each of many. */
function isSaid({ words, isPronoun, place }: Phrase): boolean {
  if (!isPronoun) return place !== undefined;
  const said = words.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  return look(pronouns, said, 0)?.length === said.length;
}
