import type { Best, Constraint, Phrase, Value } from '../goal.ts';
import { type Context, isSmall, propertyPhrase, textOf } from './context.ts';
import { afterthoughts, type Comparison, comparisons, extremes, sizes, superlatives } from './lexicon/degrees.ts';
import { lexicon, look } from './lexicon/match.ts';
import { known, properties } from './lexicon/properties.ts';
import { copulas } from './lexicon/questions.ts';
import { judgements, ties } from './lexicon/small-words.ts';
import { propertyOfUnit } from './lexicon/units.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Takes the comparisons out of some words: "under 100 €", «не дороже 500», "at least 3 bedrooms". */
export function takeComparisons(tokens: readonly Token[], context: Context): { where: Constraint[]; rest: Token[] } {
  let rest = [...tokens];
  const where: Constraint[] = [];
  for (;;) {
    const found = firstComparison(rest);
    if (!found) return { where, rest };
    const { of, from, to } = propertyOf(found, rest, context);
    const isAge = found.value.kind === 'duration' && found.comparison.by === known.date;
    where.push({
      ...(isAge ? { of: propertyPhrase(known.age, context) } : of && { of }),
      // "Older than three days" is of a greater age, though of an earlier date.
      is: isAge ? (turned[found.comparison.is] ?? found.comparison.is) : found.comparison.is,
      value: found.value,
      ...(found.upTo && { to: found.upTo }),
    });
    rest = [...rest.slice(0, from), ...rest.slice(to)];
  }
}

/** Takes the superlative out of some words: "the cheapest", "with the most reviews". */
export function takeBest(tokens: readonly Token[], context: Context): { best?: Best; rest: Token[] } {
  const words = wordsIn(tokens);
  for (let at = 0; at < tokens.length; at++) {
    const before = backOver(tokens, at);
    const isHad = before < at && beforeIsWith(tokens, before);
    const start = isHad ? before : articleBefore(tokens, at);
    const size = isHad ? look(sizes, words, at) : undefined;
    const extreme = size ?? look(extremes, words, at);
    const plain = look(superlatives, words, at);
    if (plain && !(size && size.length >= plain.length)) {
      const best = { by: propertyPhrase(plain.meaning.by, context), order: plain.meaning.order };
      return { best, rest: [...tokens.slice(0, articleBefore(tokens, at)), ...tokens.slice(at + plain.length)] };
    }
    if (
      !extreme &&
      /^сам(?:ый|ая|ое|ые|ую|ого|ой|ых|ым|ому|ыми)$/.test(words[at] ?? '') &&
      !look(judgements, words, at) &&
      !look(judgements, words, at + 1) &&
      tokens.length > at + 1
    ) {
      const by = { words: textOf(tokens.slice(at + 1, at + 2), context) };
      return { best: { by, order: 'most' }, rest: [...tokens.slice(0, at), ...tokens.slice(at + 2)] };
    }
    if (!extreme || look(judgements, words, at)) continue;
    const nounAt = at + extreme.length;
    const property = look(properties, words, nounAt);
    const isParticiple = /(?:ed|en|read|sold)$/.test(words[nounAt] ?? '') && tokens.length > nounAt + 1;
    const nounEnd = property ? nounAt + property.length : isParticiple ? nounAt + 1 : endOfNoun(tokens, nounAt);
    // «чей рекорд самый высокий»: with nothing after it, it is about the thing itself.
    if (nounEnd === nounAt && /^сам/.test(words[at] ?? '') && at > 0 && nounAt === tokens.length) {
      const best = { by: propertyPhrase(known.height, context), order: extreme.meaning };
      return { best, rest: tokens.slice(0, at) };
    }
    if (nounEnd === nounAt) continue;
    const isMost =
      words[at] === 'most' ||
      words[at] === 'least' ||
      words[at] === 'fewest' ||
      /^(?:больше|меньше)$/.test(words[at] ?? '') ||
      words[nounAt - 1] === 'of';
    if (!property && !isHad && !isMost) {
      const best = { by: propertyPhrase(known.height, context), order: extreme.meaning };
      return { best, rest: [...tokens.slice(0, articleBefore(tokens, at)), ...tokens.slice(nounAt)] };
    }
    // "takes the most time": so much of it.
    const meant = isMost && property?.meaning === known.time ? known.duration : property?.meaning;
    // «с самым большим временем чтения»: the time of just that.
    const timeEnd = isHad && meant === known.time && isOfNoun(tokens[nounEnd]) ? nounEnd + 1 : nounEnd;
    const by =
      meant && timeEnd === nounEnd
        ? propertyPhrase(meant, context)
        : { words: textOf(tokens.slice(nounAt, timeEnd), context) };
    return { best: { by, order: extreme.meaning }, rest: [...tokens.slice(0, start), ...tokens.slice(timeEnd)] };
  }
  return { rest: [...tokens] };
}

