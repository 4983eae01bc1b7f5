import { findQuoted } from '../understanding/values/quoted.ts';
import { tokensOf } from '../words/tokens.ts';

/**
 * "The same from Green Valley as last time, please: press “Repeat” by that order": of things that fit alike, the only one that says what
 * the rest of the task speaks of. A name tells enough; of plain words it takes two.
 */
export function toldApart<One>(
  task: string,
  phrase: string,
  options: readonly One[],
  wordsOf: (one: One) => string,
): One | undefined {
  if (options.length < 2) return undefined;
  const own = new Set(tokensOf(phrase).map(({ stem }) => stem));
  const worth = new Map([...worthIn(task)].filter(([stem]) => !own.has(stem)));
  const saying = options.map((option) => new Set(tokensOf(wordsOf(option)).map(({ stem }) => stem)));
  const telling = [...worth].filter(([stem]) => saying.some((says) => !says.has(stem)));
  const sums = saying.map((says) => telling.reduce((sum, [stem, one]) => sum + (says.has(stem) ? one : 0), 0));
  const most = Math.max(...sums);
  const [only, ...others] = options.filter((_, at) => sums[at] === most);
  const isAlone = sums.every((sum) => sum === most || sum <= most - ENOUGH);
  return most >= ENOUGH && isAlone && others.length === 0 ? only : undefined;
}

const ENOUGH = 1;
const PLAIN = 0.5;

/** What each word of the task is worth here: all of it where it is written as a name is, in quotes, or with digits. */
function worthIn(task: string): Map<string, number> {
  const quotes = findQuoted(task);
  const worth = new Map<string, number>();
  for (const { 0: word, index } of task.matchAll(/[\p{L}\d][\p{L}\d'-]*/gu)) {
    const isQuoted = quotes.some(({ start, end }) => start <= index && index < end);
    const isFirst = /(?:^|[.!?…:])\s*$/.test(task.slice(0, index));
    const isName = isQuoted || /\d/.test(word) || (/^\p{Lu}/u.test(word) && !isFirst);
    for (const { stem, weight } of tokensOf(word))
      if ((word.length > 2 || /^\p{Lu}{2}$/u.test(word)) && (weight === 1 || isName))
        worth.set(stem, Math.max(worth.get(stem) ?? 0, isName ? ENOUGH : PLAIN));
  }
  return worth;
}
