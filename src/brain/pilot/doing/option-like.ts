import { alike } from '../words/alike.ts';
import { normal } from '../words/normal.ts';

/** The option that says it, where one clearly does: in these words, in others, or in the other language. */
export function optionLike(options: readonly string[], words: string): string | undefined {
  const same = options.find((option) => option.trim() === words);
  if (same !== undefined) return same;
  const [first, second] = options
    .map((option) => ({ option, worth: alike(words, option) }))
    .sort((a, b) => b.worth - a.worth);
  const isClear = first && first.worth >= CLEARLY && first.worth > (second?.worth ?? 0);
  return isClear ? first.option : onlyWith(options, words);
}

/** "18:05" is the only one that says so: "18:05 to the islands". */
function onlyWith(options: readonly string[], words: string): string | undefined {
  const holding = options.filter((option) => ` ${normal(option)} `.includes(` ${normal(words)} `));
  return holding.length === 1 ? holding[0] : undefined;
}

const CLEARLY = 0.6;
