import type { Act, Goal, Phrase, Things } from '../goal.ts';
import { trim } from '../understanding/context.ts';
import { gettings } from '../understanding/lexicon/gettings.ts';
import { has, look } from '../understanding/lexicon/match.ts';
import { places } from '../understanding/lexicon/pronouns.ts';
import { articles } from '../understanding/lexicon/small-words.ts';
import { asThings } from '../understanding/mentions.ts';
import { isDoneWithThem } from '../understanding/of-several.ts';
import { isPluralHead, readThings } from '../understanding/phrase.ts';
import { saidBy, wordsIn } from '../understanding/tokens.ts';
import { withThings } from '../understanding/with-things.ts';
import { nounIn, nounsIn, phraseOf, placeNamed, placeOf, withPlace as withPlaceOf } from './decoding/nouns.ts';
import { clauseOf, slotsOf, type Words } from './decoding/tagged-words.ts';
import type { TaggedSlot } from './tagged.ts';

/** "It should be in the Taxes folder": the goals with the way to where they are, or with the place to look in. */
export function hinted(goals: readonly Goal[], words: Words): readonly Goal[] {
  // What is only spoken of is no way: its place belongs to it.
  const isSpokenOf = slotsOf(words, 'thing').some((slot) => !isWithin(words, slot));
  if (isSpokenOf) return goals;
  const named = slotsOf(words, 'place', 'thing')
    .flatMap((slot) => stepsOf(words, slot))
    .map((slot) => (slot.slot === 'thing' ? phraseOf(nounIn(words)) : placeNamed(words, slot)));
  const [first, ...others] = goals;
  const last = named.at(-1);
  if (!first || !last || last.isPronoun || isGoneTo(first.act, last)) return goals;
  const placed = withPlace(first.act, last);
  const way = placed ? named.slice(0, -1) : named;
  const said = saidBy(clauseOf(words), words.context.task);
  return [
    ...way.map((to): Goal => ({ act: { kind: 'go', to }, said })),
    placed ? { ...first, act: placed } : first,
    ...others,
  ];
}

/** "It is in Archive. Go to Archive …": nothing more is told by it. */
function isGoneTo(act: Act, { words }: Phrase): boolean {
  return act.kind === 'go' && !('url' in act.to) && act.to.words.toLowerCase() === words.toLowerCase();
}

/** "The prices are [in] the post “Spring”": what something stands in. */
function isWithin({ tokens, from }: Words, slot: TaggedSlot): boolean {
  const before = tokens.slice(from, slot.from).findLast((token) => !look(articles, [token.word], 0));
  return slot.from > from && /^(?:in|on|inside|within|under|в|во|на|внутри|под)$/.test(before?.word ?? '');
}

/** "There's a thread on tyres, go into it": the goals with what they speak of. */
export function spokenOf(goals: readonly Goal[], heard: Words): readonly Goal[] {
  const words = { ...heard, slots: heard.slots.map((slot) => withoutGetting(slot, heard)) };
  const isNamed = slotsOf(words, 'thing').length > 0;
  const [place] = slotsOf(words, 'place');
  const spoken = isNamed ? nounsIn(words).map(answered) : subjectOf(words);
  const nouns = spoken.map((noun) => withOrigin(withNames(noun, words), words, place));
  const [about, ...more] = nouns;
  const [first, ...others] = goals;
  if (!about || about.what.isPronoun || !first) return goals;
  const whole = isOneTouched(first) ? wholeOf(nouns, words) : undefined;
  if (whole) return aboutThem(goals, whole);
  if (more.length === 0) return aboutThem(goals, isOfMany(about, words) ? { ...about, count: 'all' } : about);
  // "There are the notes “Plan” and “Idea”, delete them": done with each of them; of what is asked otherwise nobody knows which.
  if (!isDoneWithThem(first.act)) return aboutThem(goals, { ...about, what: { words: '' }, where: [] });
  return [...nouns.map((one) => withThings(first, () => one)), ...others];
}

/** "There are letters from Ann, delete them": all of them, of which that is said. */
function isOfMany({ what, where, count }: Things, words: Words): boolean {
  const [first] = slotsOf(words, 'thing');
  const isPlural = first !== undefined && isPluralHead(words.tokens.slice(first.from, first.to));
  return isPlural && count === 'one' && what.kind !== undefined && what.words === '' && where.length > 0;
}

/** "I want to [order] borscht": how one gets it is no part of what it is. */
function withoutGetting(slot: TaggedSlot, { tokens }: Words): TaggedSlot {
  const [before, first] = [tokens[slot.from - 1], tokens[slot.from]];
  const isGetting = before?.word === 'to' && has(gettings, first?.word ?? '') && slot.to - slot.from > 1;
  return slot.slot === 'thing' && isGetting ? { ...slot, from: slot.from + 1 } : slot;
}

