import type { Reading } from './clause.ts';
import { afterFiller, commandsAt } from './clauses.ts';
import { type Context, trim } from './context.ts';
import { isToNobody } from './is-founded.ts';
import { look } from './lexicon/match.ts';
import { verbs } from './lexicon/verbs.ts';
import { asksAt } from './questions/asks-at.ts';
import { readSentences } from './read-sentence.ts';
import { hasStrayWords } from './stray-words.ts';
import { saidBy, type Token, wordsIn } from './tokens.ts';
import { WISH_TO_KNOW } from './wish-to-know.ts';

/** What was taken for mere talk; a plain command in it is one all the same, and a wish to know where nothing else is asked. */
export function overheard(gap: readonly Token[], context: Context, isAskedToo: boolean, isWished: boolean): Reading {
  const said = gap.slice(gap.findIndex(({ isMark }) => !isMark));
  const start = afterFiller(said, 0);
  const isQuestion = !isAskedToo && WISH_TO_KNOW.test(saidBy(trim(said), context.task));
  const isCommand = commandsAt(said, start) || isReminder(said) || isQuestion;
  const read = isCommand ? readSentences(said, { ...context, isLater: isReminder(said) }) : undefined;
  // "I need my profile updated: …" asks for nothing.
  const isAsked =
    isQuestion || said.some(({ text }) => text === '?') || !read?.goals.some(({ act }) => act.kind === 'tell');
  const isPlain =
    read && isAsked && read.unclear.length === 0 && !hasStrayWords(read.goals) && !read.goals.some(isToNobody);
  if (isPlain) return read;
  return {
    goals: [],
    unclear: asksMore(said) || isWished ? [saidBy(trim(said), context.task)] : [],
  };
}

/** "and help them", «и помоги ему советом»: something is to be done with who was spoken of, though nobody knows what. */
function asksMore(said: readonly Token[]): boolean {
  const own = said.filter(({ isMark }) => !isMark);
  const isKnown = look(verbs, wordsIn(own), 1) !== undefined || asksAt(own, 1);
  return !isKnown && MORE.test(wordsIn(own).join(' '));
}

/** «…, а гид пусть говорит по-фински», "and the lights must be off": what is to be so as well is no talk. */
export function isAlsoWished(said: readonly Token[], isLater: boolean, isJoined: boolean): boolean {
  const own = said.filter(({ isMark }) => !isMark);
  const isWanted = isJoined && WANTED.test(wordsIn(own).join(' '));
  return own.length >= LEAST_WISH && (isWanted || (isLater && own.some(({ word }) => WISHED.test(word))));
}

const LEAST_WISH = 3;
/** "I'd like everything in dark"; to wish to do something is mostly told with what is done for it. */
const WANTED = /^(?:(?:i|we)(?:'d like| would like| want| need) (?!to )|(?:я )?хочу (?!\p{L}+ть(?: |$)))/u;
const WISHED = /^(?:пусть|пускай|must|shall)$/;

const MORE =
  /^(?:and|then|и|а|потом|затем) (?:(?!i |we |you |they |that |if )\p{Script=Latin}{3,}|\p{L}{2,}(?:и|й|ь|ите|йте|ьте)) (?:them|him|her|ему|ей|им)(?: |$)/u;

/** "don't forget to save it". */
export function isReminder(own: readonly Token[]): boolean {
  return /^(?:and |but |и |а |но )*(?:(?:don't|do not|never) forget|remember|не забуд\p{L}+)(?: |$)/u.test(
    wordsIn(trim(own)).join(' '),
  );
}
