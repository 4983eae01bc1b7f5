import type { Constraint } from '../goal.ts';
import { holds, isComparable, type Measure, measureOf } from './compare.ts';
import { findProperty } from './find-property.ts';
import { FITS, type Mind, says } from './mind.ts';
import type { PageRecord, Property } from './record.ts';
import { alikeWords, wordsIn } from './same-word.ts';
import { standingOf, standSo } from './states.ts';
import type { ReadValue } from './values/value.ts';

/** Those for which a constraint holds; or that none says anything of it, or that some can be read both ways. */
export function satisfying(
  records: readonly PageRecord[],
  asked: Constraint,
  mind: Mind,
): PageRecord[] | 'unknown' | 'ambiguous' {
  const constraint = withLabel(asked, records);
  const { value, to } = constraint;
  const measure = measureOf(value, mind.setting);
  if (measure) return byMeasure(records, constraint, measure, to && measureOf(to, mind.setting), mind);
  return byState(records, constraint) ?? byText(records, constraint, mind);
}

/** "From the supplier Hexley" where a column is called "Supplier": the first word says which property, the rest its value. */
function withLabel(constraint: Constraint, records: readonly PageRecord[]): Constraint {
  const [first = '', ...rest] = constraint.value.text.split(' ');
  if (constraint.value.kind !== 'text' || constraint.value.exact || rest.length === 0) return constraint;
  const labels = new Set(records.flatMap(({ properties }) => properties.map(({ label }) => label)));
  const [word = ''] = wordsIn(first);
  const isLabel = [...labels].some((label) => wordsIn(label).length === 1 && alikeWords(word, wordsIn(label)[0] ?? ''));
  if (!isLabel) return constraint;
  return { ...constraint, of: { words: first }, value: { ...constraint.value, text: rest.join(' ') } };
}

/** Whether the records say what a constraint asks for, so that none of them being so is known, and not only unsaid. */
export function areSaying(records: readonly PageRecord[], asked: Constraint, mind: Mind): boolean {
  const constraint = withLabel(asked, records);
  if (measureOf(constraint.value, mind.setting)) return true;
  const { of } = constraint;
  if (!of) return false;
  const isSaid = (record: PageRecord) =>
    byLabel(record, of.words, mind) !== undefined ||
    (SOURCE.test(of.words) && (record.who ?? beforeName(record)) !== '');
  return records.filter(isSaid).length * 2 > records.length;
}

function byMeasure(
  records: readonly PageRecord[],
  { of, is, value }: Constraint,
  measure: Measure,
  to: Measure | undefined,
  mind: Mind,
): PageRecord[] | 'unknown' | 'ambiguous' {
  const read = records.map((record) => comparableIn(record, of?.words, measure, mind));
  if (read.every(({ length }) => length === 0)) {
    // "room 12" may be a name and no measure.
    const named = is === '=' ? records.filter((record) => says(textOf(record), value.text, true)) : [];
    return named.length > 0 ? named : 'unknown';
  }
  const verdicts = read.map((values) =>
    values.flatMap(bothReadings).map((one) => holds(one, is, measure, to, mind.setting)),
  );
  if (verdicts.some((all) => all.includes(true) && all.includes(false))) return 'ambiguous';
  return records.filter((_, at) => verdicts[at]?.includes(true));
}

/** 05/06/2026 may be in May or in June. */
function bothReadings(value: ReadValue): ReadValue[] {
  return value.also ? [value, { ...value, ...value.also }] : [value];
}

function comparableIn(record: PageRecord, of: string | undefined, measure: Measure, mind: Mind): ReadValue[] {
  if (of !== undefined && of !== '') {
    const found = findProperty(record, of, mind).flatMap(({ value, property }) =>
      value && isComparable(value, measure)
        ? [value]
        : property.values.filter((one) => isComparable(one, measure)).slice(0, 1),
    );
    if (found.length > 0) return found;
    // The words for the property may be the site's own; the kind of the value is the person's.
    if (measure.kind === 'number') return [];
  }
  const all = record.properties.flatMap(({ values, is }) => (is === 'action' ? [] : values));
  const kind = measure.kind === 'number' ? 'money' : measure.kind;
  const sure = all.filter((value) => value.kind === kind && isComparable(value, measure));
  if (sure.length > 0 || of !== undefined) return sure;
  return all.filter((value) => isComparable(value, measure));
}

