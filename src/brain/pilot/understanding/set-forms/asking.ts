import { splitList } from '../context.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { tellPhrase } from '../questions/tell.ts';
import { wordsIn } from '../tokens.ts';
import { type Form, following, partedAtFirst, partedAtLast } from './form.ts';

/** "Make a table of the tents with name and price", «Составь таблицу палаток: название, цена». */
export const table: Form = (said, context) => {
  const rest = following(said, /^(?:make (?:a )?table of|составь таблицу)(?= )/);
  const [of, columns] = (rest && partedAtLast(rest, /^(?:with|:)$/)) ?? [];
  if (!of || !columns || columns.some(({ value }) => value && !value.exact)) return undefined;
  const tell = splitList(columns).map((column) => tellPhrase(column, context));
  return { kind: 'tell', question: { things: { ...readThings(of, context), count: 'all' }, want: 'table', tell } };
};

/** "Compare A and B by warranty", «Сравни А и Б по гарантии». */
export const comparison: Form = (said, context) => {
  const rest = following(said, /^(?:compare|сравни)(?= )/);
  const [both, by] = (rest && partedAtLast(rest, /^(?:by|по)$/)) ?? [];
  const [one, ...others] = both ? splitList(both) : [];
  if (!one || !by || others.length === 0) return undefined;
  const against = others.map((other) => readPhrase(other, context));
  const things = readThings(one, context);
  return { kind: 'tell', question: { things, want: 'difference', tell: [tellPhrase(by, context)], against } };
};

/** "What is the sum of prices of A, B and C?", «Какая сумма цен у А и Б?» Of one thing, or of all of a kind, is another question. */
export const sumOfSeveral: Form = (said, context) => {
  const rest = following(said, /^(?:what is the sum of|какая сумма)(?= )/);
  const [property, all] = (rest && partedAtFirst(rest, /^(?:of|у)$/)) ?? [];
  const [one, ...others] = all ? splitList(all) : [];
  if (!one || !property || others.length === 0) return undefined;
  const against = others.map((other) => readPhrase(other, context));
  const things = readThings(one, context);
  return { kind: 'tell', question: { things, want: 'sum', tell: [tellPhrase(property, context)], against } };
};

/** "Which room has the highest “Humidity”?", «У какой комнаты самая высокая «Humidity»?» */
export const extreme: Form = (said, context) => {
  const rest = following(said, /^(?:which|у како(?:го|й)|у каких)(?= )/);
  const words = wordsIn(rest ?? []);
  const at = words.findIndex((word, place) => EXTREME.test(word) && MOST.test(words[place - 1] ?? ''));
  const start = words[at - 1] === 'the' ? at - 2 : at - 1;
  // "the highest salary of lawyers": it is not said of all that there are.
  const isOfSome = words.slice(at + 1).some((word) => /^(?:of|among|у|среди)$/.test(word));
  if (!rest || start <= 0 || at === words.length - 1 || isOfSome) return undefined;
  const by = tellPhrase(rest.slice(at + 1), context);
  const order = /^(?:lowest|низк)/.test(words[at] ?? '') ? 'least' : 'most';
  const things = { ...readThings(rest.slice(0, start), context), best: { by, order } as const };
  return { kind: 'tell', question: { things, want: 'name', tell: [] } };
};

const EXTREME = /^(?:lowest|highest|низк\p{L}+|высок\p{L}+)$/u;
const MOST = /^(?:the|сам(?:ая|ый|ое|ые))$/;
