import type { Act, Constraint, Entry, Phrase, Relation, Things } from '../../goal.ts';
import { jointOfState } from '../../understanding/clause.ts';
import { findVerb } from '../../understanding/clauses.ts';
import { isSmall, propertyPhrase, textOf, trim } from '../../understanding/context.ts';
import { build } from '../../understanding/goals/build.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { asInfinitive, plainVerb } from '../../understanding/goals/handling.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { people } from '../../understanding/lexicon/pronouns.ts';
import { known } from '../../understanding/lexicon/properties.ts';
import { verbs } from '../../understanding/lexicon/verbs.ts';
import { readPhrase, readThings } from '../../understanding/phrase.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import type { TaggedSlot } from '../tagged.ts';
import { asValue } from './as-value.ts';
import { choose } from './entering.ts';
import { entriesIn } from './entries.ts';
import { nothing, nounsIn, phraseOf, placeNamed, placeOf, targetsIn, withoutJoint, withPlace } from './nouns.ts';
import { allOf, clauseOf, isSaidAround, slotsOf, type Words, wordsOf } from './tagged-words.ts';

/** Into a cart or list; with fields and values it is a record that is made. */
export function add(words: Words): Built {
  const origin = originIn(words);
  if (origin) return addedFrom(words, origin);
  const [to, place] = [slotsOf(words, 'to')[0], slotsOf(words, 'place')[0]];
  const entries = entriesIn(words);
  const holder = to ?? place;
  const named = newlyNamed(words, entries);
  if (named) return built({ kind: 'add', things: withPlace(named, holder && placeOf(words, holder)) });
  if (entries.length > 0) {
    const [unnamed, ...others] = entries;
    // "a new contact named Eva with phone …": what stands alone is its name.
    const isName = unnamed && !unnamed.field && others.length > 0 && others.every(({ field }) => field);
    const all = isName
      ? [{ field: propertyPhrase(known.name, words.context), value: unnamed.value }, ...others]
      : entries;
    const verb = { words: verbSaid(words) ?? creating[words.context.language] };
    return built(
      ...(slotsOf(words, 'thing').length > 0 ? nounsIn(words) : [made(words)]).map(
        (things): Act => ({
          kind: 'handle',
          verb,
          things: withPlace(things, holder && placeOf(words, holder)),
          with: all,
        }),
      ),
    );
  }
  const target = holder ? { to: placeNamed(words, holder) } : {};
  return built(...nounsIn(words).map((things): Act => ({ kind: 'add', things, ...target })));
}

interface Origin {
  name: readonly Token[];
  slots: readonly TaggedSlot[];
}

/** «три пирога из кафе «Берёзка»», "two lamps at Lumina": out of a place with a name of its own, not into it. */
function originIn(words: Words): Origin | undefined {
  for (const slot of slotsOf(words, 'place', 'to')) {
    const named = slotsOf(words, 'value').find(({ from }) => from === slot.to);
    const said = trim(wordsOf(words, slot));
    const first = said.findIndex(isName);
    const name = named ? wordsOf(words, named) : first < 0 ? [] : said.slice(first);
    const before = [words.tokens[slot.from - 1], said[0]].map((token) => token?.word ?? '');
    const isOut = before.some((word) => /^(?:from|at|из|у)$/.test(word));
    const isIn = before.some((word) => /^(?:in|в|во)$/.test(word)) && isSaidAround(words, ORDERED);
    const isAlone = slotsOf(words, 'value').every((value) => value === named);
    if ((isOut || isIn) && isAlone && name.length > 0 && name.every(isName))
      return { name, slots: named ? [slot, named] : [slot] };
  }
  return undefined;
}

const ORDERED = /^(?:order|buy|get|заказать|закажи|закажите|купить|купи|купите|взять)$/;

function isName({ text, value }: Token): boolean {
  return value?.exact === true || (!value && /^\p{Lu}/u.test(text));
}

function addedFrom(words: Words, { name, slots }: Origin): Built {
  const { context } = words;
  const of: Phrase = { words: { en: 'from', ru: 'из' }[context.language] };
  const from: Constraint = { of, is: '=', value: asValue(name, context) };
  const holder = slotsOf(words, 'to', 'place').find((slot) => !slots.includes(slot));
  const to = holder ? { to: placeNamed(words, holder) } : {};
  return built(
    ...nounsIn(words).map(
      (things): Act => ({
        kind: 'add',
        things: { ...things, where: [...things.where, from] },
        ...to,
      }),
    ),
  );
}

