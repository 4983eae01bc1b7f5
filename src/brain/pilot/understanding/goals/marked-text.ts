import type { Phrase } from '../../goal.ts';
import { type Context, isSmall, trim } from '../context.ts';
import { has, lexicon } from '../lexicon/match.ts';
import { relations } from '../lexicon/small-words.ts';
import { readPhrase } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';

/** "Highlight the text in the second paragraph", «выдели слово «паром»»: words on the page are selected, as with the mouse. */
export function markedText({ verb, rest, context }: Deed): Built | undefined {
  const word = verb[0]?.word ?? '';
  const said = trim(rest).filter((token) => !WHOLE.test(token.word));
  const isMarked = MARKS.test(word) || (SELECTS.test(word) && said.some(({ word: one }) => has(passages, one)));
  const what = isMarked ? (quotedIn(said) ?? paragraphIn(said, context)) : undefined;
  return what && built({ kind: 'mark', what: { ...what, kind: 'text' } });
}

const MARKS = /^(?:highlight|mark|подсвет\p{L}+|выдел(?:и|ите|ить))$/u;
const SELECTS = /^(?:select|выбер\p{L}+)$/u;
const WHOLE = /^(?:all|whole|entire|full|весь|всю|все|целиком|полностью)$/;

/** "the word “ferry”", "the sentence “It leaves at nine.”": what stands in quotes, if it is said to be words. */
function quotedIn(said: readonly Token[]): Phrase | undefined {
  const [quoted, ...more] = said.filter(({ value }) => value?.exact);
  const others = said.filter((token) => token !== quoted && !isSmall(token));
  const isWords = others.length > 0 && others.every(({ word }) => has(passages, word) || has(wordings, word));
  return quoted?.value && more.length === 0 && isWords ? { words: quoted.value.text, exact: true } : undefined;
}

/** "the text in the first paragraph", "the last paragraph", «текст второго абзаца»: which it is, and nothing else. */
function paragraphIn(said: readonly Token[], context: Context): Phrase | undefined {
  const words = wordsIn(said);
  const isText = /^(?:text|words|текст|слова)$/.test(words.find((one) => !isArticle(one)) ?? '');
  const from = isText ? words.findIndex((one) => /^(?:text|words|текст|слова)$/.test(one)) + 1 : 0;
  const inside = said.slice(from).filter((token, at) => at > 0 || !has(relations, token.word));
  const what = readPhrase(inside.length > 0 ? inside : said, context);
  const isPlain = what.words === '' && what.kind === 'text' && !what.place && !what.like && !what.best;
  return isPlain ? what : undefined;
}

function isArticle(word: string): boolean {
  return /^(?:the|this|that|этот|эту|это)$/.test(word);
}

const passages = lexicon([
  [true, 'text~|paragraph~|sentence~|passage~|line~|текст~|абзац~|предложени~|отрывок|отрывк~|строк~|строчк~'],
]);
const wordings = lexicon([[true, 'word~|phrase~|quote~|слов~|фраз~|цитат~']]);
