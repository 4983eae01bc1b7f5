import type { Act, Goal, Things } from '../../../goal.ts';
import { phraseOf } from '../../../tagging/decoding/nouns.ts';
import { afterFiller } from '../../clauses.ts';
import type { Context } from '../../context.ts';
import { has, look } from '../../lexicon/match.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';
import { doneWith, withThings } from '../../with-things.ts';

/** "…, open it first": when it is done is no part of what is opened. */
export function withoutFirst(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const next = tokens[at + 1];
    const isLast = !next || next.isMark || has(connectors, next.word);
    return !(word === 'first' && isLast && isDoneFirst(tokens.slice(0, at)));
  });
}

/** A deed, and what it is done with: no order ("newest first"), and none of a list ("open the first", "the one that comes first"). */
function isDoneFirst(before: readonly Token[]): boolean {
  const own = before.slice(before.findLastIndex(({ isMark, word }) => isMark || has(connectors, word)) + 1);
  const words = wordsIn(own);
  const start = afterFiller(own, 0);
  const verb = look(verbs, words, start);
  const isDeed = verb?.form === 'base' && DEEDS.has(verb.meaning) && own.length > start + verb.length;
  return isDeed && !/^(?:the|a)$/.test(words.at(-1) ?? '') && !words.some((word) => LISTED.test(word));
}

const DEEDS: ReadonlySet<Concept> = new Set([
  'go',
  'open',
  'press',
  'tick',
  'untick',
  'choose',
  'search',
  'scroll',
  'enter',
  'set',
]);
const LISTED = /^(?:which|what|is|are|comes?|came|stands?|\p{L}+est|most)$/u;

/** "Save the form, but first tick the box", "tell me the price from the letter, open it first": what is said to come first does. */
export function saidFirst(goals: readonly Goal[], { task }: Context): Goal[] {
  const ordered: Goal[] = [];
  for (const goal of goals) {
    const before = ordered.at(-1);
    if (!before || !comesFirst(goal, before, task)) {
      ordered.push(goal);
      continue;
    }
    const from = ordered.findIndex(({ said }) => said === before.said);
    ordered.splice(from, ordered.length, ...exchanged(ordered.slice(from), goal));
  }
  return ordered;
}

function comesFirst(goal: Goal, before: Goal, task: string): boolean {
  const { act, said, only, until, each } = goal;
  const end = task.indexOf(before.said) + before.said.length;
  const at = task.indexOf(said, end);
  if (at < 0 || (only ?? until ?? each)) return false;
  const [ahead, after] = [task.slice(end, at), task.slice(at + said.length)];
  // "Find the total in the letter: open it", "What does it cost? Open it": how it is found out.
  const isHow = before.act.kind === 'tell' && act.kind === 'go' && isIt(act) && /^\s*[:?–—]/.test(ahead);
  return isHow || BUT_FIRST.test(`${ahead}${said}${after}`) || (LASTLY.test(after) && !ahead.includes('.'));
}

function isIt(act: Act): boolean {
  return act.kind === 'go' && !('url' in act.to) && act.to.isPronoun === true;
}

/** A new sentence that begins with "first" begins what it tells of. */
const BUT_FIRST =
  /^\s*,?\s*(?:(?:but|only|just|но|только|а)\s+(?:please\s+|пожалуйста,?\s+)?(?:first|before that|before this|сначала|сперва|перед этим|до этого|прежде)|(?:[.?!;]\s*)?(?:and\s+|but\s+)?before you (?:look|check|start|begin|do|go|read|answer)(?: (?:that|this|it|there|anything|me|so))?,|(?:сначала|сперва|предварительно|для начала|before that|to begin with))(?!\p{L})(?!.*(?<!\p{L})(?:then|after that|потом|затем|после этого)(?!\p{L}))/iu;
const LASTLY = /^\s+(?:first|beforehand|сначала|сперва|предварительно)\s*(?:[.!;?]|$)/iu;

/** What is done with the same thing: the one that is done first names it. */
function exchanged(asked: readonly Goal[], first: Goal): Goal[] {
  const [one, ...others] = asked;
  if (!one || !isIt(first.act)) return [first, ...asked];
  // A letter that is asked about is opened anyway.
  if (one.act.kind === 'go' && others.length > 0) return [...asked];
  const named = thingsOf(one.act);
  if (!named) return [first, ...asked];
  const later = withThings(one, (things) => ({ ...things, what: { ...things.what, isPronoun: true } }));
  return [{ ...first, act: { kind: 'go', to: phraseOf(named) } }, later, ...others];
}

function thingsOf(act: Act): Things | undefined {
  if (act.kind === 'tell') return act.question.things;
  return doneWith(act);
}