/** "create a new folder named Photos", "a new card with the text … under the heading …": what is made anew is called so, and is there. */
function newlyNamed(words: Words, entries: readonly Entry[]): Things | undefined {
  const [things, ...more] = nounsIn(words);
  const isNew = things && /^(?:new|another|нов\p{L}+|ещё одн\p{L}+)?$/iu.test(things.what.words);
  const [name, ...names] = entries.filter(({ field }) => !field || OWN_NAME.test(field.words));
  const [there, ...others] = entries.filter((entry) => entry !== name && !names.includes(entry));
  const isPlaced = !there || (there.value.exact && isHeading(there.field) && !things?.what.place);
  // What is written to somebody has a text, and no name.
  const isWritten = name?.field !== undefined && things?.what.kind === 'message';
  if (!name || !isNew || !isPlaced || isWritten || !things.what.kind || names.length + others.length + more.length > 0)
    return undefined;
  const place: Relation | undefined = there && {
    is: 'under',
    what: { words: there.value.text, exact: true, kind: 'heading' },
  };
  const called = { words: name.value.text, ...(name.value.exact && { exact: true as const }) };
  return { ...things, what: { ...things.what, ...called, ...(place && { place }) } };
}

const OWN_NAME =
  /^(?:(?:its|the|его|ее|её) )?(?:name|named|title|titled|entitled|text|called|имя|именем|названи\p{L}+|текст\p{L}*)$/iu;

/** Under what new things are put. */
function isHeading(field: Phrase | undefined): boolean {
  return (
    field?.kind === 'heading' ||
    field?.kind === 'column' ||
    /^(?:heading|column|section|заголов\p{L}+|колонк\p{L}+|раздел\p{L}*)$/iu.test(field?.words ?? '')
  );
}

/** "create a new contact: name …": what is made stands between the verb and what it says. */
function made(words: Words): Things {
  const verb = findVerb(clauseOf(words));
  const from = words.from + (verb ? verb.at + verb.length : 0);
  const first = Math.min(words.to, ...words.slots.map((slot) => slot.from));
  const said = trim(words.tokens.slice(from, first)).filter((token) => !token.isMark && !token.value);
  const noun = said.findIndex((token) => isSmall(token));
  const name = said.slice(0, noun < 0 ? said.length : noun);
  return name.length > 0 ? readThings(name, words.context) : nothing;
}

const creating = { en: 'add', ru: 'добавить' } as const;

/** Out of something; where only the place is named, all that is in it. */
export function remove(words: Words): Built | undefined {
  const [place] = slotsOf(words, 'place', 'to');
  const from = place ? { from: placeNamed(words, place) } : {};
  const hasThing = slotsOf(words, 'thing', 'cond', 'best', 'count').length > 0;
  if (hasThing)
    return built(...nounsIn(words).map((things): Act => emptied(words, things) ?? { kind: 'remove', things, ...from }));
  const [{ except } = nothing] = nounsIn(words);
  if (!place) return built({ kind: 'remove', things: nothing });
  // Only who says so takes away all there is: "I don't want Excel among my tools" does not.
  if (!isSaidAround(words, ALL)) return undefined;
  return built({ kind: 'remove', things: { ...everything, ...(except && { except }) }, ...from });
}

/** "empty the cart" leaves the cart where it is. */
function emptied(words: Words, { what, count, where }: Things): Act | undefined {
  const isEmptied = isSaidAround(words, /^(?:empty|clear|опустош\p{L}*|очист\p{L}*|вычист\p{L}*)$/u);
  if (!isEmptied || count !== 'one' || where.length > 0) return undefined;
  // "open Spam and clear it out": all that is in it.
  if (what.isPronoun)
    return { kind: 'remove', things: { what: { words: 'them', isPronoun: true }, count: 'all', where: [] } };
  return { kind: 'remove', things: everything, from: what };
}

const ALL =
  /^(?:all|everything|empty|clear|clean|wipe|purge|все|опустош\p{L}*|очист\p{L}*|вычист\p{L}*|освобод\p{L}*|почист\p{L}*)$/u;

const everything: Things = { what: { words: '', kind: 'item' }, count: 'all', where: [] };

