import type { Condition, Goal, Things } from '../goal.ts';
import { readClause } from './clause.ts';
import { afterFiller, commandsAt, findVerb } from './clauses.ts';
import { readCondition } from './condition.ts';
import { type Context, findIndex } from './context.ts';
import { afters, befores, eachOpeners, existentials, ifs, untils, whenever } from './lexicon/conditions.ts';
import { look } from './lexicon/match.ts';
import { readThings } from './phrase.ts';
import { saidBy, type Token, wordsIn } from './tokens.ts';

/** Conditions that hold for a clause. */
export interface Terms {
  only?: Condition;
  until?: Condition;
  each?: Things;
}

export interface Opened {
  rest: Token[];
  terms: Terms;
  first: Goal[];
  late: Goal[];
}

/** What comes before a clause: "if there is …,", "for each …,", "after doing …,", "before doing …,". */
export function openClause(tokens: readonly Token[], context: Context, isFollowed = false): Opened {
  const start = afterFiller(tokens, 0);
  const words = wordsIn(tokens);
  const none: Opened = { rest: [...tokens], terms: {}, first: [], late: [] };
  const condition = look(ifs, words, start);
  if (condition) {
    const { inside, rest } = cutOpening(tokens, start + condition.length);
    return { ...none, rest, terms: { only: readCondition(inside, context, condition.meaning.isOpposite) } };
  }
  // "There is a letter from the bank, …": what is said to be there is what the rest is about.
  const stated = look(existentials, words, start);
  if (stated && isFollowed) {
    const only: Condition = {
      ...readCondition(tokens.slice(start + stated.length), context, false),
      isStated: true,
    };
    return { ...none, rest: [], terms: { only } };
  }
  const each = look(eachOpeners, words, start);
  if (each) {
    const { inside, rest } = cutOpening(tokens, start + each.length);
    return { ...none, rest, terms: { each: { ...readThings(inside, context), count: 'all' } } };
  }
  const before = look(befores, words, start);
  if (before && startsDeed(tokens, start + before.length)) {
    const { inside, rest } = cutOpening(tokens, start + before.length, true);
    return { ...none, rest, late: readClause(inside, context).goals };
  }
  const after = look(afters, words, start);
  if (after && startsDeed(tokens, start + after.length)) {
    const { inside, rest } = cutOpening(tokens, start + after.length, true);
    return { ...none, rest, first: readClause(inside, context).goals };
  }
  if (/^(?:using|используя)$/.test(words[start] ?? '') && !tokens.slice(start).some((token) => token.value)) {
    return { ...none, rest: cutOpening(tokens, start + 1).rest };
  }
  // "Use the slider to choose 75": what is used says where.
  const toAt =
    words[start] === 'use' ? findIndex(tokens, (at) => words[at] === 'to' && startsDeed(tokens, at + 1), start) : -1;
  const [to] = tokens.slice(toAt, toAt + 1);
  if (toAt > 0 && to) {
    const tool = tokens.slice(start + 1, toAt);
    return { ...none, rest: [...tokens.slice(toAt + 1), { ...to, text: 'in', word: 'in' }, ...tool] };
  }
  const when = look(whenever, words, start);
  if (when && !isAsked(tokens, context.task) && !tokens[start + when.length]?.value) {
    const { inside, rest } = cutOpening(tokens, start + when.length);
    if (words[start] === 'после' || isDone(inside)) return { ...none, rest };
    const { what } = readCondition(inside, context, false);
    const said = saidBy(tokens.slice(0, start + when.length + inside.length), context.task);
    return { ...none, rest, first: [{ act: { kind: 'wait', for: what }, said }] };
  }
  return none;
}

/** "When did Ann join? I'd like to know": the question ends with its mark, whatever comes after it. */
function isAsked(tokens: readonly Token[], task: string): boolean {
  const end = Math.max(...tokens.map((token) => token.end));
  return task.trim().endsWith('?') || /^\s*\?/.test(task.slice(end));
}

/** "when you are done", «когда закончишь»: the order of the task says it already. */
function isDone(tokens: readonly Token[]): boolean {
  return /^(?:you are |you're |it is |it's |all is )?(?:done|finished|ready)$|^(?:все )?(?:закончишь|сделаешь|будет готово|готово)$/.test(
    tokens.map(({ word }) => word).join(' '),
  );
}

function startsDeed(tokens: readonly Token[], at: number): boolean {
  const verb = findVerb(tokens.slice(at));
  return verb !== undefined && verb.at === 0;
}

/** Up to the comma or "then", or else up to the verb that says what to do. */
function cutOpening(tokens: readonly Token[], from: number, isDeed = false): { inside: Token[]; rest: Token[] } {
  const comma = findIndex(tokens, (at) => /^(?:,|then|то|:|—|–)$/.test(tokens[at]?.word ?? ''), from);
  if (comma >= 0) {
    const skip = /^(?:then|то)$/.test(tokens[comma + 1]?.word ?? '') ? 2 : 1;
    return { inside: tokens.slice(from, comma), rest: tokens.slice(comma + skip) };
  }
  for (let at = from + (isDeed ? 2 : 1); at < tokens.length; at++) {
    // "if you find one" says what may be, not what to do.
    if (/^(?:you|we|they)$/.test(tokens[at - 1]?.word ?? '')) continue;
    if (commandsAt(tokens, at)) return { inside: tokens.slice(from, at), rest: tokens.slice(at) };
  }
  return { inside: tokens.slice(from), rest: [] };
}

/** What comes after a clause: "… until …", "… if …". */
export function closeClause(tokens: readonly Token[], context: Context): { rest: Token[]; terms: Terms } {
  const words = wordsIn(tokens);
  const verb = findVerb(tokens);
  if (!verb || verb.meaning === 'wait' || /^(?:tell|check|find|show)$/.test(verb.meaning))
    return { rest: [...tokens], terms: {} };
  const at = findIndex(
    tokens,
    (index) => index > verb.at && !tokens[index]?.value && !!(look(untils, words, index) ?? look(ifs, words, index)),
  );
  const until = at > 0 ? look(untils, words, at) : undefined;
  const condition = at > 0 ? look(ifs, words, at) : undefined;
  const found = until ?? condition;
  if (!found || at + found.length >= tokens.length || tokens[at + found.length]?.value?.kind === 'date')
    return { rest: [...tokens], terms: {} };
  const read = readCondition(tokens.slice(at + found.length), context, found.meaning.isOpposite);
  return { rest: trimEnd(tokens.slice(0, at)), terms: until ? { until: read } : { only: read } };
}

function trimEnd(tokens: readonly Token[]): Token[] {
  return tokens.at(-1)?.isMark ? tokens.slice(0, -1) : [...tokens];
}
