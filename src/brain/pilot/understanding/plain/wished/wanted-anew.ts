import { afterFiller } from '../../clauses.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { padding } from '../../lexicon/small-words.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { NEEDS_RU, WISHES } from '../wishing.ts';

/** "I need a new folder here, could you add one and name it X", «мне нужна новая карточка «X», помести её под …»: create it, and how. */
export function asCreated(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const start = tokens.findIndex((_, at) => isOpening(tokens, at) && look(needs, words, at) !== undefined);
  const { length = 0, meaning = 'new' } = look(needs, words, start) ?? {};
  const noun = start + length;
  // «ещё одна карточка, «Отпуск». Создай её …»: its name may stand behind a comma.
  const end = tokens.findIndex((token, at) => at > noun && ENDS.test(token.text) && !tokens[at + 1]?.value?.exact);
  const made = start < 0 || end < 0 ? undefined : madeAfter(tokens, end + 1, meaning);
  const [first] = tokens.slice(start, start + 1);
  if (made === undefined || !first || end - noun > MOST_WORDS) return [...tokens];
  const isRussian = /[а-я]/.test(words[start] ?? '');
  const verb = isRussian ? 'создай' : 'create';
  const wanted = tokens.slice(noun, end).filter(({ word, value }) => value || !/^(?:here|тут|здесь|,)$/.test(word));
  const anew = isRussian ? [inPlaceOf(first, 'новый')] : [inPlaceOf(first, 'a'), inPlaceOf(first, 'new')];
  return [...tokens.slice(0, start), inPlaceOf(first, verb), ...anew, ...wanted, ...tokens.slice(made)];
}

function isOpening(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.isMark === true || /^(?:and|и|hi|hello)$/.test(before.word);
}

/** Where the words go on after "could you add one, please". */
function madeAfter(tokens: readonly Token[], from: number, wanted: 'new' | 'any'): number | undefined {
  const rest = tokens.slice(from);
  const words = wordsIn(rest);
  const verb = afterFiller(rest, 0);
  const making = look(makings, words, verb);
  const it = verb + (making?.length ?? 0);
  if (!making || !/^(?:one|it|его|ее)$/.test(words[it] ?? '')) return undefined;
  // "I need a lamp, add it": it may well be there already.
  if (wanted === 'any' && making.meaning !== 'made') return undefined;
  let at = it + 1;
  for (let spare = spareAt(words, at); spare > 0; spare = spareAt(words, at)) at += spare;
  return from + at;
}

function spareAt(words: readonly string[], at: number): number {
  if (/^(?:,|please|пожалуйста)$/.test(words[at] ?? '')) return 1;
  return look(padding, words, at)?.length ?? 0;
}

const ENDS = /^[,.;:?!]$/;
const MOST_WORDS = 8;

/** That something is wanted which is not there yet, or may not be. */
const needs = lexicon<'new' | 'any'>([
  ['new', WISHES.flatMap((need) => ['a new', 'another', 'one more'].map((anew) => `${need} ${anew}`)).join('|')],
  [
    'new',
    NEEDS_RU.flatMap((need) =>
      ['новый', 'новая', 'новое', 'еще один', 'еще одна', 'еще одно'].map((anew) => `${need} ${anew}`),
    ).join('|'),
  ],
  ['any', [...WISHES.flatMap((need) => [`${need} a`, `${need} an`]), ...NEEDS_RU].join('|')],
]);

const makings = lexicon<'made' | 'put'>([
  ['made', 'create|make|set up|start|создай|создайте|создать|заведи|заведите|завести'],
  ['put', 'add|put|place|добавь|добавьте|добавить|помести|поместите|поместить|поставь|поставьте'],
]);