/** Whatever else is done with things, with what goes along: a text, a person, a folder. */
export function handle(said: Words): Built | undefined {
  const words = withAim(said);
  const verb = verbSaid(words);
  if (!verb) return undefined;
  const { context } = words;
  const [aim] = slotsOf(words, 'to');
  // "the stay in Oslo": where it is, not where it goes.
  const isThere = aim && words === said && /^(?:in|at)$/.test(words.tokens[aim.from - 1]?.word ?? '');
  const [to, place] = [isThere ? undefined : aim, slotsOf(words, 'place')[0] ?? (isThere ? aim : undefined)];
  const own = to || slotsOf(words, 'value').length > 0 ? undefined : (ownAct(words, verb) ?? putAs(words, verb));
  if (own) return own;
  const nouns = nounsIn(words).map((things) => withPlace(things, place && placeOf(words, place)));
  // What is done with two at once is not done with each.
  if (nouns.length > 1 && /^(?:swap|merg|join|combin|объедин|поменя)/.test(verb)) return undefined;
  if (to && /^(?:as|как)$/.test(words.tokens[to.from - 1]?.word ?? '')) return given(words, verb, nouns, to);
  const isDay = to && /^(?:date|time|duration)$/.test(asValue(withoutJoint(wordsOf(words, to)), context).kind);
  if (to && !isDay && (isMoved(verb) || isSentToPlace(words, verb, to)))
    return built(...nouns.map((things): Act => ({ kind: 'add', things, to: placeNamed(words, to) })));
  const goal = to ? undefined : goesTo(verb);
  if (goal) return built(...nouns.map((things): Act => ({ kind: 'add', things, to: { words: goal } })));
  const receiver = to ? [received(words, to)] : [];
  const entries: Entry[] = [...receiver, ...entriesIn(words)];
  const phrase: Phrase = { words: plainVerb(verb) };
  return built(
    ...nouns.map(
      (things): Act => ({
        kind: 'handle',
        verb: phrase,
        things,
        ...(entries.length > 0 && { with: entries }),
      }),
    ),
  );

  function received(heard: Words, slot: NonNullable<typeof to>): Entry {
    const value = asValue(withoutJoint(wordsOf(heard, slot)), context);
    return isPassedOn(verb ?? '') ? { field: propertyPhrase(known.recipient, context), value } : { value };
  }
}

/** "put it in the archive", «положи её в избранное»: where it is put is no part of the verb. */
function withAim(words: Words): Words {
  const { tokens, slots } = words;
  const verbs = slots.filter(({ slot }) => slot === 'verb');
  const aim = verbs.at(-1);
  const isPut = aim && verbs.length > 1 && /^(?:in|into|to|в|во)$/.test(tokens[aim.from]?.word ?? '');
  const isPlain =
    isPut && aim.to - aim.from > 1 && isMoved(wordsIn(tokens.slice(verbs[0]?.from, verbs[0]?.to)).join(' '));
  if (!isPlain || slots.some(({ slot }) => slot === 'to')) return words;
  return {
    ...words,
    slots: slots.map((one) => (one === aim ? { ...one, slot: 'to' as const, from: one.from + 1 } : one)),
  };
}

/** "put him as the person responsible", "… of the file “Plan”": somebody goes into a field. */
function putAs(words: Words, verb: string): Built | undefined {
  const [, field] =
    /^(?:(?:put|set|enter|write|list|note|name) as|(?:поставь|поставить) как) (?:the |an? )?(.+)$/.exec(verb) ?? [];
  const [thing, owner, ...others] = allOf(words, 'thing');
  const [first] = thing ?? [];
  const isPerson = first && (look(people, [first.word], 0) !== undefined || /^\p{Lu}\p{Ll}/u.test(first.text));
  if (!field || !thing || !isPerson || others.length > 0) return undefined;
  const of: Relation | undefined = owner && { is: 'of', what: readPhrase(owner, words.context) };
  return built({
    kind: 'enter',
    value: asValue(thing, words.context),
    field: { words: field, ...(of && { place: of }) },
  });
}

/** "close it", "press it": a deed that has an act of its own, whatever the clause was taken for. */
function ownAct(words: Words, verb: string): Built | undefined {
  const said = verb.split(/\s+/);
  const found = look(verbs, said, 0);
  // «письма должны быть удалены»: taken away, with all that is said of them.
  if (found?.length === said.length && found.meaning === 'remove') return remove(words);
  if (found?.length === said.length && found.meaning === 'choose') return choose(words);
  const [thing, ...others] = allOf(words, 'thing');
  const isOwn =
    found?.length === said.length && /^(?:close|press|download|go|open|hover|reload|back)$/.test(found.meaning);
  if (!isOwn || !thing || others.length > 0 || slotsOf(words, 'cond', 'best', 'except').length > 0) return undefined;
  return build({ concept: found.meaning, verb: [], rest: thing, context: words.context });
}

