import type { Observation } from '../../../observation.ts';
import type { Query } from '../goal.ts';
import type { Looked, Told, Untold } from './answered.ts';
import { type Gathered, inMain } from './gather.ts';
import { type Mind, mindOf } from './mind.ts';
import { readPages } from './read-page.ts';
import type { Alike, PageRecord, Reading } from './record.ts';
import { bare } from './row.ts';
import type { Selected } from './select.ts';
import { settled } from './settled.ts';
import { settingOf } from './values/setting.ts';

/** A question, with the pages it is put to. */
export interface Inquiry {
  query: Query;
  readings: readonly Reading[];
  mind: Mind;
  looked: Looked;
}

export function inquire(
  query: Query,
  pages: readonly Observation[],
  alike: Alike,
  now: Date,
  done: readonly string[] = [],
): Inquiry {
  const setting = settingOf(pages, now);
  // What was done before has chosen what is shown.
  const readings = readPages(pages, setting).map((one) => ({ ...one, chosen: [...one.chosen, ...done] }));
  const mind = mindOf(alike, setting);
  return { query: settled(query, readings, mind), readings, mind, looked: lookedThrough(readings) };
}

export function lookedThrough(readings: readonly Reading[]): Looked {
  const collections = readings.flatMap((reading) => inMain(reading.collections));
  const columns = collections.flatMap((collection) => collection.columns).filter((name) => name !== '');
  const records = collections.reduce((sum, { records: own }) => sum + own.length, 0);
  const pairs = readings.reduce((sum, reading) => sum + reading.pairs.length, 0);
  return { pages: readings.length, records: records + pairs, columns: [...new Set(columns)] };
}

const MOST_CANDIDATES = 8;

export function untold(
  why: Untold['why'],
  about: string,
  looked: Looked,
  candidates: readonly PageRecord[] = [],
): Untold {
  return { found: false, why, about, looked, candidates: candidates.slice(0, MOST_CANDIDATES).map(bare) };
}

/** What kept us from selecting keeps us from answering. */
export function unselected({ why, about, candidates }: Extract<Selected, { ok: false }>, looked: Looked): Untold {
  return untold(why, about, looked, candidates);
}

export function assumption({ by }: Gathered): Pick<Told, 'assumed'> {
  return by === 'assumption' ? { assumed: true } : {};
}
