import type { Act, Phrase, Query, Value } from '../../goal.ts';
import { type Context, findIndex, textOf, trim } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { articles, ordinals } from '../lexicon/small-words.ts';
import { readField, readPhrase, readThings } from '../phrase.ts';
import { readQuery } from '../questions/query.ts';
import { type Token, wordBefore, wordsIn } from '../tokens.ts';
import { pointedAt } from './pointed-at.ts';

/** "Enter the value of Colour into the field", "type your answer into the box": what goes in stands on the page, or was found before. */
export function lookedUp(tokens: readonly Token[], context: Context): Act[] | undefined {
  const words = wordsIn(tokens);
  const turned = fieldLast(tokens);
  if (turned) return lookedUp(turned, context);
  if (isAnswerAlone(tokens))
    return [{ kind: 'enter', value: { text: textOf(tokens, context), kind: 'text', isFound: true } }];
  const at = findLastIndex(tokens, (index) => index > 0 && /^(?:into|in|to|inside|в|во)$/.test(words[index] ?? ''));
  const said = trim(tokens.slice(0, Math.max(at, 0)));
  const field = at > 0 ? readField(tokens.slice(at + 1), context) : undefined;
  if (!field || said.length === 0 || said.some((token) => token.value)) return undefined;
  if (!/^(?:field|form|list)$/.test(field.kind ?? '')) return undefined;
  const text = textOf(said, context);
  const found: Value = { text, kind: 'text', isFound: true };
  const entering: Act = { kind: 'enter', value: found, field: bare(field) };
  if (FOUND.test(text.toLowerCase())) return [entering];
  if (field.kind === 'form') return EACH.test(text.toLowerCase()) ? [entering] : undefined;
  const question = pointedAt(tokens.slice(0, at), context) ?? questionOf(said, context);
  return question && [{ kind: 'tell', question }, entering];
}

/** «впиши в поле третье слово абзаца»: a field of which only that it is one is said may come first. */
function fieldLast(tokens: readonly Token[]): Token[] | undefined {
  const words = wordsIn(tokens);
  const joint = /^(?:into|in|inside|в|во)$/.test(words[0] ?? '') ? 1 : 0;
  const first = look(articles, words, joint) ? joint + 1 : joint;
  const noun = /^(?:text|input|текстовое)$/.test(words[first] ?? '') ? first + 1 : first;
  const kind = look(kinds, words, noun);
  const end = noun + (kind?.length ?? 0);
  const isPlain = kind?.meaning === 'field' && end < tokens.length && !tokens[end]?.isMark;
  const isSought = look(ordinals, words, look(articles, words, end) ? end + 1 : end) !== undefined;
  if (!isPlain || !isSought) return undefined;
  const into = joint > 0 ? tokens.slice(0, 1) : tokens.slice(0, 1).map((token) => wordBefore(token, 'into'));
  return [...tokens.slice(end), ...into, ...tokens.slice(joint, end)];
}

/** What was found out before. */
const FOUND =
  /^(?:it|that|this|the answer|answer|your answer|the result|result|the solution|solution|that number|его|ее|это|ответ|результат|решение)$/;

/** "Solve it and type the answer", «сколько их? введи число»: wherever there is room for it. */
function isAnswerAlone(tokens: readonly Token[]): boolean {
  return !tokens.some(({ value }) => value) && ANSWER.test(wordsIn(tokens).join(' '));
}

const ANSWER =
  /^(?:(?:the|your|that|this|получ\p{L}+|это|свой) )?(?:correct |right |final |правильный )?(?:answer|result|solution|number|sum|total|count|ответ|результат|решение|число|сумму|количество)(?: (?:you (?:get|got|found)|there|here|below|туда|сюда|ниже))?$/u;

/** What the page says of each field of a form. */
const EACH =
  /^(?:the |all |all the )?(?:corresponding |matching )?(?:values?|data|details|значени[ея]|данные)(?=.*(?:each|every|label|field|corresponding|matching|table|above|кажд|таблиц))/;

/** "the price of the tea", "the number of letters", "the last word in the text". */
function questionOf(said: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(said);
  const of = findIndex(said, (at) => at > 0 && /^(?:of|in|from|for|из|в)$/.test(words[at] ?? ''));
  const head = said.slice(0, Math.max(of, 0));
  const owned = ownedWord(said, context);
  if (owned) return owned;
  if (of < 0 || of === said.length - 1) return undefined;
  const named = head.map(({ word }) => word).join(' ');
  const things = readThings(said.slice(of + 1), context);
  if (/^value$/.test(named)) return { things, want: 'value', tell: [] };
  if (/^(?:total )?(?:number|count|amount)$/.test(named))
    return { things: { ...things, count: 'all' }, want: 'count', tell: [] };
  const isWord =
    /^(?:word|letter|number|line|слово|буква|букву|число|строка|строку)$/.test(head.at(-1)?.word ?? '') &&
    look(ordinals, words, 0) !== undefined;
  if (isWord) return { things: { what: readPhrase(said, context), count: 'one', where: [] }, want: 'value', tell: [] };
  const isProperty = look(properties, words, 0)?.length === head.length;
  return isProperty && words[of] === 'of' ? readQuery(said, context, 'value') : undefined;
}

/** «третье слово абзаца»: of what it is, is said without a joint. */
function ownedWord(said: readonly Token[], context: Context): Query | undefined {
  const [, noun, ...text] = said;
  const isWord = look(ordinals, wordsIn(said), 0)?.length === 1 && noun?.word === 'слово';
  const what = readPhrase(text, context);
  if (!isWord || what.words !== '' || what.kind !== 'text') return undefined;
  const word = readPhrase(said.slice(0, 2), context);
  return { things: { what: { ...word, place: { is: 'of', what } }, count: 'one', where: [] }, want: 'value', tell: [] };
}

/** "the text field" is a field, whichever. */
function bare(field: Phrase): Phrase {
  return field.words === 'text' || field.words === 'input' ? { ...field, words: '' } : field;
}

function findLastIndex(tokens: readonly Token[], is: (at: number) => boolean): number {
  for (let at = tokens.length - 1; at >= 0; at--) if (is(at)) return at;
  return -1;
}