/** "mark it as spam": what it is made is part of the deed. */
function given(words: Words, verb: string, nouns: readonly Things[], to: TaggedSlot): Built {
  const as = textOf([...words.tokens.slice(to.from - 1, to.from), ...trim(wordsOf(words, to))], words.context);
  const phrase: Phrase = { words: `${plainVerb(verb)} ${as}` };
  return built(...nouns.map((things): Act => ({ kind: 'handle', verb: phrase, things })));
}

function isMoved(verb: string): boolean {
  return /^(?:let$|add|mov|put|fil|drop|stick|shift|transfer|перенес|перемест|перекин|перелож|полож|добав|убер|сдвин|в )/iu.test(
    verb,
  );
}

/** «пусть оба отправляются в спам», «пусть уйдёт в архив»: where something goes by itself, it is put. */
function goesTo(verb: string): string | undefined {
  return /^(?:отправл\p{L}+ся|отправ[ия]т\p{L}*ся|уйд[её]т|уйдут|уход[ия]т|ид[её]т|идут|пойд[её]т|пойдут) (?:в|на) (?<where>\p{L}+)$/u.exec(
    verb,
  )?.groups?.['where'];
}

/** "send it to the archive": a plain noun is a place, nobody is called so. */
function isSentToPlace(words: Words, verb: string, to: TaggedSlot): boolean {
  const said = trim(withoutJoint(wordsOf(words, to)));
  const isNoun = said.every(({ text, value }) => !value && /^\p{Ll}/u.test(text));
  return isPassedOn(verb) && isNoun && slotsOf(words, 'value').length === 0 && !look(people, [said[0]?.word ?? ''], 0);
}

/** What is done for somebody else to have it. */
function isPassedOn(verb: string): boolean {
  return /^(?:forward|send|shar|pass|перешл|пересл|отправ|подел|переда|скин)/iu.test(verb);
}

/** "mark … as read": the words of the deed, wherever they stand. */
function verbSaid(words: Words): string | undefined {
  const parts = withoutMarking(allOf(words, 'verb').map(trim));
  const [marking, state] = [parts[0]?.[0], parts.length === 2 && parts[1]?.length === 1 ? parts[1][0] : undefined];
  const joint = marking && state && jointOfState(marking, state);
  const said = (joint ? [parts[0] ?? [], [joint], ...parts.slice(1)] : parts)
    .map((tokens) => textOf(tokens, words.context))
    .filter((text) => text !== '');
  const deed = asInfinitive(said.join(' ').toLowerCase());
  // "write this as a reply".
  if (said.length > 0 && /(?<!\p{L})(?:as a reply|in reply|в ответ|ответом)(?!\p{L})/u.test(deed))
    return { en: 'reply', ru: 'ответить' }[words.context.language];
  if (said.length > 0) return deed;
  const clause = clauseOf(words);
  const verb = findVerb(clause);
  return verb && plainVerb(textOf(clause.slice(verb.at, verb.at + verb.length), words.context));
}

/** "[select] both and [move] them": what is marked is marked for what is done with it. */
function withoutMarking(parts: readonly Token[][]): readonly Token[][] {
  const [first, next, ...others] = parts.map((part) => look(verbs, wordsIn(part), 0)?.meaning);
  const isMarking = (first === 'choose' || first === 'tick') && next !== undefined && others.length === 0;
  return isMarking ? parts.slice(1) : parts;
}

export function submit(words: Words): Built {
  const entries = entriesIn(words).map((entry): Act => ({ kind: 'enter', ...entry }));
  const hasThing = slotsOf(words, 'thing').length > 0;
  const [what] = hasThing ? nounsIn(words) : [];
  return built(...entries, { kind: 'submit', ...(what && { what: phraseOf(what) }) });
}

export function download(words: Words): Built | undefined {
  if (slotsOf(words, 'thing', 'cond', 'best', 'value', 'place').length === 0) return undefined;
  const [place] = slotsOf(words, 'place');
  const targets = targetsIn(words);
  const each = targets.length === 1 ? targets[0]?.each : undefined;
  return {
    acts: targets.map(
      ({ phrase }): Act => ({
        kind: 'download',
        what: place && !phrase.place ? { ...phrase, place: placeOf(words, place) } : phrase,
      }),
    ),
    ...(each && { each }),
  };
}
