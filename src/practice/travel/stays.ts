import { type Stay, stays } from './data/stays.ts';
import { inCurrency } from './pricing.ts';
import type { TravelState } from './state.ts';

export interface StayQuery {
  city: string;
  sort: 'RATING' | 'PRICE';
  filter?: {
    minStars?: number | null;
    /** In the visitor's currency. */
    maxNight?: number | null;
    freeCancellation?: boolean | null;
    breakfast?: boolean | null;
    favourite?: boolean | null;
  } | null;
}

/** The stays of a city that satisfy every wish. */
export function findStays({ favourites, preferences }: TravelState, { city, sort, filter }: StayQuery): Stay[] {
  const { minStars, maxNight, freeCancellation, breakfast, favourite } = filter ?? {};
  return stays
    .filter(
      (stay) =>
        stay.city === city &&
        stay.stars >= (minStars ?? 0) &&
        inCurrency(stay.night, preferences.currency).amount <= (maxNight ?? Number.POSITIVE_INFINITY) &&
        (!freeCancellation || stay.freeCancellation) &&
        (!breakfast || stay.breakfast) &&
        (!favourite || favourites.includes(stay.id)),
    )
    .sort((a, b) => (sort === 'PRICE' ? a.night - b.night : b.rating - a.rating));
}
