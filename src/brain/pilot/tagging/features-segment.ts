import type { Facts, Read } from './features.ts';
import { addAround, EDGE, Found } from './features-around.ts';
import { hashOf, joined } from './features-hash.ts';

const BIAS = hashOf('bias');
const marks = new Set([...'.!?;…'].map(hashOf));
const comma = hashOf(',');

/** What tells whether a clause begins, goes on or has ended at this token. */
export function segmentFeatures({ facts, starts }: Read, at: number): readonly number[] {
  const found = new Found();
  found.add(1, BIAS);
  addAround(found, facts, at, 10);
  const stop = lastBefore(facts, at, ({ word }) => marks.has(word));
  const pause = lastBefore(facts, at, ({ word }) => marks.has(word) || word === comma);
  const verb = lastBefore(facts, at, (fact) => fact.verb !== undefined);
  found.add(60, Math.min(at - stop, 6), joined(77, Math.min(at - pause, 6)), joined(78, Math.min(at - verb, 6)));
  // The verb that comes before and the one that comes next, as long as no mark stands between.
  found.add(61, facts[verb]?.verb ?? 0);
  const next = nextFrom(facts, at, (fact) => fact.verb !== undefined);
  found.add(62, joined(facts[next]?.verb ?? 0, Math.min(next - at, 4)));
  const end = nextFrom(facts, at, ({ word }) => marks.has(word));
  found.add(63, facts[end]?.word ?? EDGE.word);
  const restPause = nextFrom(facts, at, ({ word }) => marks.has(word) || word === comma);
  found.add(64, joined(Number(next < restPause), Number(verb > pause)));
  found.add(65, joined(joined(Number(next < restPause), Number(verb > pause)), facts[at]?.main ?? 0));
  found.add(
    66,
    joined(Math.min(at - pause, 3), facts[at]?.main ?? 0),
    joined(Math.min(at - pause, 3), facts[at]?.word ?? 0),
  );
  const opener = facts[pause + 1] ?? EDGE;
  found.add(67, opener.word, opener.main, opener.stem);
  const begun = facts[stop + 1] ?? EDGE;
  found.add(68, begun.word, begun.main);
  for (const off of [-1, 0, 1, 2])
    if (starts.has(at + off)) found.add(70 + off, BIAS, facts[at]?.main ?? 0, facts[at]?.word ?? 0);
  return found.features;
}

/** −1 where there is none. */
function lastBefore(facts: readonly Facts[], at: number, is: (fact: Facts) => boolean): number {
  for (let place = at - 1; place >= 0; place--) {
    const fact = facts[place];
    if (fact && is(fact)) return place;
  }
  return -1;
}

/** The end where there is none. */
function nextFrom(facts: readonly Facts[], at: number, is: (fact: Facts) => boolean): number {
  for (let place = at; place < facts.length; place++) {
    const fact = facts[place];
    if (fact && is(fact)) return place;
  }
  return facts.length;
}
