import { kinds } from '../../lexicon/kinds.ts';
import { has, look } from '../../lexicon/match.ts';
import { articles, connectors } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';
import { putInQuotes } from './put-in-quotes.ts';

/** "Write Back at noon in the note", "type See you at 5 into the box": words that begin large and go on small are a text, though it has no quotes. */
export function asQuoted(tokens: readonly Token[]): Token[] {
  return putInQuotes(tokens, textEnd);
}

/** Where the text that begins here ends, before what says where it goes; nowhere where none begins. */
function textEnd(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  const first = tokens[at];
  const isBegun = before !== undefined && WRITES.test(before.word) && /^\p{Lu}\p{Ll}+$/u.test(first?.text ?? '');
  if (!isBegun || first?.value) return -1;
  const stop = tokens.findIndex((token, index) => index > at && (token.isMark || endsDeed(tokens, index)));
  const close = stop < 0 ? tokens.length : stop;
  const joint = jointIn(tokens, at, close);
  const text = tokens.slice(at, Math.max(joint, at));
  const field = tokens.slice(joint + 1, close);
  const isText = text.some(({ text: word, value }, index) => index > 0 && !value?.exact && /^\p{Ll}/u.test(word));
  const isPlain = text.every(({ value }) => !value?.exact && value?.kind !== 'secret' && value?.kind !== 'file');
  // "Anna as the name and Berg as the surname": two texts, or nobody knows.
  const isOne = !text.some(({ word }) => JOINT.test(word)) || !text.some(({ word }) => /^(?:and|и|а)$/.test(word));
  const isField = field.length < MOST_WORDS && isNamed(field) && !field.some(({ value }) => value && !value.exact);
  return joint > at && isText && isPlain && isOne && isField ? joint : -1;
}

/** What comes before the field: the first that is said to be one, else the last thing that is named. */
function jointIn(tokens: readonly Token[], at: number, close: number): number {
  const words = wordsIn(tokens);
  const joints = words.flatMap((word, index) => (index > at && index < close - 1 && JOINT.test(word) ? [index] : []));
  const isField = (from: number, to: number) =>
    tokens.slice(from, to).some((_, index) => look(kinds, words, from + index)?.meaning === 'field');
  const first = joints.find((joint, index) => isField(joint + 1, joints[index + 1] ?? close));
  return first ?? joints.at(-1) ?? -1;
}

const WRITES = /^(?:write|type|enter|напиши(?:те)?|впиши(?:те)?|введи(?:те)?)$/;
const JOINT = /^(?:in|into|to|on|under|as|в|во)$/;
const MOST_WORDS = 6;

/** "the note", "Amara", "my status field": something that has it, or somebody who gets it. */
function isNamed(field: readonly Token[]): boolean {
  const [first, ...more] = field;
  if (!first) return false;
  const isLed = has(articles, first.word) || /^(?:my|his|her|our|your|их|поле|заметк|комментари)/.test(first.word);
  return (
    (isLed && more.length > 0) || first.value?.exact === true || /^\p{Lu}/u.test(first.text) || /[а-я]/.test(first.word)
  );
}

/** "… and press Save": the next deed. */
function endsDeed(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const verb = has(connectors, words[at] ?? '') ? look(verbs, words, at + 1) : undefined;
  return verb?.form === 'base' && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '');
}
