import type { Act, Constraint, Phrase, Things } from '../../goal.ts';
import { findVerb } from '../../understanding/clauses.ts';
import { takeBest } from '../../understanding/constraints.ts';
import { build } from '../../understanding/goals/build.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { extremes } from '../../understanding/lexicon/degrees.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { properties } from '../../understanding/lexicon/properties.ts';
import { readField } from '../../understanding/phrase.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import { asValue } from './as-value.ts';
import { entriesIn } from './entries.ts';
import { nounIn, withoutJoint } from './nouns.ts';
import { allOf, clauseOf, firstOf, isSaidAround, slotsOf, type Words } from './tagged-words.ts';

/** By what, and which way round; a word like "cheapest" says both. */
export function sort(words: Words): Built | undefined {
  const { context } = words;
  const field = firstOf(words, 'field');
  const order = allOf(words, 'order').flat();
  const best = allOf(words, 'best').flat();
  const listed = slotsOf(words, 'thing').length > 0 ? nounIn(words) : undefined;
  const things = listed && !listed.what.isPronoun ? { things: { ...listed, count: 'all' as const } } : {};
  const told = orderOf([...order, ...best], context);
  // "press the numbers from the largest down": pressed in this order, not put into it.
  if (!field && listed && findVerb(clauseOf(words))?.meaning === 'press') return undefined;
  if (field) {
    const by = readField(withoutBy(field), context);
    const way = told?.order ?? wayIn([...order, ...best]);
    return built({ kind: 'sort', by, ...(way && { order: way }), ...things });
  }
  // «отсортируй «Сначала дорогие»»: what the page calls an order is chosen there.
  const called = order.find(({ value }) => value?.exact)?.value;
  if (called) return built({ kind: 'choose', things: [{ words: called.text, exact: true }] });
  if (!told && listed?.what.exact) return built({ kind: 'choose', things: [listed.what] });
  // "the biggest salaries first": by what they are the biggest.
  const amount = firstOf(words, 'thing');
  if (told && amount && MERE_SIZE.test(told.by.words) && isAmount(amount))
    return built({ ...told, by: readField(amount, context) });
  return told && built({ ...told, ...things });
}

/** "biggest" says of how much it is, and not of what. */
const MERE_SIZE = /^(?:size|размер)$/;

function isAmount(said: readonly Token[]): boolean {
  const at = /^(?:the|an?)$/.test(said[0]?.word ?? '') ? 1 : 0;
  const found = look(properties, wordsIn(said), at);
  return found !== undefined && found.length === said.length - at && AMOUNTS.has(found.meaning.en);
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'salary',
  'price',
  'discount',
  'balance',
  'rating',
  'reviews',
  'views',
  'population',
  'area',
  'memory',
  'volume',
  'temperature',
]);

function orderOf(said: readonly Token[], context: Words['context']): Extract<Act, { kind: 'sort' }> | undefined {
  if (said.length === 0) return undefined;
  const act = build({ concept: 'sort', verb: [], rest: said, context })?.acts[0];
  if (act?.kind === 'sort' && act.by.words !== '') return act;
  const { best } = takeBest(said, context);
  if (best) return { kind: 'sort', by: best.by, order: best.order === 'least' ? 'rising' : 'falling' };
  return act?.kind === 'sort' ? act : undefined;
}

/** "the highest … on top": the word for the first of them says which way round. */
function wayIn(said: readonly Token[]): 'rising' | 'falling' | undefined {
  const words = wordsIn(said);
  const first = said.map((_, at) => look(extremes, words, at)?.meaning).find((one) => one !== undefined);
  return first && (first === 'most' ? 'falling' : 'rising');
}

function withoutBy(said: readonly Token[]): Token[] {
  return /^(?:by|по)$/.test(said[0]?.word ?? '') && said.length > 1 ? said.slice(1) : [...said];
}

