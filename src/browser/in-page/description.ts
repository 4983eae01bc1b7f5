import { describedBy, textIn } from './alternative.ts';
import { isClobbered } from './clobbered.ts';
import { nameOf } from './name.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';
import { SVG, svgDescription, svgTitle } from './svg.ts';
import { flat } from './text.ts';

/** What is said about an element beyond its name. */
export function descriptionOf(element: Element, pass: Pass): string {
  if (isClobbered(element)) return '';
  if (!element.hasAttributes() && !DESCRIBED_BY_MARKUP.has(element.localName) && element.namespaceURI !== SVG)
    return '';
  const described = describedBy(element, pass, roleOf) || flat(element.getAttribute('aria-description') ?? '');
  if (described !== '') return described;
  const name = nameOf(element, pass);
  const native = [...nativeDescriptions(element, pass), element.getAttribute('title') ?? ''];
  return native.map(flat).find((text) => text !== '' && text !== name) ?? '';
}

const DESCRIBED_BY_MARKUP = new Set(['summary', 'table']);

function nativeDescriptions(element: Element, pass: Pass): string[] {
  if (element.namespaceURI === SVG) return [svgDescription(element) ?? '', svgTitle(element) ?? ''];
  switch (element.localName) {
    case 'input':
      return /^(button|submit|reset)$/i.test(element.getAttribute('type') ?? '')
        ? [element.getAttribute('value') ?? '']
        : [];
    case 'summary':
      return [textIn(element, pass, roleOf)];
    case 'table': {
      const caption = element.querySelector(':scope > caption');
      return caption ? [textIn(caption, pass, roleOf)] : [];
    }
    default:
      return [];
  }
}