/** "I don't want to miss new answers [in the topic about tyres], so open it": of many in one, the one is "it". */
function wholeOf([many, whole, ...others]: readonly Things[], words: Words): Things | undefined {
  const [first, second] = slotsOf(words, 'thing');
  const isMany = first !== undefined && isPluralHead(words.tokens.slice(first.from, first.to));
  // «две кружки в магазине «Глина», открой его»: of so many, it is known where they are from.
  if (!many || !isMany || others.length > 0 || typeof many.count === 'number') return undefined;
  if (!whole || !second) return many.what.place?.is === 'in' ? asThings(many.what.place.what) : undefined;
  return isWithin(words, second) && !isPluralHead(words.tokens.slice(second.from, second.to)) ? whole : undefined;
}

/** "open it", "follow it": one thing, and nothing is lost by it. */
function isOneTouched({ act }: Goal): boolean {
  const what = act.kind === 'go' && !('url' in act.to) ? act.to : act.kind === 'handle' ? act.things.what : undefined;
  return what?.isPronoun === true && /^(?:it|его|него|ее|её|нее|неё)$/i.test(what.words);
}

/** "[The order] is in Archive": what is told to be somewhere, where nobody marked it. */
function subjectOf({ tokens, from, to, context }: Words): Things[] {
  const own = tokens.slice(from, to);
  const end = own.findIndex(({ word }) =>
    /^(?:is|are|lies|sits|stands|лежит|лежат|находится|находятся|стоит)$/.test(word),
  );
  const said = trim(own.slice(0, Math.max(0, end)));
  const things = said.length > 0 && said.length < 4 ? readThings(said, context) : undefined;
  return things && !things.what.isPronoun ? [things] : [];
}

/** "the answer to “Is there parking?”": it stands where the question does. */
function answered(things: Things): Things {
  const { words, place, ...rest } = things.what;
  const question = place?.what.exact ? place.what.words : things.where.find(({ value }) => value.exact)?.value.text;
  if (!/^(?:answer|reply|ответ)$/i.test(words) || question === undefined) return things;
  return { ...things, what: { ...rest, words: question, exact: true }, where: [] };
}

/** "four chairs [from Nordhem]" are told by it; "a lamp [in my basket]" is there. */
function withOrigin(things: Things, words: Words, place: TaggedSlot | undefined): Things {
  if (!place) return things;
  const [before = ''] = wordsIn(words.tokens.slice(place.from - 1, place.from));
  if (!/^(?:from|by|из|от)$/.test(before)) return withPlaceOf(things, placeOf(words, place));
  const { exact, words: text } = placeNamed(words, place);
  const value = { text, kind: 'text' as const, ...(exact && { exact }) };
  return { ...things, where: [...things.where, { of: { words: before }, is: '=', value }] };
}

/** The goals with what they speak of, as far as nobody knows already. */
export function aboutThem(goals: readonly Goal[], about: Things): readonly Goal[] {
  const at = Math.max(0, goals.findIndex(speaksOfIt));
  return goals.map((goal, index) => (index === at && !goal.about ? { ...goal, about } : goal));
}

/** "download it": something that is not named, and is no place. */
export function speaksOfIt({ act }: Goal): boolean {
  const pronouns = JSON.stringify(act).matchAll(/"words":"([^"]*)"[^{}]*"isPronoun":true/g);
  return [...pronouns].some(([, said = '']) => said !== '' && !look(places, [said.toLowerCase()], 0));
}

/** "Sofia Reyes has a row": a name beside the thing tells which one it is. */
function withNames(things: Things, words: Words): Things {
  const isFree = (at: number) => !words.slots.some(({ from, to }) => from <= at && at < to);
  const names = words.tokens.slice(words.from, words.to).filter((token, index) => {
    const isName = token.value?.exact || (/^\p{Lu}\p{Ll}/u.test(token.text) && (index > 0 || isFollowedByName(words)));
    return isName && isFree(words.from + index);
  });
  if (names.length === 0) return things;
  const text = saidBy(names, words.context.task);
  return { ...things, where: [...things.where, { is: '=', value: { text, kind: 'text' } }] };
}

/** The first word of a sentence has a capital anyway. */
function isFollowedByName({ tokens, from }: Words): boolean {
  return /^\p{Lu}\p{Ll}/u.test(tokens[from + 1]?.text ?? '');
}

/** "Help > My cases" is two places, one in the other. */
function stepsOf({ tokens }: Words, { slot, from, to }: TaggedSlot): TaggedSlot[] {
  const cuts = tokens.slice(from, to).flatMap(({ text }, at) => (/^(?:>|→|->|=>)$/.test(text) ? [from + at] : []));
  return [from - 1, ...cuts].map((cut, at) => ({ slot, from: cut + 1, to: cuts[at] ?? to }));
}

/** What is looked for among many is looked for in its place; all else is where one has to go. */
function withPlace(act: Act, what: Phrase): Act | undefined {
  const inside = (things: Things): Things => ({ ...things, what: { ...things.what, place: { is: 'in', what } } });
  switch (act.kind) {
    case 'tell': {
      const { question } = act;
      // A post or a letter is opened, and then read.
      if (what.kind === 'message' || (what.exact && !what.kind)) return undefined;
      return question.things.what.place
        ? undefined
        : { ...act, question: { ...question, things: inside(question.things) } };
    }
    case 'add':
    case 'remove':
    case 'handle':
      return act.things.what.place || act.things.what.isPronoun ? undefined : { ...act, things: inside(act.things) };
    default:
      return undefined;
  }
}
