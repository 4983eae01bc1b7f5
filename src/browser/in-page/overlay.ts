import type { Standing } from '../standing.ts';
import { shorten } from './describe.ts';
import { drawnParent, elementAt } from './shadow.ts';
import { isProse } from './unseen.ts';

/** Where to look for what lies over the page, as shares of the view. */
const POINTS: readonly (readonly [x: number, y: number])[] = [
  [0.5, 0.5],
  [0.5, 0.92],
  [0.08, 0.92],
  [0.92, 0.92],
  [0.5, 0.08],
];
const BUTTONS = 'button, [role=button], input[type=button], input[type=submit], a[href]';
/** Bars of this kind belong to the page. */
const FURNITURE = 'nav, [role=navigation], header, [role=banner], [role=search], [role=toolbar], main, [role=main]';
const SMALLEST_SHARE = 0.04;
const FEWEST_LETTERS = 30;
const MOST_BUTTONS = 4;

/** The largest box that stays where it is while the page moves beneath, has something to say, and wants an answer. */
export function overlay(): Standing['overlay'] {
  const boxes = new Set<Element>();
  for (const [x, y] of POINTS) {
    const box = fixedAround(elementAt(innerWidth * x, innerHeight * y));
    if (box && wantsAnAnswer(box)) boxes.add(box);
  }
  const [largest] = [...boxes].sort((a, b) => shareOf(b) - shareOf(a));
  if (!largest) return undefined;
  const buttons = [...largest.querySelectorAll<HTMLElement>(BUTTONS)]
    .filter((one) => one.checkVisibility())
    .map((one) => shorten(one.innerText || one.getAttribute('aria-label') || '', 30))
    .filter((name) => name !== '');
  const label = largest.getAttribute('aria-label') ?? '';
  // A sentence in an attribute is for nobody's eyes.
  const words = label === '' || isProse(label) ? textOf(largest) : label;
  return { words: shorten(words, 60), share: shareOf(largest), buttons: buttons.slice(0, MOST_BUTTONS) };
}

function fixedAround(element: Element | null): Element | undefined {
  let found: Element | undefined;
  for (let one = element; one && one !== document.body; one = drawnParent(one))
    if (getComputedStyle(one).position === 'fixed') found = one;
  return found;
}

function wantsAnAnswer(box: Element): boolean {
  return (
    shareOf(box) >= SMALLEST_SHARE &&
    box.querySelector(BUTTONS) !== null &&
    !box.matches(FURNITURE) &&
    box.querySelector(FURNITURE) === null &&
    hasPageBeneath(box)
  );
}

/** An app may live in a fixed box as a whole: then it lies over nothing. */
function hasPageBeneath(box: Element): boolean {
  const letters = textOf(box).length;
  return letters >= FEWEST_LETTERS && document.body.innerText.length - letters > letters / 2;
}

function shareOf(box: Element): number {
  const { width, height } = box.getBoundingClientRect();
  return Math.min(1, (width * height) / (innerWidth * innerHeight));
}

function textOf(box: Element): string {
  return box instanceof HTMLElement ? box.innerText : (box.textContent ?? '');
}
