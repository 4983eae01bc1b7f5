import { labelsOf } from './labels.ts';
import type { Pass } from './pass.ts';
import { SVG, svgTitle } from './svg.ts';
import { flat } from './text.ts';

/** The text of an element that the markup makes a name of another: a label, a legend, a caption. */
type TextOf = (element: Element) => string;

/**
 * The name that HTML or SVG gives an element: '' where the language says that it has none, nothing where it leaves the
 * name to the content and the tooltip.
 */
export function nativeName(element: Element, pass: Pass, textOf: TextOf): string | undefined {
  if (element.namespaceURI === SVG) return svgTitle(element) || undefined;
  switch (element.localName) {
    case 'area':
      return attribute(element, 'alt');
    case 'button':
    case 'meter':
    case 'output':
    case 'progress':
    case 'select':
      return labels(element, pass, textOf);
    case 'fieldset':
      return firstChild(element, 'legend', textOf);
    case 'img':
      return imageName(element, textOf);
    case 'input':
      return element instanceof HTMLInputElement ? inputName(element, pass, textOf) : undefined;
    case 'math':
      return attribute(element, 'alttext');
    case 'optgroup':
    case 'option':
      return attribute(element, 'label');
    case 'table':
      return firstChild(element, 'caption', textOf);
    case 'textarea':
      return labels(element, pass, textOf) ?? hint(element);
    default:
      // A form-associated custom element has labels like a native control.
      return element.localName.includes('-') ? labels(element, pass, textOf) : undefined;
  }
}

function inputName(input: HTMLInputElement, pass: Pass, textOf: TextOf): string | undefined {
  const labelled = labels(input, pass, textOf);
  if (labelled !== undefined) return labelled;
  switch (input.type) {
    case 'button':
      return attribute(input, 'value');
    case 'submit':
    case 'reset':
      return attribute(input, 'value') ?? (input.hasAttribute('value') ? undefined : DEFAULT_WORDS[input.type]);
    case 'image':
      return attribute(input, 'alt') ?? attribute(input, 'title') ?? DEFAULT_WORDS.submit;
    case 'email':
    case 'number':
    case 'password':
    case 'search':
    case 'tel':
    case 'text':
    case 'url':
      return hint(input);
    default:
      return undefined;
  }
}

// What Chromium writes on such a button in English; it cannot be asked for the words it shows.
const DEFAULT_WORDS = { submit: 'Submit', reset: 'Reset' };

function imageName(image: Element, textOf: TextOf): string | undefined {
  const alt = image.getAttribute('alt');
  if (alt !== null) return alt;
  return attribute(image, 'title') ?? captionOfOnlyImage(image, textOf);
}

/** The caption of a figure speaks for an image that is all there is in the figure. */
function captionOfOnlyImage(image: Element, textOf: TextOf): string | undefined {
  const figure = image.closest('figure');
  const caption = figure?.querySelector(':scope > figcaption');
  if (!figure || !caption || caption.contains(image)) return undefined;
  const words = (figure.textContent ?? '').trim().length - (caption.textContent ?? '').trim().length;
  const isAlone =
    words === 0 && figure.querySelectorAll(EMBEDDED).length === caption.querySelectorAll(EMBEDDED).length + 1;
  return isAlone ? filled(textOf(caption)) : undefined;
}

const EMBEDDED = 'img, svg, video, audio, canvas, iframe, object, embed, input, select, textarea, button, math, hr';

function hint(field: Element): string | undefined {
  return attribute(field, 'title') ?? attribute(field, 'placeholder') ?? attribute(field, 'aria-placeholder');
}

function labels(control: Element, pass: Pass, textOf: TextOf): string | undefined {
  return filled(labelsOf(control, pass).map(textOf).join(' '));
}

function firstChild(element: Element, localName: string, textOf: TextOf): string | undefined {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (child.localName === localName) return filled(textOf(child));
  }
  return undefined;
}

const attribute = (element: Element, name: string) => filled(element.getAttribute(name) ?? '');

const filled = (text: string) => (flat(text) === '' ? undefined : text);
