import type { Act, Goal, Phrase, Things } from '../goal.ts';
import { look } from '../understanding/lexicon/match.ts';
import { places } from '../understanding/lexicon/pronouns.ts';
import { articles } from '../understanding/lexicon/small-words.ts';
import { isDoneWithThem } from '../understanding/of-several.ts';
import { saidBy } from '../understanding/tokens.ts';
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
  if (!first || !last || last.isPronoun) return goals;
  const placed = withPlace(first.act, last);
  const way = placed ? named.slice(0, -1) : named;
  const said = saidBy(clauseOf(words), words.context.task);
  return [
    ...way.map((to): Goal => ({ act: { kind: 'go', to }, said })),
    placed ? { ...first, act: placed } : first,
    ...others,
  ];
}

/** "The prices are [in] the post “Spring”": what something stands in. */
function isWithin({ tokens, from }: Words, slot: TaggedSlot): boolean {
  const before = tokens.slice(from, slot.from).findLast((token) => !look(articles, [token.word], 0));
  return slot.from > from && /^(?:in|on|inside|within|under|в|во|на|внутри|под)$/.test(before?.word ?? '');
}

/** "There's a thread on tyres, go into it": the goals with what they speak of. */
export function spokenOf(goals: readonly Goal[], words: Words): readonly Goal[] {
  if (slotsOf(words, 'thing').length === 0) return goals;
  const [place] = slotsOf(words, 'place');
  const nouns = nounsIn(words).map((noun) => withPlaceOf(withNames(noun, words), place && placeOf(words, place)));
  const [about, ...more] = nouns;
  const [first, ...others] = goals;
  if (!about || about.what.isPronoun || !first) return goals;
  if (more.length === 0) return aboutThem(goals, about);
  // "There are the notes “Plan” and “Idea”, delete them": done with each of them; of what is asked otherwise nobody knows which.
  if (!isDoneWithThem(first.act)) return aboutThem(goals, { ...about, what: { words: '' }, where: [] });
  return [...nouns.map((one) => withThings(first, () => one)), ...others];
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
