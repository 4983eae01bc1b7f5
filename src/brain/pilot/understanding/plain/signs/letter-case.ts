import { isSmall } from '../../context.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { articles, connectors, relations } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** "Type “ANNA” in lower case", «впиши «иванов» заглавными буквами»: so the value is written, and no field is called so. */
export function inLetters(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((token, index) => !token.value && look(letterCases, words, index) !== undefined);
  const found = look(letterCases, words, at);
  const verb = words.findLastIndex((_, index) => index < at && isWriting(tokens, index));
  const end = at + (found?.length ?? 0);
  const value = verb < 0 ? undefined : valueAround(tokens, verb + 1, at, end);
  if (!found || !value) return [...tokens];
  const [from, to] = value;
  const spelt = quoted(tokens.slice(from, to), CASES[found.meaning]);
  return tokens.flatMap((token, index) => {
    if (index === from) return [spelt];
    return (index > from && index < to) || (index >= at && index < end) ? [] : [token];
  });
}

function isWriting(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.value ? undefined : look(verbs, wordsIn(tokens), at);
  return verb?.form === 'base' && /^(?:enter|set|put|send|answer|search)$/.test(verb.meaning);
}

/** What is written so: the quoted text right before or after, the only one that is quoted there, a name, or plain words after the verb. */
function valueAround(tokens: readonly Token[], from: number, at: number, end: number): [number, number] | undefined {
  const close = tokens.findIndex((token, index) => index >= end && (token.isMark || isJoint(token)));
  const places = tokens.flatMap((token, index) => (token.value?.exact ? [index] : []));
  const said = places.filter((index) => index >= from && index < (close < 0 ? tokens.length : close));
  const beside = [at - 1, end].find((index) => said.includes(index)) ?? (said.length === 1 ? said[0] : undefined);
  if (beside !== undefined) return [beside, beside + 1];
  const name = tokens.findLastIndex((token, index) => index < at && !/^\p{Lu}/u.test(token.text)) + 1;
  const isName = said.length === 0 && name > from && name < at;
  const plain = tokens.slice(from, at);
  const isPlain = plain.every((token) => !token.isMark && !isSmall(token) && !look(relations, [token.word], 0));
  if (isName) return [name, at];
  return said.length === 0 && plain.length > 0 && plain.length <= MOST_WORDS && isPlain ? [from, at] : undefined;
}

function isJoint({ word, value }: Token): boolean {
  return !value && look(connectors, [word], 0) !== undefined && look(articles, [word], 0) === undefined;
}

const MOST_WORDS = 3;

function quoted(said: readonly Token[], spell: (text: string) => string): Token {
  const [first, last] = [said[0], said.at(-1)];
  const text = spell(first?.value?.text ?? said.map((token) => token.text).join(' '));
  const value = { ...(first?.value ?? { kind: 'text' as const }), text, exact: true as const };
  return { text, word: '', start: first?.start ?? 0, end: last?.end ?? 0, value };
}

const CASES = {
  lower: (text: string) => text.toLocaleLowerCase(),
  upper: (text: string) => text.toLocaleUpperCase(),
  first: (text: string) => text.replace(/^\P{L}*\p{L}/u, (start) => start.toLocaleUpperCase()),
} as const;

const LETTERS = ['', ' letters', ' characters', ' letters only', ' only'];
const JOINTS = ['in ', 'in all ', 'all in ', 'using ', 'using all ', 'using only ', 'with ', 'with all ', 'all '];

/** With all joints before it, and what letters are called after it. */
function ways(names: readonly string[]): string {
  return names.flatMap((name) => JOINTS.flatMap((joint) => LETTERS.map((noun) => `${joint}${name}${noun}`))).join('|');
}

const letterCases = lexicon<keyof typeof CASES>([
  ['lower', ways(['lower case', 'lowercase', 'lower-case', 'small'])],
  [
    'lower',
    'строчными буквами|маленькими буквами|строчными|в нижнем регистре|нижним регистром|всеми строчными буквами',
  ],
  ['upper', ways(['upper case', 'uppercase', 'upper-case', 'capital', 'capitals', 'caps', 'block'])],
  ['upper', 'заглавными буквами|большими буквами|прописными буквами|заглавными|прописными|капсом|в верхнем регистре'],
  [
    'first',
    'with a capital letter|with a capital first letter|with the first letter capitalised|capitalised|capitalized',
  ],
  ['first', 'с заглавной буквы|с большой буквы|с прописной буквы|с заглавной'],
]);
