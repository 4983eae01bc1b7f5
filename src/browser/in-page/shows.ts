import { heldValue } from './describe.ts';
import { findHosts, knownHosts } from './hosts.ts';
import { startPass } from './pass.ts';
import { wordsOf } from './read-page.ts';
import { shadowRootOf } from './shadow.ts';

/**
 * Whether a person could read these words somewhere in the document. Most of it never comes into question: only what
 * holds the words at all is looked at closely.
 */
export function shows(words: string): boolean {
  const wanted = bare(words);
  findHosts();
  const roots = [document.documentElement, ...knownHosts().flatMap((host) => shadowRootOf(host) ?? [])];
  const holders = roots.flatMap((root) => smallestWith(wanted, root));
  const pass = startPass({ shadowRootOf });
  return holders.some((holder) => bare(wordsOf(holder, pass)).includes(wanted)) || isHeld(wanted);
}

/** The smallest elements that hold the words, seen or unseen. */
function smallestWith(wanted: string, root: Element | ShadowRoot): Element[] {
  if (!bare(root.textContent ?? '').includes(wanted)) return [];
  const inside = [...root.children].flatMap((child) => smallestWith(wanted, child));
  if (inside.length > 0) return inside;
  return [root instanceof ShadowRoot ? root.host : root];
}

function isHeld(wanted: string): boolean {
  const fields = document.querySelectorAll('input,textarea,select');
  return [...fields].some((field) => bare(heldValue(field) ?? '').includes(wanted) && field.checkVisibility());
}

/** Where lines end and words are parted depends on how they are drawn: spaces do not count. */
function bare(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
