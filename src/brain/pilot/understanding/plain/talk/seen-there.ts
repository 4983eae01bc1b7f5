import { afterFiller, commandsAt } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "See the row of Ann? Press the star in it", «Видишь письмо от Анны? Открой его»: who asks so and goes on with what is to be done only says
 * what to look for.
 */
export function asSought(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const seeing = beginsSentence(tokens, at) ? look(seeings, words, at) : undefined;
    const end = seeing ? tokens.findIndex(({ text }, index) => index > at && /^[.!?;\n]/.test(text)) : -1;
    const [first, mark] = [tokens[at], tokens[end]];
    if (!seeing || !first || mark?.text !== '?' || !isDeedAt(tokens, end + 1)) continue;
    const what = withoutList(tokens.slice(at + seeing.length, end));
    const find = inPlaceOf(first, seeing.meaning);
    return [
      ...tokens.slice(0, at),
      find,
      ...what,
      { ...mark, text: '.', word: '.' },
      ...asSought(tokens.slice(end + 1)),
    ];
  }
  return [...tokens];
}

/** "…, you'll find it in Documents", "it can be found under Files": it is there. */
export function asBeingThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ isMark }, index) => isMark === true && look(findings, words, index + 1) !== undefined);
  const end = at + 1 + (look(findings, words, at + 1)?.length ?? 0);
  const [first] = tokens.slice(at + 1, at + 2);
  if (at < 0 || !first || !/^(?:in|on|under|among|at|inside)$/.test(words[end] ?? '')) return [...tokens];
  return [...tokens.slice(0, at + 1), inPlaceOf(first, "it's"), ...asBeingThere(tokens.slice(end))];
}

const findings = lexicon([
  [
    true,
    ["you'll find", 'you will find', 'you can find', 'you should find', 'you may find']
      .flatMap((find) => [`${find} it`, `${find} that`])
      .concat(['it can be found', "it's found", 'it is found', "it's to be found"])
      .join('|'),
  ],
]);

/** Something is done next, and nothing more is asked. */
function isDeedAt(tokens: readonly Token[], from: number): boolean {
  const start = afterFiller(tokens, from);
  const meaning = look(verbs, wordsIn(tokens), start)?.meaning ?? '';
  return commandsAt(tokens, start) && !/^(?:tell|list|count|check|compare|show|find|sum)$/.test(meaning);
}

/** "the row of Ann [in the list]": it is listed there anyway. */
function withoutList(what: readonly Token[]): Token[] {
  const words = wordsIn(what);
  const at = words.findIndex((_, index) => look(listed, words, index) !== undefined);
  return at < 0 ? [...what] : [...what.slice(0, at), ...what.slice(at + (look(listed, words, at)?.length ?? 0))];
}

const listed = lexicon([
  [true, 'in the list|in this list|in that list|on the list|on the page|в списке|в этом списке|на странице'],
]);

const seeings = lexicon<'find' | 'найди'>([
  ['find', 'see|do you see|can you see|you see'],
  ['найди', 'видишь|видите|ты видишь|вы видите|видишь там|видишь тут'],
]);
