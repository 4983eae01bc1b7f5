import type { Phrase } from '../../goal.ts';
import { type Context, textOf, trim } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { ordinals } from '../lexicon/small-words.ts';
import { readField } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';

/** "Copy the text from the first box into the second", «впиши содержимое первого поля во второе»: what one field holds goes into another. */
export function heldValue({ verb, rest, context }: Deed): Built | undefined {
  const said = trim(rest);
  const words = wordsIn(said);
  const isCopied = COPIES.test(verb[0]?.word ?? '');
  const into = said.findLastIndex((_, at) => at > 1 && at < said.length - 1 && INTO.test(words[at] ?? ''));
  if (!(isCopied || WRITES.test(verb[0]?.word ?? '')) || into < 0) return undefined;
  const source = said.slice(0, into);
  const heldIn = heldBy(source, isCopied, context);
  const field = readField(said.slice(into + 1), context);
  const isNamed = field.words !== '' || field.kind === 'field' || field.ordinal !== undefined;
  if (!heldIn || !isNamed) return undefined;
  const value = { text: textOf(source, context), kind: 'text', heldIn } as const;
  return built({ kind: 'enter', value, field: { ...field, kind: field.kind ?? 'field' } });
}

const COPIES = /^(?:copy|copying|paste|duplicate|transfer|скопир\p{L}+|перепиш\p{L}+|вставь(?:те)?|вставить)$/u;
const WRITES = /^(?:put|type|enter|write|fill|впиши(?:те)?|введи(?:те)?|напиши(?:те)?|запиши(?:те)?)$/;
const INTO = /^(?:in|into|to|inside|в|во)$/;

/** The field that what is said stands in. */
function heldBy(said: readonly Token[], isCopied: boolean, context: Context): Phrase | undefined {
  const words = wordsIn(said);
  const from = said.findIndex((_, at) => at > 0 && /^(?:from|of|in|inside|из|в|во|с)$/.test(words[at] ?? ''));
  const head = words.slice(0, Math.max(from, 1)).join(' ');
  const isWhole = HELD.test(head) || (isCopied && /^(?:from|из)$/.test(words[from] ?? '') && !hasOrdinal(words, from));
  const named = said.slice(from < 0 ? 1 : from + 1);
  if (!isWhole || said.some((token) => token.value && !(token.value.exact && named.includes(token)))) return undefined;
  const field = readField(named, context);
  return field.kind === 'field' && !field.isPronoun ? field : undefined;
}

/** "the third word from the box" is not all that it holds. */
function hasOrdinal(words: readonly string[], end: number): boolean {
  return words.slice(0, end).some((_, at) => look(ordinals, words, at) !== undefined);
}

const HELD =
  /^(?:(?:the|all|all the|whole|the whole|entire|the entire|весь|все) )?(?:text|contents?|value|everything|all|what is|what is (?:written|typed|entered)|what stands|текст|содержимое|значение|все|то , что (?:написано|стоит|введено))$/;
