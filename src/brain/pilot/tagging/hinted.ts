import type { Act, Goal, Phrase, Things } from '../goal.ts';
import type { Context } from '../understanding/context.ts';
import { saidBy, type Token } from '../understanding/tokens.ts';
import { placeNamed } from './decoding/nouns.ts';
import { clauseOf, slotsOf, type Words } from './decoding/tagged-words.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/** "It should be in the Taxes folder": the goals with the way to where they are, or with the place to look in. */
export function hinted(
  goals: readonly Goal[],
  hint: TaggedClause,
  tokens: readonly Token[],
  context: Context,
): readonly Goal[] {
  const words: Words = { ...hint, tokens, context };
  const places = slotsOf(words, 'place')
    .flatMap((slot) => stepsOf(words, slot))
    .map((slot) => placeNamed(words, slot));
  const [first, ...others] = goals;
  const last = places.at(-1);
  if (!first || !last || last.isPronoun) return goals;
  const placed = withPlace(first.act, last);
  const way = placed ? places.slice(0, -1) : places;
  const said = saidBy(clauseOf(words), context.task);
  return [
    ...way.map((to): Goal => ({ act: { kind: 'go', to }, said })),
    placed ? { ...first, act: placed } : first,
    ...others,
  ];
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
