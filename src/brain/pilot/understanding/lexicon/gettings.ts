import { lexicon } from './match.ts';

/** "I want to order borscht": how one comes by something, which is no part of what it is. */
export const gettings = lexicon([
  [true, 'get|have|receive|buy|order|book|rent|eat|try|read|see|watch|получить|купить|заказать'],
]);