/** «чтения», «пути»: whose time it is. */
function isOfNoun(token: Token | undefined): boolean {
  return token !== undefined && !token.value && /^[а-я]{3,}[аяыи]$/.test(token.word);
}

/** "not further than", «не дальше». */
const denied: Partial<Record<Constraint['is'], Constraint['is']>> = { '<': '≥', '>': '≤', '≤': '>', '≥': '<' };

const turned: Partial<Record<Constraint['is'], Constraint['is']>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };

interface FoundComparison {
  comparison: Comparison;
  from: number;
  to: number;
  value: Value;
  upTo?: Value;
}

/** The first that is said, with where it stands. */
export function firstComparison(tokens: readonly Token[]): FoundComparison | undefined {
  const words = wordsIn(tokens);
  for (let at = 0; at < tokens.length; at++) {
    const range = rangeAt(tokens, words, at);
    if (range) return range;
    const found = look(comparisons, words, at);
    const value = found && measure(tokens[at + found.length]);
    if (found && value && found.meaning.is !== 'between') {
      return { comparison: found.meaning, from: at, to: at + found.length + 1, value };
    }
    const negated = /^(?:not|no|не)$/.test(words[at] ?? '') ? look(comparisons, words, at + 1) : undefined;
    const limit = negated && measure(tokens[at + 1 + negated.length]);
    if (negated && limit) {
      const comparison = { ...negated.meaning, is: denied[negated.meaning.is] ?? negated.meaning.is };
      return { comparison, from: at, to: at + negated.length + 2, value: limit };
    }
    const own = measure(tokens[at]);
    const after = own && look(afterthoughts, words, at + 1);
    if (own && after) return { comparison: { is: after.meaning }, from: at, to: at + 1 + after.length, value: own };
    const next = measure(tokens[at + 1]);
    const isAmount = next && (next.kind === 'money' || next.unit !== undefined || next.kind === 'number');
    if (isAmount && words[at] === 'до') return { comparison: { is: '≤' }, from: at, to: at + 2, value: next };
    if (isAmount && words[at] === 'от') return { comparison: { is: '≥' }, from: at, to: at + 2, value: next };
  }
  return undefined;
}

/** "between 5 and 10", "from 100 to 500", «с 5 по 12 мая», "100–200 €". */
function rangeAt(tokens: readonly Token[], words: readonly string[], at: number): FoundComparison | undefined {
  const opener = look(comparisons, words, at);
  const isBetween = opener?.meaning.is === 'between';
  const opens = isBetween ? opener.length : /^(?:from|от|с|со)$/.test(words[at] ?? '') ? 1 : 0;
  const first = measure(tokens[at + opens]);
  const joint = words[at + opens + 1] ?? '';
  const second = measure(tokens[at + opens + 2]);
  if (!first || !second) return undefined;
  const joins = /^(?:-|–|—)$/.test(joint) || (opens > 0 && /^(?:and|to|till|until|и|до|по)$/.test(joint));
  if (!joins || (isBetween && !/^(?:and|и|-|–|—|to|до)$/.test(joint))) return undefined;
  const shared =
    second.unit && !first.unit && first.kind === 'number' ? { ...first, kind: second.kind, unit: second.unit } : first;
  return { comparison: { is: 'between' }, from: at, to: at + opens + 3, value: shared, upTo: second };
}

