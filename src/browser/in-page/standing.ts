import type { Standing } from '../standing.ts';
import { shorten } from './describe.ts';
import { overlay } from './overlay.ts';
import { isProse } from './unseen.ts';

/** What in view stands in the way of reading and acting. */
export function standing(): Standing {
  const challenged = challenge();
  const over = overlay();
  return {
    passwords: inView('input[type=password]').length,
    oneTimeCodes: inView('input[autocomplete~="one-time-code"]').length + codeBoxes(),
    ...(challenged === undefined ? {} : { challenge: challenged }),
    ...(over === undefined ? {} : { overlay: over }),
    wordless: wordless(),
  };
}

function inView(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && shareOf(one) > 0,
  );
}

/** Which share of the view an element takes. */
function shareOf(element: Element): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && height > 0 ? (width * height) / (innerWidth * innerHeight) : 0;
}

const FEWEST_BOXES = 4;
const MOST_BOXES = 8;

/** A code is often typed into a row of fields with room for one character each. */
function codeBoxes(): number {
  const boxes = inView('input[maxlength="1"]:not([type=hidden], [autocomplete~="one-time-code"])');
  const rows = Map.groupBy(boxes, (box) => Math.round(box.getBoundingClientRect().top));
  return [...rows.values()].some(({ length }) => length >= FEWEST_BOXES && length <= MOST_BOXES) ? 1 : 0;
}

/** By such words, in whichever attribute, a check of this kind makes itself known; they name the thing and no maker of it. */
const CHALLENGE = /captcha|капч|\bchallenge\b|not a robot|не робот|(?:verify|prove|confirm)\b.{0,20}\bhuman/iu;
const NAMED =
  'iframe, [id*="captcha" i], [class*="captcha" i], [name*="captcha" i], [role=img][aria-label], [role=checkbox], input[type=checkbox], img[alt]';

function challenge(): string | undefined {
  for (const one of inView(NAMED)) {
    const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined;
    const said = [one.getAttribute('title'), one.getAttribute('aria-label'), one.getAttribute('alt'), label];
    const hinted = [one.id, one.getAttribute('name'), one.getAttribute('class')];
    if (![...said, ...hinted].some((words) => words && CHALLENGE.test(words))) continue;
    // Sentences in attributes are for nobody's eyes.
    return shorten(said.find((words) => words && (words === label || !isProse(words))) ?? one.textContent ?? '', 60);
  }
  return undefined;
}

/** Pictures beside text are decoration; what fills the view is the matter itself. */
const SMALLEST_SHARE = 0.05;

function wordless(): number {
  const shares = inView('canvas, img:not([alt]), img[alt=""], video, embed, object')
    .filter((one) => !one.getAttribute('aria-label') && !one.getAttribute('title'))
    .map(shareOf)
    .filter((share) => share >= SMALLEST_SHARE);
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  );
}
