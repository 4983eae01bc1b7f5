import type { Passage } from '../passage.ts';
import { everyTree } from './trees.ts';

/** A letter of the page, by its text node and its place in it. */
interface Letter {
  node: Text;
  at: number;
}

/** Brings a passage into view and tells where it begins and ends; null where it is not there so often. Spaces and line ends count for nothing. */
export function passage(words: string, which: number): Passage | null {
  const wanted = words.replace(/\s+/g, '');
  const letters = lettersOf();
  const written = letters.map(({ node, at }) => node.data[at]).join('');
  let found = -1;
  for (let count = 0; count < which; count++) {
    found = written.indexOf(wanted, found + 1);
    if (found < 0) return null;
  }
  const [first, last] = [letters[found], letters[found + wanted.length - 1]];
  if (!first || !last) return null;
  first.node.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [begin, end] = [boxOf(first), boxOf(last)];
  return {
    from: { x: begin.left + A_HAIR, y: (begin.top + begin.bottom) / 2 },
    to: { x: end.right - A_HAIR, y: (end.top + end.bottom) / 2 },
  };
}

/** What is selected on the page. */
export function selectedText(): string {
  return getSelection()?.toString() ?? '';
}

/** In pixels: still on the letter, and nearest to its edge. */
const A_HAIR = 0.5;

/** All that is drawn, letter by letter, without spaces. */
function lettersOf(): Letter[] {
  const letters: Letter[] = [];
  for (const tree of everyTree()) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !isDrawn(node)) continue;
      for (const [at, letter] of node.data.split('').entries()) if (/\S/.test(letter)) letters.push({ node, at });
    }
  }
  return letters;
}

function isDrawn({ parentElement }: Text): boolean {
  if (parentElement && /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|TITLE)$/.test(parentElement.tagName)) return false;
  return parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

function boxOf({ node, at }: Letter): DOMRect {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
}
