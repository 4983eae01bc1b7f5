export const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** What is drawn means nothing unless its author says something about it. */
export function nativeSvgRole(element: Element): string {
  switch (element.localName) {
    case 'svg':
      // A picture as a whole, like an image, unless something in it can be read or used.
      return element.querySelector('a, foreignObject, text, [role], [tabindex]') ? 'graphics-document' : 'image';
    case 'a':
      if (element.hasAttribute('href') || element.hasAttributeNS(XLINK, 'href')) return 'link';
      return isSpokenOf(element) ? 'group' : 'generic';
    case 'image':
      return 'image';
    case 'g':
    case 'foreignObject':
    case 'textPath':
    case 'tspan':
      return isSpokenOf(element) ? 'group' : 'generic';
    case 'text':
      return 'group';
    case 'circle':
    case 'ellipse':
    case 'line':
    case 'path':
    case 'polygon':
    case 'polyline':
    case 'rect':
    case 'use':
      return isSpokenOf(element) ? 'graphics-symbol' : 'generic';
    default:
      return '';
  }
}

export function svgTitle(element: Element): string | undefined {
  return childText(element, 'title') ?? xlinkTitle(element);
}

export const svgDescription = (element: Element) => childText(element, 'desc');

function xlinkTitle(element: Element): string | undefined {
  return element.localName === 'a' ? (element.getAttributeNS(XLINK, 'title') ?? undefined) : undefined;
}

function childText(element: Element, localName: string): string | undefined {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (child.localName === localName && child.namespaceURI === SVG) return child.textContent ?? '';
  }
  return undefined;
}

function isSpokenOf(element: Element): boolean {
  if (SPEAKING_ATTRIBUTES.some((attribute) => element.getAttribute(attribute)?.trim())) return true;
  return Boolean(childText(element, 'title')?.trim() || childText(element, 'desc')?.trim());
}

const SPEAKING_ATTRIBUTES = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-roledescription', 'tabindex'];

/** Whether there is nothing to read in a drawing or a part of one: so with most icons, and with what is not drawn. */
export function isMute(element: Element): boolean {
  const { localName } = element;
  if (UNDRAWN.has(localName)) return true;
  return !TEXT.has(localName) && !element.matches(SPEAKING) && element.querySelector(SPEAKING) === null;
}

const UNDRAWN = new Set(
  'clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient script style symbol title'.split(
    ' ',
  ),
);
const TEXT = new Set(['text', 'textPath', 'tspan', 'foreignObject']);
const SPEAKING = 'title, text, foreignObject, a, [aria-label], [aria-labelledby]';
