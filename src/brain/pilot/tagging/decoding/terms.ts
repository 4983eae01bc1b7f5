import type { Condition } from '../../goal.ts';
import { readCondition } from '../../understanding/condition.ts';
import { trim } from '../../understanding/context.ts';
import { existentials, ifs, states, untils, whenever } from '../../understanding/lexicon/conditions.ts';
import { look } from '../../understanding/lexicon/match.ts';
import type { Terms } from '../../understanding/terms.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import { slotsOf, type Words } from './tagged-words.ts';

/** On which conditions the clause holds; nothing where one of them cannot be looked up on a page. */
export function termsIn(words: Words): Terms | undefined {
  const only = withOpener(words, 'only') ?? onlyAfter(words);
  const until = words.kind === 'wait' ? undefined : withOpener(words, 'until');
  if (only && isAnswer(only))
    return words.context.isAsked && isYes(only)
      ? { only: { what: { words: 'so', isPronoun: true }, is: 'there' } }
      : undefined;
  if (only && !isVisible(only)) return undefined;
  return {
    ...(only && { only: conditionOf(only, words, ifs) }),
    ...(until && { until: conditionOf(until, words, untils) }),
  };
}

/** «пока [не появится]»: what opens the condition may stand before it. */
function withOpener(words: Words, name: 'only' | 'until'): Token[] | undefined {
  const [slot] = slotsOf(words, name);
  if (!slot) return undefined;
  const { tokens, from } = words;
  const opens = [2, 1].find((length) => {
    const at = slot.from - length;
    return at >= from && (look(ifs, wordsIn(tokens), at) ?? look(untils, wordsIn(tokens), at)) !== undefined;
  });
  return tokens.slice(slot.from - (opens ?? 0), slot.to);
}

/** "save the receipt if there is one": a condition that nobody has marked, where it says plainly what must be there. */
function onlyAfter({ tokens, slots, to, from }: Words): Token[] | undefined {
  const end = Math.max(from, ...slots.map((slot) => slot.to));
  const after = tokens.slice(end, to);
  const words = wordsIn(after);
  const at = after.findIndex((_, index) => look(ifs, words, index) !== undefined);
  const length = at >= 0 ? (look(ifs, words, at)?.length ?? 0) : 0;
  return at >= 0 && look(states, words, at + length) ? after.slice(at) : undefined;
}

/** "if so", «если да»: whether it holds is what was asked before, not what a page shows. */
function isAnswer(said: readonly Token[]): boolean {
  const text = trim(said)
    .map(({ word }) => word)
    .join(' ');
  return /^(?:only )?(?:if|если)? ?(?:so|not|yes|no|it is|it isn't|they do|да|нет|так|не так|то)$/.test(text);
}

function isYes(said: readonly Token[]): boolean {
  return !said.some(({ word }) => /^(?:not|no|isn't|нет|не)$/.test(word));
}

/** "if it renews this month": what no page shows in so many words is nothing to go by. */
function isVisible(said: readonly Token[]): boolean {
  const words = wordsIn(said);
  const isState = said.some((_, at) => look(states, words, at) !== undefined);
  return isState || said.length < 5;
}

function conditionOf(said: readonly Token[], { context, tokens }: Words, openers: typeof ifs): Condition {
  const kept = trim(said);
  const words = wordsIn(kept);
  const at = kept.findIndex((_, index) => look(openers, words, index) !== undefined);
  const found = at >= 0 ? look(openers, words, at) : undefined;
  const read = readCondition(found ? kept.slice(at + found.length) : kept, context, found?.meaning.isOpposite ?? false);
  // "In the last row there's a star, press it", "be patient": told, and not asked.
  const isTold = kept.some((_, index) => look(existentials, words, index) !== undefined) || !saysIf(tokens);
  if (!found && openers === ifs && isTold) return { ...read, isStated: true };
  // "if there is one": of what the clause is about.
  return /^(?:one|any|some)$/.test(read.what.words) ? { ...read, what: { words: '', isPronoun: true } } : read;
}

/** Whether anything at all is said to depend on something. */
function saysIf(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return tokens.some(
    ({ text, word }, at) => text === '?' || MAYBE.test(word) || look(ifs, words, at) || look(whenever, words, at),
  );
}

const MAYBE = /^(?:should|whether|maybe|ли|вдруг|может)$/;
