import type { Evidence, Spot } from '../../run-events.ts';
import type { SeenPicture } from './seen.ts';
import { spotsOf } from './spots.ts';

/** The picture that shows best what proves a claim, and where on it: of the same page, around the same step. */
export function nearestPicture<Picture extends Pick<SeenPicture, 'step' | 'url' | 'places' | 'isOfFailure'>>(
  evidence: Evidence,
  pictures: Iterable<Picture>,
): { picture: Picture; spots: Spot[] } | undefined {
  // A request and a file have no place on a page; how it looked after them is what can be shown.
  const ofStep = [...pictures].filter((one) => !one.isOfFailure);
  if (evidence.kind !== 'quote') {
    const picture = ofStep.findLast(({ step }) => step === evidence.step);
    return picture && { picture, spots: [] };
  }
  const near = ofStep
    .filter(({ url }) => withoutFragment(url) === withoutFragment(evidence.url))
    .toSorted((a, b) => Math.abs(a.step - evidence.step) - Math.abs(b.step - evidence.step));
  for (const picture of near) {
    const spots = spotsOf(evidence.quote, picture.places);
    if (spots.length > 0) return { picture, spots };
  }
  return near[0] && { picture: near[0], spots: [] };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
