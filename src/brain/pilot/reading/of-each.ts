import type { Phrase } from '../goal.ts';
import type { Untold } from './answered.ts';
import { besideName } from './beside-name.ts';
import { type FoundProperty, findProperty } from './find-property.ts';
import { type Inquiry, untold } from './inquiry.ts';
import { FITS } from './mind.ts';
import type { PageRecord, Reading } from './record.ts';
import { select } from './select.ts';

/** One property of each of several things that were named one by one: "the prices of hub, rim and spokes". */
export function ofEach(names: readonly Phrase[], asked: string, inquiry: Inquiry): FoundProperty[] | Untold {
  const found: FoundProperty[] = [];
  for (const name of names) {
    const one = ofOne(name, asked, inquiry);
    if (!('property' in one)) return one;
    found.push(one);
  }
  return found;
}

function ofOne(name: Phrase, asked: string, { readings, mind, looked, query }: Inquiry): FoundProperty | Untold {
  const { best: _, ...things } = query.things;
  const selected = select({ ...things, what: name, where: name.like ?? [], count: 'one' }, readings, mind);
  const records = selected.ok && selected.among.by === 'name' ? selected.records : [];
  const ways = [
    () => records.flatMap((record) => findProperty(record, asked, mind)),
    () => besideName(name.words, asked, readings, mind),
    () => onItsPage(name, asked, { readings, mind }),
  ];
  const found = ofOneKind(ways.map((way) => valued(way())).find(({ length }) => length > 0) ?? []);
  const [first, ...others] = found;
  if (!first) return untold(records.length > 0 ? 'no such property' : 'no such things', name.words, looked, records);
  if (others.some(({ value }) => value?.number !== first.value?.number))
    return untold(
      'ambiguous',
      name.words,
      looked,
      found.map(({ record }) => record),
    );
  return { ...first, record: { ...first.record, name: name.words } };
}

/** "Delivery" is how long it takes, and what it costs: without another word it is compared by what it costs. */
function ofOneKind(found: readonly FoundProperty[]): readonly FoundProperty[] {
  const priced = found.filter(({ value }) => value?.kind === 'money');
  return priced.length > 0 ? priced : found;
}

function valued(found: readonly FoundProperty[]): FoundProperty[] {
  return found.filter(({ value }) => value !== undefined && !Number.isNaN(value.number));
}

/** The page that is called so may say it beside a label, or under its heading. */
function onItsPage(
  { words, exact }: Phrase,
  asked: string,
  { readings, mind }: Pick<Inquiry, 'readings' | 'mind'>,
): FoundProperty[] {
  const own = readings.filter(({ self }) => mind.tells(self.name, words, exact));
  const [page] = own;
  if (!page) return [];
  const fits = labelsOf(page)
    .map((record) => ({ record, fit: mind.fits(asked, record.name) }))
    .sort((a, b) => b.fit - a.fit);
  const [best] = fits;
  if (best && best.fit >= FITS)
    return fits
      .filter(({ fit }) => fit > best.fit - NEAR)
      .flatMap(({ record }) =>
        record.properties.flatMap((property) =>
          property.is === undefined
            ? property.values.slice(0, 1).map((value) => ({ record, property, value, text: value.text }))
            : [],
        ),
      );
  return findProperty(page.self, asked, mind);
}

const NEAR = 0.02;

function labelsOf({ pairs, collections }: Reading): PageRecord[] {
  return [...pairs, ...collections.filter(({ isAside }) => !isAside).flatMap(({ records }) => records)];
}
