import type { Act, Goal, Phrase } from '../goal.ts';
import { afterFiller, commandsAt } from './clauses.ts';
import { has, lexicon, look } from './lexicon/match.ts';
import { calledByName, people, places, pointing, pronouns } from './lexicon/pronouns.ts';
import { verbs } from './lexicon/verbs.ts';
import { inPlaceOf, saidThere, type Token } from './tokens.ts';

/**
 * "There's a card on the board, “Plan”. Would you mind opening it?", «думаем насчёт Праги, выбери этот город»: where nothing but one name
 * was said before what is to be done, what only points at it is called by that name. Nothing where no such name was said, or where all is
 * known without it.
 */
export function namedInTalk(tokens: readonly Token[], goals: readonly Goal[]): Token[] | undefined {
  const deed = tokens.findIndex((_, at) => isOpening(tokens[at - 1]) && isDeed(tokens, afterFiller(tokens, at)));
  const talk = tokens.slice(0, Math.max(0, deed));
  const [name, ...others] = namesIn(talk);
  if (!name || others.length > 0 || talk.some(isDeciding)) return undefined;
  const least = goals.some(pointsNowhere) ? 1 : WITH_NOUN;
  const at = tokens.findIndex((_, index) => index > deed && pointsAt(tokens, index) >= least);
  const first = tokens[at];
  const end = at + (first ? pointsAt(tokens, at) : 0);
  const last = tokens[end - 1];
  if (!first || !last) return undefined;
  const said = saidThere(name, first, last);
  // "that trip" is the trip of that name; a city is called by its name alone.
  const noun = end - at === WITH_NOUN && !has(calledByName, last.word) && !has(bare, last.word) ? [last] : [];
  // «впиши туда»: into what has that name.
  const into = has(places, first.word) ? [inPlaceOf(first, 'в')] : [];
  return [...tokens.slice(0, at), ...into, ...noun, ...said, ...tokens.slice(end)];
}

/** "that city": what points, and what it points at. */
const WITH_NOUN = 2;

/** Whether something that is to be done is said only by a word that stands for it, and nobody knows for what. */
export function pointsNowhere({ act, until }: Goal): boolean {
  const isForSomebody = act.kind === 'send' && act.entries.some(({ value }) => !value.exact && isSomebody(value.text));
  return isForSomebody || [...phrasesIn(act), ...(until ? [until.what] : [])].some(isNobody);
}

function isNobody({ words, isPronoun, kind, like, ordinal, best, place }: Phrase): boolean {
  const isBare = !kind && !like && !ordinal && !best;
  return isBare && (words === '' ? !place : isPronoun === true && isStandIn(words));
}

function phrasesIn(act: Act): Phrase[] {
  switch (act.kind) {
    case 'go':
      return 'url' in act.to ? [] : [act.to];
    case 'press':
      return [act.target];
    case 'choose':
    case 'tick':
      return [...act.things];
    case 'drag':
      return [act.what, act.to];
    case 'download':
      return [act.what];
    case 'add':
    case 'remove':
    case 'handle':
      return act.things.where.length > 0 || act.things.best ? [] : [act.things.what];
    default:
      return [];
  }
}

function isSomebody(text: string): boolean {
  return has(people, text.toLowerCase());
}

function isStandIn(words: string): boolean {
  return look(pronouns, words.toLowerCase().replaceAll('ё', 'е').split(/\s+/), 0) !== undefined;
}

/** Where a clause may begin. */
function isOpening(before: Token | undefined): boolean {
  return before === undefined || before.isMark === true || has(joints, before.word);
}

/** "drag …", "would you mind dragging …", «поставить …». */
function isDeed(tokens: readonly Token[], at: number): boolean {
  return commandsAt(tokens, at) || (has(minding, tokens[at - 1]?.word ?? '') && /ing$/.test(tokens[at]?.word ?? ''));
}

/** What asks, or makes something depend on it, does not only speak of it. */
function isDeciding({ word, text }: Token): boolean {
  return text === '?' || has(deciding, word);
}

/** What stands in quotes; where nothing does, what is written large in the middle of a sentence, or like nothing but a name. */
export function namesIn(talk: readonly Token[]): Token[][] {
  const quoted = talk.filter(({ value }) => value?.exact).map((token) => [token]);
  if (quoted.length > 0) return distinct(quoted);
  const runs: Token[][] = [];
  for (const [at, token] of talk.entries()) {
    const isFirst = at === 0 || /^[.!?;…]$/.test(talk[at - 1]?.text ?? '');
    const isLarge = /^\p{Lu}\p{Ll}/u.test(token.text) && !token.value && !has(pronouns, token.word);
    const isCode = /^(?=.*[\d_])(?=.*\p{L})[\p{L}\d_]+$/u.test(token.text);
    const isMore = runs.at(-1)?.at(-1) === talk[at - 1] && (isLarge || token.value?.kind === 'number');
    if (isMore) runs.at(-1)?.push(token);
    else if ((isLarge && !isFirst) || isCode) runs.push([token]);
  }
  return distinct(runs);
}

export function distinct(names: readonly Token[][]): Token[][] {
  const textIn = (name: readonly Token[]) => name.map(({ text }) => text).join(' ');
  return names.filter((name, at) => names.findIndex((other) => textIn(other) === textIn(name)) === at);
}

/** How many tokens point at what was named: "it", "that one", "that city". */
function pointsAt(tokens: readonly Token[], at: number): number {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.value) return 0;
  const isPointer = has(pointing, token.word) && !has(connecting, tokens[at - 1]?.word ?? '');
  const mayBeNoun = next && !next.value && !next.isMark && !has(afterIt, next.word);
  // "by that order": after such a word nothing is told to be done.
  const isNoun =
    mayBeNoun && (has(beforeNouns, tokens[at - 1]?.word ?? '') || look(verbs, [next.word], 0)?.form !== 'base');
  if (isPointer && isNoun) return WITH_NOUN;
  const isIt = isPointer || has(standIns, token.word) || has(people, token.word) || has(towards, token.word);
  return isIt ? 1 : 0;
}

const joints = lexicon([[true, 'so|and|but|then|that|так|что|и|а|но|поэтому']]);
const minding = lexicon([[true, 'mind']]);
const deciding = lexicon([[true, 'if|unless|until|whether|если|пока|ли|what|which|who|when|where|сколько|какой|кто']]);
/** Before "that", these make it a mere joint. */
const connecting = lexicon([[true, 'after|before|so|now|all|everything|like|than|and|после|до']]);
const standIns = lexicon([[true, 'it|его|ее|него|нее']]);
/** These only say that something has a name. */
const bare = lexicon([[true, 'one|name|value|имя|название']]);
const beforeNouns = lexicon([[true, 'by|on|at|of|for|near|beside|with|к|у|для']]);
const towards = lexicon([[true, 'туда|сюда']]);
/** After these words "that" was all that was said of it. */
const afterIt = lexicon([[true, 'as|is|are|was|from|to|into|in|on|up|out|off|and|for|over|then|в|во|на|из|и|от|к']]);
