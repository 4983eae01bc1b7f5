import type { Constraint, Phrase, Relation } from '../../goal.ts';
import { type Context, findIndex, propertyPhrase, splitList, textOf, trim, valueFrom } from '../context.ts';
import { trimCopulas } from '../copulas.ts';
import { has, look } from '../lexicon/match.ts';
import { known, properties } from '../lexicon/properties.ts';
import { articles, namers, ordinals, relations, ties } from '../lexicon/small-words.ts';
import { propertyOfUnit } from '../lexicon/units.ts';
import { type Token, wordsIn } from '../tokens.ts';

export function isName(tokens: readonly Token[]): boolean {
  const kept = trim(tokens);
  return kept.length > 0 && kept.every((token) => /^\p{Lu}/u.test(token.text));
}

function isNamedProperty(tokens: readonly Token[]): boolean {
  const property = look(properties, wordsIn(tokens), 0);
  const value = property ? tokens.slice(property.length) : [];
  return value.length > 0 && value.every((token) => token.value !== undefined || /^\p{Lu}/u.test(token.text));
}

/** "in the city of Prague", «в категории «Книги»», "of size XL": a property and its value. */
export function namedProperty(tokens: readonly Token[], context: Context): Constraint | undefined {
  const kept = trim(tokens);
  const property = look(properties, wordsIn(kept), 0);
  const rest = property ? trim(kept.slice(property.length)) : [];
  const value = rest[0]?.word === 'of' ? trim(rest.slice(1)) : rest;
  const isValue =
    value.length > 0 && value.every((token) => token.value !== undefined || /^[\p{Lu}\d]/u.test(token.text));
  // "note 17" is a note of that number: what people write is no number.
  const isNumbered = property?.meaning === known.comment && value.every((token) => token.value?.kind === 'number');
  if (!property || !isValue || isNumbered) return undefined;
  return { of: propertyPhrase(property.meaning, context), is: '=', value: valueFrom(value, context) };
}

/** «в списке Иванов», "in the cart two books": where it is may come first. */
export function placeLast(tokens: readonly Token[]): readonly Token[] {
  const words = wordsIn(tokens);
  const relation = look(relations, words, 0);
  if (!relation || tokens.length < relation.length + 2) return tokens;
  const article = relation.length + (look(articles, words, relation.length) ? 1 : 0);
  const from = article + (look(ordinals, words, article)?.length ?? 0);
  const large = findIndex(
    tokens,
    (at) => at > from && (/^\p{Lu}/u.test(tokens[at]?.text ?? '') || tokens[at]?.value !== undefined),
  );
  const isNamed = tokens[from]?.value !== undefined || /^\p{Lu}/u.test(tokens[from]?.text ?? '');
  const isTied = tokens
    .slice(from)
    .some((_, index) => look(ties, words, from + index) ?? look(relations, words, from + index));
  const end = large > 0 && !(large === from + 2 && /[а-я]/.test(words[0] ?? '')) ? large : from + 1;
  if (isNamedProperty(tokens.slice(end))) return tokens;
  if (isNamed || isTied || end >= tokens.length || (large < 0 && !/[а-я]/.test(words[0] ?? ''))) return tokens;
  return [...tokens.slice(end), ...tokens.slice(0, end)];
}

interface Cut {
  at: number;
  length: number;
  tie?: string;
  is?: Relation['is'];
}

export function cutsOf(tokens: readonly Token[]): Cut[] {
  const words = wordsIn(tokens);
  const cuts: Cut[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const relation = look(relations, words, at);
    const tie = look(ties, words, at);
    if (look(namers, words, at) || (at === 0 && !relation)) continue;
    if (tie && (!relation || tie.length > relation.length)) cuts.push({ at, length: tie.length, tie: tie.meaning });
    else if (relation) cuts.push({ at, length: relation.length, is: relation.meaning });
    const length = cuts.at(-1)?.at === at ? (cuts.at(-1)?.length ?? 1) : 1;
    at += length - 1;
  }
  return cuts;
}

export function tied(tie: string, part: readonly Token[], context: Context): Constraint[] {
  const of: Phrase = { words: tie };
  const members = splitList(part).filter((member) => !member.every((token) => has(articles, token.word)));
  return members.map((member): Constraint => {
    if (tie === 'with' || tie === 'с') return having(member, context);
    if (tie === 'are') return { is: '=', value: valueFrom(member, context) };
    if (tie === 'without' || tie === 'без') return { is: 'lacks', value: valueFrom(member, context) };
    return { of, is: '=', value: valueFrom(member, context) };
  });
}

/** "with the subject X" names a property and its value; "with a handle" only says what it has. */
function having(tokens: readonly Token[], context: Context): Constraint {
  const kept = trim(tokens);
  const property = look(properties, wordsIn(kept), 0);
  const value = property && trim(kept.slice(property.length));
  if (property && value && value.length > 0) {
    return {
      of: { words: property.meaning[context.language] },
      is: '=',
      value: valueFrom(trimCopulas(value), context),
    };
  }
  const called = fieldCalled(kept, context);
  if (called) return called;
  const [first, ...others] = kept;
  const measured = first?.value?.unit && others.length === 0 ? propertyOfUnit[first.value.unit] : undefined;
  if (measured && first?.value) return { of: propertyPhrase(measured, context), is: '=', value: first.value };
  const isAmount = first?.value?.kind === 'number' && others.length > 0 && others.length < 3;
  if (isAmount && first.value) {
    const noun = look(properties, wordsIn(others), 0);
    return {
      of: { words: noun ? noun.meaning[context.language] : textOf(trim(others), context) },
      is: '=',
      value: first.value,
    };
  }
  return { is: 'contains', value: valueFrom(kept, context) };
}

/** «с типом занятости «Практика»», "with the delivery option “Express”": what several words name, and in quotes what it is. */
function fieldCalled(kept: readonly Token[], context: Context): Constraint | undefined {
  const { value } = kept.at(-1) ?? {};
  const name = kept.slice(0, -1);
  const isName = name.length > 1 && name.length < 4 && name.every(({ text }) => /^\p{Ll}{2,}$/u.test(text));
  return value?.exact && isName ? { of: { words: textOf(name, context) }, is: '=', value } : undefined;
}
