import { foodColours } from '../menu/colours.ts';
import type { Dish } from '../menu/dish.ts';
import type { PictureKind } from './kinds.ts';
import { sides } from './seen-from-the-side.ts';
import { plates } from './served-on-plates.ts';
import { brush, type Draw } from './strokes.ts';

const drawings: Record<PictureKind, Draw> = { ...plates, ...sides };

const tablecloths = ['#fbe3d6', '#f3ead2', '#e3eedd', '#f6dfe3', '#e2e9ee', '#efe2f0', '#fdeac8'];

/** The dish as an SVG document, drawn in the colours the menu names. */
export function drawDish({ id, picture: [kind, ...colours] }: Dish): string {
  const hand = brush(
    colours.map((name) => foodColours[name]),
    id,
  );
  const cloth = tablecloths[Math.floor(hand.random() * tablecloths.length)];
  // The cloth reaches beyond the picture, for frames that are no squares.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect x="-400" y="-400" width="1000" height="1000" fill="${cloth}"/>${drawings[kind](hand)}</svg>`;
}
