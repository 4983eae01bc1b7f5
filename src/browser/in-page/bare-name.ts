import { textIn } from './alternative.ts';
import { drawnText } from './drawn.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';
import { isUnseen } from './unseen.ts';

/**
 * What a thing is called that only listens: what is written in it and what its pictures say, as it is drawn. A sign without
 * a letter says little: there the tooltip helps.
 */
export function bareName(element: Element, pass: Pass): string {
  const said = textIn(element, pass, roleOf);
  const written = said === '' || isUnseen(element, said, pass) ? drawnText(element, pass).trim() || said : said;
  const title = element.getAttribute('title') ?? '';
  return WORD.test(written) || title === '' || title === written ? written : `${written} ${title}`;
}

const WORD = /[\p{L}\p{N}]/u;
