import type { Things } from '../goal.ts';

/** "Book a seat in row 37": what is done with something in a row is done with the row, by the button that it has for that. */
export function ofRow(things: Things): Things {
  const { words, ordinal, place } = things.what;
  const isOfRow = place?.is === 'in' && place.what.kind === 'row' && !place.what.isPronoun;
  return isOfRow && ordinal === undefined && words !== '' ? { ...things, what: place.what } : things;
}
