import { textIn } from './alternative.ts';
import { markerOf } from './css-content.ts';
import { drawnText } from './drawn.ts';
import { type Pass, styleOf } from './pass.ts';
import { roleOf } from './role.ts';
import { isUnseen } from './unseen.ts';

/**
 * What a thing is called that only listens: what is written in it and what its pictures say, as it is drawn. A sign without
 * a letter says little: there the tooltip helps. Where nothing is to be read, hidden words may tell what is meant.
 */
export function bareName(element: Element, pass: Pass): string {
  const written = writtenIn(element, pass);
  if (WORD.test(written)) return written;
  const title = element.getAttribute('title') ?? '';
  const signs = title === written ? written : `${written} ${title}`.trim();
  return signs === '' ? (element.textContent ?? '') : signs;
}

function writtenIn(element: Element, pass: Pass): string {
  const said = withoutMarker(textIn(element, pass, roleOf), element, pass);
  const isSeen = said !== '' && !isUnseen(element, said, pass);
  return isSeen ? said : drawnText(element, pass).trim() || said;
}

/** The bullet or number before an item is drawn, and is no word of it. */
function withoutMarker(text: string, element: Element, pass: Pass): string {
  const marker = styleOf(element, pass).display.includes('list-item') ? markerOf(element, pass).trim() : '';
  return marker !== '' && text.startsWith(marker) ? text.slice(marker.length).trimStart() : text;
}

const WORD = /[\p{L}\p{N}]/u;
