import { look } from '../../lexicon/match.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "list all the letters from there", «назови все товары оттуда»: who only wants to know them leaves them there. */
export function asThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const isFromThere = token.word === 'from' && /^(?:there|here)$/.test(words[at + 1] ?? '');
    const isSo = isFromThere || /^(?:оттуда|отсюда)$/.test(token.word);
    if (!isSo || isBeginning(tokens[at - 1]) || !isAskedFor(words, at)) return token;
    return inPlaceOf(token, isFromThere ? 'in' : 'там');
  });
}

/** "…, and from there go to the shop": what comes next begins with it. */
function isBeginning(before: Token | undefined): boolean {
  return before === undefined || before.isMark === true || /^(?:and|then|и|а|потом|затем)$/.test(before.word);
}

/** Whether the verb before it asks to be told something. */
function isAskedFor(words: readonly string[], at: number): boolean {
  const verb = words.findLastIndex((_, index) => index < at && look(verbs, words, index) !== undefined);
  const meaning = verb < 0 ? undefined : look(verbs, words, verb)?.meaning;
  return meaning !== undefined && ASKING.has(meaning);
}

const ASKING: ReadonlySet<Concept> = new Set(['tell', 'list', 'extract', 'compare', 'count', 'sum', 'show']);
