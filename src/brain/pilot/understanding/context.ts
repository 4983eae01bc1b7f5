import type { Language, Phrase, Value } from '../goal.ts';
import { has, look } from './lexicon/match.ts';
import type { Property } from './lexicon/properties.ts';
import { copulas } from './lexicon/questions.ts';
import {
  articles,
  connectors,
  exceptions,
  listers,
  padding,
  quantifiers,
  relations,
  ties,
} from './lexicon/small-words.ts';
import { type Token, wordsIn } from './tokens.ts';

/** What every reading needs to know about the task as a whole. */
export interface Context {
  task: string;
  language: Language;
  /** Something was said before, in the same sentence, that this belongs to. */
  isLater?: boolean;
  /** Whether something is so was asked right before: "if so" means that. */
  isAsked?: boolean;
  /** What was heard is believed before any rule, however unsure. */
  isByEar?: boolean;
  /** It is said in plain commands: rules read it alone, nothing is listened for. */
  isPlain?: boolean;
}

/** What the tokens say, with the gaps of the task where they are neighbours in it. */
export function textOf(tokens: readonly Token[], { task }: Context): string {
  return tokens
    .map(
      (token, index) =>
        gapBetween(tokens[index - 1], token, task) + (token.value?.exact ? token.value.text : token.text),
    )
    .join('')
    .trim();
}

function gapBetween(before: Token | undefined, token: Token, task: string): string {
  if (!before) return '';
  const between = task.slice(before.end, token.start);
  return before.end <= token.start && between.trim() === '' ? between.replace(/\s+/, ' ') : ' ';
}

/** The value that the tokens are: the one they consist of, or their text. */
export function valueFrom(tokens: readonly Token[], context: Context): Value {
  const kept = trim(tokens);
  const only = kept.length === 1 ? kept[0]?.value : undefined;
  if (only) return only;
  const quoted = kept.filter((token) => token.value?.exact);
  const plain = kept.filter((token) => !token.value?.exact && !isSmall(token));
  if (quoted.length === 1 && quoted[0]?.value && plain.length <= 1) return quoted[0].value;
  return { text: textOf(kept, context), kind: 'text' };
}

/** "A VISITOR", "A Person" in the middle of a sentence: written large, it is the first letter of a name. */
function isInitial({ text, start }: Token, next: Token | undefined): boolean {
  return text === 'A' && start > 0 && next !== undefined && /^\p{Lu}/u.test(next.text);
}

/** Without marks, articles, joining words and padding at either end. */
export function trim(tokens: readonly Token[]): Token[] {
  let from = 0;
  let to = tokens.length;
  const words = wordsIn(tokens);
  while (from < to) {
    const token = tokens[from];
    if (!token || token.value) break;
    // "the plus next to …" is a button.
    const isLister = to - from > 1 && has(listers, token.word) && token.word !== 'plus';
    const isArticle = has(articles, token.word) && !isInitial(token, tokens[from + 1]);
    const dropped = look(padding, words, from)?.length ?? (token.isMark || isArticle || isLister ? 1 : 0);
    if (!dropped || (to - from === dropped && !token.isMark && !has(padding, token.word))) break;
    from += dropped;
  }
  while (to > from) {
    const token = tokens[to - 1];
    if (
      !token ||
      token.value ||
      !(token.isMark || has(padding, token.word) || (to - from > 1 && has(listers, token.word)))
    )
      break;
    to--;
  }
  return tokens.slice(from, to);
}

/** The members of "A, B and C". */
export function splitList(tokens: readonly Token[]): Token[][] {
  const members: Token[][] = [[]];
  const words = wordsIn(tokens);
  for (let at = 0; at < tokens.length; ) {
    const lister = tokens[at]?.value ? undefined : look(listers, words, at);
    if (lister) members.push([]);
    else members.at(-1)?.push(...tokens.slice(at, at + 1));
    at += lister?.length ?? 1;
  }
  return members.map(trim).filter((member) => member.length > 0);
}

/** How many words say here that something is left out; after "all", "but" says so too. */
export function exceptionAt(words: readonly string[], at: number): number {
  const found = look(exceptions, words, at);
  if (found) return found.length;
  const isAll = words.slice(0, at).some((_, index) => look(quantifiers, words, index)?.meaning === 'all');
  return words[at] === 'but' && isAll ? 1 : 0;
}

/** A word that only holds others together. */
export function isSmall(token: Token): boolean {
  if (token.value) return false;
  return (
    token.isMark === true ||
    has(articles, token.word) ||
    has(relations, token.word) ||
    has(ties, token.word) ||
    has(listers, token.word) ||
    has(connectors, token.word) ||
    has(copulas, token.word)
  );
}

export function propertyPhrase(property: Property, { language }: Context): Phrase {
  return { words: property[language] };
}

/** Where the first of these begins, if any does. */
export function findIndex(tokens: readonly Token[], is: (at: number) => boolean, from = 0): number {
  for (let at = from; at < tokens.length; at++) if (is(at)) return at;
  return -1;
}
