import { drawnText } from './drawn.ts';
import { referenced } from './idrefs.ts';
import { labelsOf } from './labels.ts';
import type { Pass } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** A name with more words or characters than these is no label of an icon: it tells something. */
const MOST_WORDS = 5;
const MOST_CHARACTERS = 40;
/** A name of fewer characters has no more words than a label has. */
const SHORTEST_PROSE = 2 * MOST_WORDS + 1;
/** As much of a name is asked about as anybody is shown. */
const LONGEST_NAME = 1_000;
/** The thing itself, the cell it is in, the row or card around that. */
const LEVELS = 3;
/** So many words must stand side by side to count as drawn: single ones are found on any page. */
const PHRASE = 2;

/**
 * Whether a name reads like prose and a person would look for it in vain: it comes from an attribute, or from text that is
 * hidden. Names that repeat what is drawn in the thing, in its labels or right around it are no secret.
 */
export function isUnseen(element: Element, name: string, pass: Pass): boolean {
  if (!isProse(name)) return false;
  let left = name.slice(0, LONGEST_NAME);
  for (const source of sourcesOf(element, pass)) {
    left = withoutDrawn(left, drawnText(source, pass));
    if (!isProse(left)) return false;
  }
  return true;
}

/** More than a label would say. Where no spaces are written, two characters are about a word. */
export function isProse(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return true;
  if (text.length < SHORTEST_PROSE) return false;
  const words = text.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((word) => word !== '').length;
  return words + (text.match(SPACELESS)?.length ?? 0) / 2 > MOST_WORDS;
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

function* sourcesOf(element: Element, pass: Pass): Iterable<Element> {
  yield* referenced(element, 'aria-labelledby');
  yield* labelsOf(element, pass);
  let one: Element | null = element;
  for (let level = 0; one && one !== document.body && level < LEVELS; level += 1, one = drawnParent(one)) yield one;
}

/** What of a name is not to be found in what is drawn. */
function withoutDrawn(name: string, drawn: string): string {
  if (drawn.trim() === '') return name;
  // As it mostly is, to the letter.
  if (drawn.includes(name) || bare(drawn).includes(bare(name))) return '';
  const there = ` ${wordsOf(drawn).join(' ')} `;
  const words = wordsOf(name);
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    let to = at;
    while (to < words.length && there.includes(` ${words.slice(at, to + 1).join(' ')} `)) to += 1;
    if (to - at >= PHRASE) at = to;
    else {
      left.push(words[at] ?? '');
      at += 1;
    }
  }
  return left.join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