function byState(records: readonly PageRecord[], { is, value }: Constraint): PageRecord[] | undefined {
  const standing = standingOf(value.text);
  if (!standing) return undefined;
  const isMeant = is !== '≠' && is !== 'lacks';
  const known = records.map(({ controls }) => standSo(controls, standing));
  if (known.every((stands) => stands === undefined)) return undefined;
  return records.filter((_, at) => known[at] === isMeant);
}

/** Words: in the property that was named; if no record has one called so, in whatever it says. */
function byText(records: readonly PageRecord[], { of, is, value }: Constraint, mind: Mind): PageRecord[] | 'unknown' {
  const isNegative = is === '≠' || is === 'lacks';
  const has = (text: string) => mind.tells(text, value.text, value.exact === true);
  const labelled = of ? records.map((record) => byLabel(record, of.words, mind)) : [];
  if (labelled.some((property) => property !== undefined)) {
    const fits = (text: string) => has(text) || (is === '=' && mind.fits(value.text, text) >= 0.8);
    return records.filter((_, at) => fits(labelled[at]?.text ?? '') !== isNegative);
  }
  const onWay = of && !isNegative ? byRoute(records, of.words, has) : undefined;
  if (onWay) return onWay;
  // Nothing is called so here. Who asks "from Anna" means where Anna stands, and mostly not the title.
  const isSource = of !== undefined && SOURCE.test(of.words);
  const sources = isSource
    ? [beforeName, personalName].filter((place) => records.some((one) => place(one) !== ''))
    : [];
  const places = of ? [...sources, besideName, textOf] : [textOf];
  for (const place of places) {
    const found = records.filter((record) => has(place(record)));
    if (found.length > 0) return isNegative ? records.filter((record) => !found.includes(record)) : found;
  }
  const near = records.filter(({ properties }) =>
    properties.some(({ text, is: what }) => what !== 'action' && mind.fits(value.text, text) >= 0.85),
  );
  if (near.length > 0) return isNegative ? records.filter((record) => !near.includes(record)) : near;
  // What none of them speaks of, none is known to be without.
  return is === 'lacks' && !of ? 'unknown' : isNegative ? [...records] : [];
}

const ROUTE = /\s*(?:→|⟶|->|—>)\s*/u;
const [STARTS, ENDS] = [/^(?:from|из|от|с|со)$/iu, /^(?:to|in|в|во|до|на)$/iu];

/** "Istanbul → Tbilisi" is a way to Tbilisi, and none from it. */
function byRoute(records: readonly PageRecord[], of: string, has: (text: string) => boolean): PageRecord[] | undefined {
  const at = STARTS.test(of) ? 0 : ENDS.test(of) ? -1 : undefined;
  const routes = records.map(({ name }) => name.split(ROUTE));
  if (at === undefined || routes.every(({ length }) => length < 2)) return undefined;
  return records.filter((_, index) => (routes[index]?.length ?? 0) > 1 && has(routes[index]?.at(at) ?? ''));
}

function byLabel({ properties }: PageRecord, asked: string, mind: Mind): Property | undefined {
  const scored = properties
    .filter(({ label, is }) => label !== '' && is !== 'action')
    .map((property) => ({ property, score: mind.fits(asked, property.label) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= FITS ? best.property : undefined;
}

/** Who it is from stands before what it is called, where something stands there. */
const SOURCE = /^(?:from|by|sender|author|от|автор|отправител)/iu;

function beforeName({ properties }: PageRecord): string {
  const name = properties.findIndex(({ is }) => is === 'name');
  return properties
    .slice(0, Math.max(0, name))
    .flatMap(({ text, is }) => (is === undefined || is === 'picture' ? [text] : []))
    .join(' \n ');
}

/** "Ann Berg @annb": what is called so is by whoever is called so. */
function personalName({ name }: PageRecord): string {
  return /(?<![\p{L}\d.])@[\p{L}\d_]+/u.test(name) ? name : '';
}

function besideName({ properties }: PageRecord): string {
  return properties.flatMap(({ text, is }) => (is === undefined ? [text] : [])).join(' \n ');
}

/** All that a record says. The names of columns are said of all records, and of none. */
export function textOf({ name, properties }: PageRecord): string {
  return [name, ...properties.flatMap(({ text, is }) => (is === 'action' ? [] : [text]))].join(' \n ');
}
