import { bareName } from './bare-name.ts';
import { type Described, describe, LONGEST_NAME, shorten } from './describe.ts';
import { DROP_TARGET, dropTargetName } from './drop-target.ts';
import { holdsListener } from './listening.ts';
import { nameOf } from './name.ts';
import { nearbyWords } from './nearby-words.ts';
import { holdsParts } from './own-parts.ts';
import type { Pass } from './pass.ts';
import { shadowRootOf } from './shadow.ts';
import { hasStandIn, standsInFor } from './stand-in.ts';
import { steadyText } from './stir.ts';

const LONGEST_SURROUNDINGS = 80;

/** What is a control by its markup alone; more turn out to be one when they are looked at. */
export const CONTROLS =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],[role],[tabindex],[onclick]';

/** What holds things is not called after them; nor is a field called after what it holds. */
const CONTAINERS = new Set(
  'alertdialog application banner complementary contentinfo dialog directory document feed form grid group list log main menu menubar navigation radiogroup region rowgroup search table tablist toolbar tree treegrid'.split(
    ' ',
  ),
);
/** Things that are shown by what they hold. */
const FIELDS = new Set(
  'canvas colour combobox date file listbox media meter month progressbar scrollbar searchbox slider spinbutton textbox time week'.split(
    ' ',
  ),
).add('date and time');

/** What is known only by what can be done with it. */
const BARE = new Set(['clickable', 'draggable', 'focusable', 'hoverable', 'row']);

const TICKS = new Set(['checkbox', 'radio', 'switch']);
/** Things that show what they hold, and are no fields. */
const DISPLAYS = new Set(['canvas', 'media', 'meter', 'progressbar', 'scrollbar']);

export interface Recognised {
  control: Described;
  /** What makes a thing this thing and no other, without saying where in memory it is. */
  print: string;
  /** There are controls inside it that are to be shown too. */
  holdsMore: boolean;
}

/** Looks at an element that can be acted on as `role`. */
export function recognise(element: Element, role: string, pass: Pass, longestName?: number): Recognised {
  const bare = BARE.has(role);
  const nested =
    [...element.querySelectorAll(CONTROLS)].some((one) => one.checkVisibility() || hasStandIn(one)) ||
    shadowRootOf(element) !== null ||
    holdsListener(element, pass) ||
    ((bare || role === 'combobox') && holdsParts(element, pass));
  // A thing that only listens is named by its words, unless they belong to the controls in it.
  const name =
    (bare && nested ? '' : nameOf(standsInFor(element) ?? element, pass)) || wordsIn(element, role, nested, pass);
  const isTick = TICKS.has(role);
  const isField = isTick || (FIELDS.has(role) && !DISPLAYS.has(role));
  const guess = name === '' && isField ? nearbyWords(element, isTick, pass) : '';
  const control = describe(element, role, name || guess, pass, longestName);
  const isWhole = element instanceof HTMLSelectElement || !(nested || CONTAINERS.has(role) || role === DROP_TARGET);
  const holdsMore = !isWhole;
  const print = printFor(element, { ...control, name: shorten(name, LONGEST_NAME) }, pass);
  return { control, print, holdsMore };
}

function wordsIn(element: Element, role: string, nested: boolean, pass: Pass): string {
  if (role === DROP_TARGET) return dropTargetName(element, pass);
  return nested || CONTAINERS.has(role) || FIELDS.has(role) ? '' : bareName(element, pass);
}

/** The parts of a print, in which guesses have no place; none of them holds a line end. */
function printFor(element: Element, { role, name, placeholder = '' }: Described, pass: Pass): string {
  const around = element.closest('tr,li,[role=row],[role=listitem],[role=option],article');
  // A row without a name is told from the others by what stands in it.
  const isToldByIt = around !== null && (around !== element || (role === 'row' && name === ''));
  return [role, name, placeholder, isToldByIt ? surroundingsIn(around, pass) : ''].join('\n');
}

function surroundingsIn(around: Element, { surroundings }: Pass): string {
  const known = surroundings.get(around);
  if (known !== undefined) return known;
  const words = shorten(steadyText(around), LONGEST_SURROUNDINGS);
  surroundings.set(around, words);
  return words;
}
