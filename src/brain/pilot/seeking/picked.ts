import { look } from '../understanding/lexicon/match.ts';
import { ordinals } from '../understanding/lexicon/small-words.ts';
import { alike } from '../words/alike.ts';
import { isSameText } from '../words/normal.ts';

/** Which of the options a person has named: in its words, by what only it says, or by its place. */
export function picked<Option>(
  answer: string,
  options: readonly Option[],
  nameOf: (option: Option) => string,
): Option | undefined {
  if (answer === '') return undefined;
  const same = options.find((option) => isSameText(answer, nameOf(option)));
  if (same !== undefined) return same;
  const [first, second] = options
    .map((option) => ({ option, worth: alike(answer, nameOf(option)) }))
    .sort((a, b) => b.worth - a.worth);
  if (first && first.worth >= LIKELY && first.worth > (second?.worth ?? 0)) return first.option;
  return onlyWith(answer, options, nameOf) ?? options.at(placeIn(answer));
}

const LIKELY = 0.5;

/** "Bern": the only one of them that says so. */
function onlyWith<Option>(
  answer: string,
  options: readonly Option[],
  nameOf: (option: Option) => string,
): Option | undefined {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = words(answer);
  const [only, ...others] = options.filter((option) => said.every((word) => words(nameOf(option)).includes(word)));
  return others.length === 0 ? only : undefined;
}

/** "2", "the second one", «первый»: its place, from 0; else beyond them all. */
function placeIn(answer: string): number {
  const words = (answer.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).filter((word) => !SMALL.test(word));
  const ordinal = look(ordinals, words, 0);
  if (ordinal?.length === words.length) return ordinal.meaning > 0 ? ordinal.meaning - 1 : ordinal.meaning;
  const number = words.length === 1 && /^\d{1,2}$/.test(words[0] ?? '') ? Number(words[0]) : 0;
  return number > 0 ? number - 1 : Number.POSITIVE_INFINITY;
}

const SMALL = /^(?:the|one|option|number|please|вариант|номер|пожалуйста)$/;
