import type { Phrase } from '../../goal.ts';
import { isSmall, propertyPhrase, trim } from '../../understanding/context.ts';
import { comparatives } from '../../understanding/lexicon/degrees.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { questions } from '../../understanding/lexicon/questions.ts';
import { tellPhrase } from '../../understanding/questions/tell.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import type { TaggedSlot } from '../tagged.ts';
import { allOf, clauseOf, slotsOf, type Words, wordsOf } from './tagged-words.ts';

interface Compared {
  tell: Phrase;
  /** The clause without what was said of that. */
  words: Words;
}

/** "whose [delivery] is cheaper", "who charges less for [delivery]": in what two are held against each other, where that is said. */
export function comparedBy(words: Words): Compared | undefined {
  const { context } = words;
  const fields = allOf(words, 'field').map(withoutDegree);
  const degree = fields.find(({ by }) => by)?.by ?? withoutDegree(clauseOf(words)).by;
  if (!degree) return undefined;
  const topics = topicsIn(words);
  const topic = fields.map(({ rest }) => rest).find((said) => said.length > 0) ?? topics[0]?.said;
  return {
    tell: topic ? tellPhrase(topic, context) : propertyPhrase(degree, context),
    words: { ...words, slots: words.slots.filter((slot) => !topics.some((one) => one.slot === slot)) },
  };
}

/** A field without what one is more than the other in it, and without whoever asks for it. */
function withoutDegree(said: readonly Token[]): { by?: Parameters<typeof propertyPhrase>[0]; rest: Token[] } {
  const words = wordsIn(said);
  const at = said.findIndex((_, index) => look(comparatives, words, index) !== undefined);
  const degree = at < 0 ? undefined : look(comparatives, words, at);
  if (!degree) return { rest: look(questions, words, 0) ? [] : trim(said) };
  const rest = [...said.slice(0, at), ...said.slice(at + degree.length)];
  return { by: degree.meaning, rest: trim(rest.filter((token) => !isSmall(token) && !FOR.test(token.word))) };
}

/** «[доставка] дешевле, в «А» или в «Б»»: a thing without a name, beside two that have one. */
function topicsIn(words: Words): { slot: TaggedSlot; said: Token[] }[] {
  const things = slotsOf(words, 'thing').map((slot) => ({ slot, said: trim(wordsOf(words, slot)) }));
  const named = [...things.map(({ said }) => said), ...allOf(words, 'against')].filter(isNamed);
  const isWhich = ({ slot }: { slot: TaggedSlot }) =>
    words.tokens.slice(Math.max(words.from, slot.from - 3), slot.to).some(({ word }) => WHICH.test(word));
  return named.length > 1 ? things.filter((one) => !isNamed(one.said) && !isWhich(one)) : [];
}

function isNamed(said: readonly Token[]): boolean {
  return said.some(({ value, text }) => value !== undefined || /^\p{Lu}/u.test(text));
}

/** "which [hotel] is cheaper", «какой из двух [отелей]»: the sort of both. */
const WHICH = /^(?:which|what|of|two|both|как(?:ой|ая|ое|ие|ого)|котор\p{L}+|из|двух|этих)$/u;
const FOR = /^(?:for|to|on|за|на|у|с)$/;
