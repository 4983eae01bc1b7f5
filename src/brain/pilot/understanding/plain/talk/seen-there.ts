import { afterFiller, commandsAt } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { beginsSentence, endOfLarge, inPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

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
export function asBeingThere(said: readonly Token[]): Token[] {
  const tokens = asOpenedThere(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ isMark }, index) => isMark === true && look(findings, words, index + 1) !== undefined);
  const end = at + 1 + (look(findings, words, at + 1)?.length ?? 0);
  const [first] = tokens.slice(at + 1, at + 2);
  if (at < 0 || !first || !/^(?:in|on|under|among|at|inside)$/.test(words[end] ?? '')) return [...tokens];
  return [...tokens.slice(0, at + 1), inPlaceOf(first, "it's"), ...asBeingThere(tokens.slice(end))];
}

/** "Under Bills you'll find one called “May”; open that section and print it": open Bills and print “May”. */
function asOpenedThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens).map((word) => word || '#');
  const at = tokens.findIndex((_, index) => beginsSentence(tokens, index) && UNDER.test(words[index] ?? ''));
  const end = at < 0 ? 0 : endOfLarge(tokens, at + 1);
  const found = wordsTaken(FOUND, words.slice(end, end + MOST_FOUND));
  const name = tokens[end + found - 1];
  const opened = end + found + 1;
  const length = wordsTaken(OPENED, words.slice(opened, opened + MOST_FOUND));
  const it = words.findIndex((word, index) => index > opened + length && /^(?:it|that)$/.test(word));
  if (end === at + 1 || found === 0 || length === 0 || it < 0 || !name?.value?.exact) return [...tokens];
  return [
    ...tokens.slice(0, at),
    inPlaceOf(tokens[at], 'open'),
    ...tokens.slice(at + 1, end),
    ...tokens.slice(opened + length - 1, it),
    ...saidThere([name], tokens[it]),
    ...tokens.slice(it + 1),
  ];
}

const MOST_FOUND = 9;
const UNDER = /^(?:under|in|inside)$/;
const FOUND =
  /^(?:you'll find|you will find|you can find|there's|there is|there should be) (?:something|one|an?(?: \p{Ll}+)?|the \p{Ll}+) (?:called|named|titled) #(?= [,;.])/u;
const OPENED = /^(?:(?:so|please|and) )*open (?:that|the|this) (?:section|page|tab|folder|part|category) and(?= )/;

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
