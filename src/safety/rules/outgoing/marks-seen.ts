import { contentsOf } from '../../outgoing/contents.ts';
import { lastName, nameWords, pathSegments } from '../../outgoing/name-words.ts';
import type { Case } from '../../rule.ts';

const SEEN =
  /^(?:un)?(?:read|seen|viewed|opened|watched|displayed)$|^(?:views?|impressions?|visited|recent|lastread|lastseen)$/;
const AROUND = new Set('mark as is was has last at on by the all set'.split(' '));
const IDENTIFIES = /^(?:ids?|uids?|uuid|keys?|threads?|messages?|items?|conversations?|notifications?)$/;

/** It says that something has been looked at, and nothing else: reading leaves such marks by itself. */
export function marksSeen({ outgoing }: Case): boolean {
  if (!outgoing || outgoing.kind === 'document' || outgoing.method.toUpperCase() === 'DELETE') return false;
  const { fields, files, isOpaque } = contentsOf(outgoing);
  if (files.length > 0 || isOpaque) return false;
  const others = fields.filter(({ name }) => !isIdentifier(name));
  const isInFields = others.length > 0 && others.every(({ name, value }) => isSeen(lastName(name)) && isMark(value));
  return isInFields || (others.length === 0 && isSeen(pathSegments(outgoing.url).at(-1) ?? ''));
}

function isSeen(name: string): boolean {
  const words = nameWords(name).filter((word) => !AROUND.has(word));
  return words.length > 0 && words.every((word) => SEEN.test(word));
}

function isIdentifier(name: string): boolean {
  return nameWords(lastName(name)).some((word) => IDENTIFIES.test(word));
}

/** A yes, a no, a number or a moment. */
function isMark(value: string): boolean {
  return /^(?:true|false|yes|no|null|\d{1,16}|\d{4}-\d\d-\d\d[T\d:.Z+-]*)?$/i.test(value);
}
