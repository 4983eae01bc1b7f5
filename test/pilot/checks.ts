import { addDays, type Day, TODAY } from '../../src/practice/days.ts';
import { hasNumber } from './has-number.ts';
import type { After, Check, Verdict } from './task.ts';

/** Something an answer has to say: words, a number in any notation, or one of several of them. */
export type Wanted = string | number | readonly (string | number)[];

/** Who tells the whole page has not answered. */
const LONGEST_ANSWER = 900;

/** The answer says all of this. */
export function tells(...wanted: readonly Wanted[]): Check {
  return ({ answerText }) => {
    if (answerText.length > LONGEST_ANSWER) return `The answer is ${answerText.length} characters long.`;
    const missing = wanted.find((one) => !says(answerText, one));
    return missing === undefined || `The answer does not say ${spoken(missing)}: ${excerpt(answerText)}`;
  };
}

/** The answer keeps quiet about this: it would be the wrong one of several. */
export function silentOn(...unwanted: readonly Wanted[]): Check {
  return ({ answerText }) => {
    const said = unwanted.find((one) => says(answerText, one));
    return said === undefined || `The answer also says ${spoken(said)}: ${excerpt(answerText)}`;
  };
}

/** The server holds what it should. The complaint is what is told when it does not. */
export function holds<State>(complaint: string, isSo: (state: State) => boolean): Check {
  // The sites are ours: what one of them keeps is of the type that its own source gives it.
  return ({ state }) => isSo(state as State) || complaint;
}

/** All of them, in this order; the first complaint is the one that is told. */
export function every(...checks: readonly Check[]): Check {
  return (after: After): Verdict => {
    for (const check of checks) {
      const verdict = check(after);
      if (verdict !== true) return verdict;
    }
    return true;
  };
}

/**
 * The day that a person means who says "in so many days". Their clock counts; but the sites live on a day of their own, and who goes
 * by the date on the page is right as well.
 */
export function daysFromNow(days: number): readonly Day[] {
  // Swedes write a date as we do: 2026-11-15.
  return [addDays(new Date().toLocaleDateString('sv'), days), addDays(TODAY, days)];
}

/** Letters, digits and what stands between them, as far as a reader would notice. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»“”„"'’‘]/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Whether two texts are the same but for capitals, quotation marks and a full stop. */
export function sameText(one: string, other: string): boolean {
  const bare = (text: string) => plain(text).replace(/[.!]+$/, '');
  return bare(one) === bare(other);
}

function says(text: string, wanted: Wanted): boolean {
  if (typeof wanted === 'number') return hasNumber(text, wanted);
  if (typeof wanted === 'string') return plain(text).includes(plain(wanted));
  return wanted.some((one) => says(text, one));
}

function spoken(wanted: Wanted): string {
  return typeof wanted === 'object' ? wanted.map((one) => spoken(one)).join(' or ') : JSON.stringify(wanted);
}

function excerpt(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text || '(nothing)';
}
