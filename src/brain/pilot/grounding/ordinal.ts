import type { Phrase } from '../goal.ts';
import type { Features } from './features.ts';
import type { Place } from './scene.ts';

/** What has to be about the same in all that are counted. How long their names are does not matter. */
const COUNTED: readonly (keyof Features)[] = ['said', 'near', 'role', 'kind', 'place'];
const ABOUT = 0.15;
const NOT_IT = 0.4;

/** "The third link": of the controls that fit equally well, the third one in the order of the page is meant. */
export function byOrdinal<One extends { score: number; place: Place; features: Features }>(
  { ordinal }: Phrase,
  all: readonly One[],
): One[] {
  const best = all.toSorted((a, b) => b.score - a.score)[0];
  if (ordinal === undefined || ordinal === 0 || !best) return [...all];
  const alike = all.filter(({ features }) =>
    COUNTED.every((name) => Math.abs(features[name] - best.features[name]) <= ABOUT),
  );
  // Of those called exactly so, as long as there are enough of them.
  const same = alike.filter(({ features }) => features.same >= best.features.same);
  const counted = same.length >= Math.abs(ordinal) && best.features.same === 1 ? same : alike;
  const meant = counted.toSorted((a, b) => a.place.order - b.place.order).at(ordinal < 0 ? ordinal : ordinal - 1);
  return all.map((one) => (one === meant ? { ...one, score: best.score } : { ...one, score: one.score * NOT_IT }));
}