/** The property that is compared, and how far its words reach on either side. */
function propertyOf(
  { comparison, from, to, value }: FoundComparison,
  tokens: readonly Token[],
  context: Context,
): { of?: Phrase; from: number; to: number } {
  const words = wordsIn(tokens);
  const joined = skipBack(tokens, from);
  for (const length of [3, 2, 1]) {
    const start = joined - length;
    const property = start >= 0 ? look(properties, words, start) : undefined;
    const isOther = comparison.by !== undefined && property?.meaning !== comparison.by;
    if (property?.length === length && !isOther) {
      const before = backOver(tokens, start);
      return { of: propertyPhrase(property.meaning, context), from: beforeIsWith(tokens, before) ? before : start, to };
    }
  }
  const happening = happeningBefore(tokens, joined, value);
  if (happening !== undefined) return { of: propertyPhrase(known.time, context), from: happening, to };
  const start = beforeIsWith(tokens, backOver(tokens, from)) ? backOver(tokens, from) : from;
  const afterOf = /^(?:of|in)$/.test(words[to] ?? '') ? to + 1 : to;
  const noun =
    value.kind === 'number' && !comparison.by && (afterOf > to || !value.unit) ? endOfNoun(tokens, afterOf) : afterOf;
  if (noun > afterOf) {
    const property = look(properties, words, afterOf);
    const name = property ? property.meaning[context.language] : textOf(tokens.slice(afterOf, noun), context);
    return { of: { words: name }, from: start, to: property ? afterOf + property.length : noun };
  }
  const isYear = comparison.by === known.date && isYearLike(value);
  const implied = isYear
    ? known.date
    : comparison.by && fits(comparison.by === known.date, value)
      ? comparison.by
      : propertyOfValue(value);
  return { ...(implied && { of: propertyPhrase(implied, context) }), from: start, to };
}

/** "that leaves before noon", «который отправляется после 18:00»: where what is said to happen then begins. An arrival is another hour. */
function happeningBefore(tokens: readonly Token[], at: number, { kind }: Value): number | undefined {
  const words = wordsIn(tokens);
  if (kind !== 'time' || at < 2 || !look(happenings, words, at - 1)) return undefined;
  return /^(?:that|which|котор\p{L}+)$/u.test(words[at - 2] ?? '') ? at - 2 : at - 1;
}

const happenings = lexicon([
  [
    true,
    'leaves|leaving|departs|departing|starts|starting|begins|beginning|sails|sailing|отправляется|отправляющийся|отходит|уходит|вылетает|выезжает|начинается',
  ],
]);

/** "bought after 2019": no price. */
function isYearLike({ kind, number = 0, unit }: Value): boolean {
  return kind === 'number' && !unit && Number.isInteger(number) && number >= 1900 && number < 2100;
}

function fits(isDate: boolean, value: Value): boolean {
  return isDate ? value.kind === 'date' : value.kind !== 'date' && value.kind !== 'time';
}

function propertyOfValue(value: Value) {
  if (value.kind === 'money') return known.price;
  if (value.kind === 'date') return known.date;
  if (value.kind === 'time') return known.time;
  if (value.unit) return propertyOfUnit[value.unit];
  // A bare number after "under" is nearly always money: "a pizza under 500".
  return known.price;
}

/** A value that can be more or less than another. */
function measure(token: Token | undefined): Value | undefined {
  const value = token?.value;
  return value && /^(?:number|money|date|time|duration)$/.test(value.kind) ? value : undefined;
}

/** The end of the plain words that begin here. */
function endOfNoun(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let token = tokens[end]; token && !token.value && !isSmall(token) && end - at < 2; token = tokens[end]) end++;
  return end;
}

/** Back over copulas and "of": "rating of at least 4", "price is under 5". */
function skipBack(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  let back = at;
  while (back > 0 && (look(copulas, words, back - 1) || /^(?:of|a|the|,|:)$/.test(words[back - 1] ?? ''))) back--;
  return back;
}

function articleBefore(tokens: readonly Token[], at: number): number {
  return /^(?:a|an|the)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at;
}

/** Back over an article and the word before it: where "with the …" began. */
function backOver(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const article = /^(?:a|an|the)$/.test(words[at - 1] ?? '') ? at - 1 : at;
  return article - 1 >= 0 ? article - 1 : at;
}

function beforeIsWith(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const tie = look(ties, words, at);
  return (
    /^(?:with|с)$/.test(tie?.meaning ?? '') ||
    /^(?:has|have|had|got|имеет|имеют|у|with|rated|priced|costing)$/.test(words[at] ?? '')
  );
}
