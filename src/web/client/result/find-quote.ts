import { spotsOf } from '../../../report/building/spots.ts';
import type { Evidence, Places, Spot } from '../../../run-events.ts';
import type { StoryPicture } from '../story/story.ts';

type Quote = Extract<Evidence, { kind: 'quote' }>;

export interface FoundQuote {
  picture: StoryPicture;
  spots: readonly Spot[];
}

/** Pictures further away in the run than this many are not looked through. */
const MOST = 8;

/** The picture on which quoted words can be seen, and where: of the same page, around the same step. */
export async function findQuote(
  { quote, url, step }: Quote,
  pictures: readonly StoryPicture[],
  placesOn: (file: string) => Promise<Places>,
): Promise<FoundQuote | undefined> {
  const near = pictures
    .filter((picture) => withoutFragment(picture.url) === withoutFragment(url))
    .toSorted((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))
    .slice(0, MOST);
  for (const picture of near) {
    const places = await placesOn(picture.file).catch(() => undefined);
    const spots = places ? spotsOf(quote, places) : [];
    if (spots.length > 0) return { picture, spots };
  }
  return near[0] && { picture: near[0], spots: [] };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
