import type { Line } from '../../observation.ts';
import { stemOf, wordsOf } from '../../words.ts';
import { wordsIn } from './parts.ts';

/** How much each line has to do with a task: 0 for nothing. Words that stand everywhere weigh little, rare ones much. */
export function interestOf(lines: readonly Line[], task: string | undefined): number[] {
  const wanted = new Set(stemsOf(task ?? ''));
  if (wanted.size === 0) return lines.map(() => 0);
  const met = lines.map((line) => new Set(stemsOf(wordsIn(line)).filter((stem) => wanted.has(stem))));
  const spread = new Map<string, number>();
  for (const stems of met) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return met.map((stems) => {
    let sum = 0;
    for (const stem of stems) sum += weightOf(spread.get(stem) ?? 1, lines.length);
    return sum;
  });
}

/** What many lines say tells none of them apart. */
function weightOf(spread: number, lines: number): number {
  return spread > Math.max(8, lines / 4) ? 0.1 / Math.sqrt(spread) : 1 / Math.sqrt(spread);
}

/** Words that hold sentences together and say nothing about a page. Shorter ones are passed over by their length. */
const GLUE = new Set(
  `about all and any are but can for from has have her his how into its not one our out please she that the their them then
  they this was what when where which who will with you your без был быть все для его если еще или как когда который мне мои
  над нее нет них она они под при про так там тебя только того что чтобы эта эти это`.split(/\s+/),
);

/** Numbers count at any length. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => (word.length > 2 || !/^[a-zа-я]/.test(word)) && !GLUE.has(word))
    .map(stemOf);
}