/** Only those, or all but those. */
export function filter(words: Words): Built | undefined {
  const { context } = words;
  const things = withoutTool(nounIn(words));
  const named = entriesIn(words).map(
    ({ field, value }): Constraint => ({ ...(field && { of: field }), is: '=', value }),
  );
  // «в фильтрах выбрать «Удалённо»»: where it stands, not what it must be.
  const [inTools] = named.filter(({ of }) => TOOLS.test(of?.words ?? ''));
  if (inTools?.of) {
    const { text, exact } = inTools.value;
    const picked: Phrase = { words: text, ...(exact && { exact }), place: { is: 'in', what: inTools.of } };
    return built({ kind: 'choose', things: [picked] });
  }
  const left = (things.except ?? []).flatMap(leftOut);
  const ofField = fieldIs(words);
  if (ofField) return built({ kind: 'filter', by: [ofField] });
  const by = [...things.where, ...named, ...placed(things), ...left];
  const isTurned = isSaidAround(
    words,
    /^(?:hide|exclude|ignore|skip|out|without|except|remove|скро\p{L}+|спрят?ч\p{L}*|исключи\p{L}*|отсе\p{L}+|убери|убрать|без|кроме)$/u,
  );
  if (by.length === 0) {
    const plain = firstOf(words, 'thing');
    const made = plain && build({ concept: 'filter', verb: [], rest: withoutJoint(plain), context });
    return isTurned ? undefined : made;
  }
  const { what, except: _except, ...some } = things;
  const { place: _place, ...plain } = what;
  const isNamed = !what.isPronoun && (what.words !== '' || what.kind !== undefined);
  const kept: Things = { ...some, what: plain, where: [] };
  return built({
    kind: 'filter',
    ...(isNamed && { things: kept }),
    by: isTurned && left.length === 0 ? by.map(turned) : by,
  });
}

/** "so that only Norvik is shown as the supplier": one field, and what it must be. */
function fieldIs(words: Words): Constraint | undefined {
  const [field, ...fields] = allOf(words, 'field');
  const [said, ...conds] = allOf(words, 'cond');
  const cond = said?.filter(({ word, value }) => value || !/^(?:so|that|only|just|чтобы|только|лишь)$/.test(word));
  const isName = cond && cond.length > 0 && cond.every(({ text, value }) => value?.exact || /^\p{Lu}/u.test(text));
  if (!field || !isName || fields.length + conds.length > 0 || slotsOf(words, 'value', 'except').length > 0)
    return undefined;
  return { of: readField(field, words.context), is: '=', value: asValue(cond, words.context) };
}

/** "switch on the filter for free delivery": with what it is done is no thing of the list. */
function withoutTool(things: Things): Things {
  const isTool = TOOLS.test(things.what.words) && !things.what.exact && things.where.length > 0;
  return isTool ? { ...things, what: { words: '', isPronoun: true } } : things;
}

const TOOLS = /^(?:filters?|фильтр\p{L}*)$/iu;

/** "all but those with stops": what is true of them must not be. */
function leftOut({ words, exact, like = [] }: Phrase): Constraint[] {
  if (like.length > 0) return like.map(turned);
  return [{ is: '≠', value: { text: words, kind: 'text', ...(exact && { exact }) } }];
}

/** "near Utrecht", "in Berlin": among things that are narrowed down a place is a condition. */
function placed({ what }: Things): Constraint[] {
  const { place } = what;
  if (!place || place.what.words === '') return [];
  return [{ is: '=', value: { text: place.what.words, kind: 'text', ...(place.what.exact && { exact: true }) } }];
}

function turned(one: Constraint): Constraint {
  return { ...one, is: opposite[one.is] ?? one.is };
}

const opposite: Partial<Record<Constraint['is'], Constraint['is']>> = {
  '=': '≠',
  '≠': '=',
  '<': '≥',
  '≥': '<',
  '>': '≤',
  '≤': '>',
  contains: 'lacks',
  lacks: 'contains',
};
