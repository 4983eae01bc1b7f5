import { cut } from './cut.ts';
import { nameOf } from './name.ts';
import type { Pass } from './pass.ts';
import { isUnseen } from './unseen.ts';

/** Behind a name that tells something and is drawn nowhere. */
export const NOT_DRAWN = '(not drawn)';

/** The name of an element, marked where it is not drawn. */
export function markedName(element: Element, pass: Pass): string {
  const name = nameOf(element, pass);
  return isUnseen(element, name, pass) ? `"${name.replaceAll('"', "'")}" ${NOT_DRAWN}` : name;
}

/**
 * A picture in words; nothing for one without a name. The mark stands before the words: so it is read first, and no bracket in
 * them can end it.
 */
export function pictureWords(element: Element, pass: Pass, longest?: number): string {
  const name = nameOf(element, pass);
  if (name === '') return '';
  const words = longest === undefined ? name : cut(name, longest);
  return isUnseen(element, name, pass)
    ? `(picture, not drawn: "${words.replaceAll('"', "'")}")`
    : `(picture: ${words})`;
}
