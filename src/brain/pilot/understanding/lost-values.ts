import type { Goal, Value } from '../goal.ts';
import { trim } from './context.ts';
import { goalsAsText } from './goals-as-text.ts';
import { beginsSentence, endOfLarge, saidBy, type Token, wordsIn } from './tokens.ts';

/**
 * A name, a day, an address that went into no goal was said for something: what is done without it is not what was wanted. The words around
 * it are quoted back. What is only to be left alone is not lost.
 */
export function lostValues(goals: readonly Goal[], tokens: readonly Token[], task: string): string[] {
  if (goals.length === 0) return [];
  const meant = goalsAsText(goals);
  return tokens.flatMap(({ value }, at) => {
    const isLost = value ? isSaidForSomething(value) && !isMeant(value, meant) : isLostName(tokens, at, meant, task);
    if (!isLost) return [];
    const part = partAround(tokens, at);
    const isLeftAlone = part.some(({ word }) => LEFT_ALONE.test(word)) && !UNWANTED.test(wordsIn(part).join(' '));
    return isLeftAlone ? [] : [saidBy(trim(part), task)];
  });
}

function isSaidForSomething({ exact, kind, text }: Value): boolean {
  if (exact) return true;
  return kind === 'date' ? CERTAIN_DAY.test(text) : kind !== 'text' && /[\d@./]/.test(text);
}

/** Word for word, or part after part: a way through a menu, "File > Export", a number that is keyed in. */
function isMeant({ text, number, iso = text }: Value, meant: string): boolean {
  const isThere = (part: string) => meant.includes(JSON.stringify(part).slice(1, -1).toLowerCase());
  if (number !== undefined && isThere(String(number))) return true;
  const areThere = (parts: readonly string[]) => parts.every((part) => isThere(part.replace(/[.!?…]+$/u, '')));
  const isKeyedIn = /^\d+$/.test(text) && [...text].every((digit) => meant.includes(`"words":"${digit}"`));
  // "[9,14,7]": a list of numbers without spaces is read as one with a comma in it.
  const isListed = /^\d+(?:,\d+)+$/.test(text) && text.split(',').every((part) => meant.includes(`"text":"${part}"`));
  return isThere(iso) || areThere(text.split(/\s*>\s*/u)) || isKeyedIn || isListed;
}

/** "Ann Lee", in the middle of a sentence, in whatever form; what is written large alone may be no name. */
function isLostName(tokens: readonly Token[], at: number, meant: string, task: string): boolean {
  // Where the order was changed to read it, the first word of the task is written large all the same.
  const isFirst = beginsSentence(tokens, at) || task.slice(0, tokens[at]?.start).trim() === '';
  const end = endOfLarge(tokens, at);
  const isWhole = end - at > 1 && !/^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') && !isFirst;
  const small = meant.replaceAll('ё', 'е');
  const isThere = ({ word }: Token) => small.includes(word.slice(0, Math.max(LEAST_STEM, word.length - 2)));
  return isWhole && !tokens.slice(at, end).every(isThere);
}

const LEAST_STEM = 3;

/** From mark to mark. */
function partAround(tokens: readonly Token[], at: number): Token[] {
  const from = tokens.findLastIndex(({ isMark }, index) => index < at && isMark === true) + 1;
  const end = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
  return tokens.slice(from, end < 0 ? tokens.length : end);
}

const LEFT_ALONE = /^(?:not|no|never|don't|leave|without|except|keep|не|ни|без|кроме|оставь|оставьте)$/;
/** What nobody needs any more is to go, and not to be left as it is. */
const UNWANTED =
  /(?:^| )(?:no longer|(?:not|don't|do not|doesn't|does not) (?:need|want|needed|wanted)|не (?:нуж(?:ен|на|но|ны)|надо|понадоб\p{L}+|хочу))(?: |$)/u;
/** "today" and "on Sundays" are said in passing as often as not. */
const CERTAIN_DAY = /\d|tomorrow|завтра/iu;
