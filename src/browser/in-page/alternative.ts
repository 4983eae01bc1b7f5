import { isClobbered } from './clobbered.ts';
import { generatedBy, markerOf } from './css-content.ts';
import { embeddedValue } from './embedded-value.ts';
import { isCssHidden, isHidden } from './hidden.ts';
import { referenced } from './idrefs.ts';
import { nativeName } from './native-name.ts';
import { isElement, isText } from './nodes.ts';
import { type Pass, styleOf } from './pass.ts';
import { isApartFrom, isNamedByContent, isNamedByHeading, isNameless } from './roles.ts';
import { isMute, SVG } from './svg.ts';
import { flat, isBlank, shown } from './text.ts';
import { eachRenderedChild, ownedBy, ownerOf } from './tree.ts';

export type RoleOf = (element: Element, pass: Pass) => string;

/** One computation of a name or a description. */
interface Computation {
  readonly pass: Pass;
  readonly roleOf: RoleOf;
  readonly root: Element;
  /** Each element speaks once. */
  readonly spoken: Set<Element>;
}

/** How the computation came to an element. */
interface Way {
  readonly via: 'root' | 'author' | 'reference' | 'content';
  /** A hidden element that is referred to speaks with all that is in it. */
  readonly hiddenToo: boolean;
  /** References are followed once, not from one to the next. */
  readonly following: boolean;
}

/** A name that takes more than these elements to say is cut there: so no page can make one look take for ever. */
const MOST_SPEAKERS = 500;

const ROOT: Way = { via: 'root', hiddenToo: false, following: false };
const AUTHOR: Way = { via: 'author', hiddenToo: false, following: false };
const CONTENT: Way = { via: 'content', hiddenToo: false, following: false };

/** The text alternative of an element, by the steps of "Accessible Name and Description Computation" 1.2. */
export function alternativeOf(element: Element, pass: Pass, roleOf: RoleOf): string {
  const name = flat(alternative(element, ROOT, begin(element, pass, roleOf)));
  if (name !== '' || !isCssHidden(element, pass)) return name;
  // Whoever asks for the name of what is not rendered, such as a hidden tab, wants to know it.
  return flat(alternative(element, { ...ROOT, hiddenToo: true }, begin(element, pass, roleOf)));
}

/** The name that its author gave an element, apart from its content. Does not ask for the role of the element. */
export function authoredName(element: Element, pass: Pass, roleOf: RoleOf): string {
  return flat(alternative(element, AUTHOR, begin(element, pass, roleOf)));
}

/** What the elements say that describe this one. */
export function describedBy(element: Element, pass: Pass, roleOf: RoleOf): string {
  return flat(allReferenced(referenced(element, 'aria-describedby'), ROOT, begin(element, pass, roleOf)));
}

/** The text inside an element, as if it were referred to. */
export function textIn(element: Element, pass: Pass, roleOf: RoleOf): string {
  return flat(alternative(element, referring(element, ROOT, pass), begin(element, pass, roleOf)));
}

function begin(root: Element, pass: Pass, roleOf: RoleOf): Computation {
  return { pass, roleOf, root, spoken: new Set() };
}

function alternative(element: Element, way: Way, computation: Computation): string {
  const { pass, roleOf, root, spoken } = computation;
  if (spoken.has(element) || spoken.size >= MOST_SPEAKERS || isClobbered(element)) return '';
  if (way.via === 'content' && isSilent(element, way, pass)) return '';
  const hasAttributes = element.hasAttributes();

  if (hasAttributes && !way.following) {
    const labels = allReferenced(referenced(element, 'aria-labelledby'), way, computation);
    if (!isBlank(labels)) return apart(labels);
  }
  spoken.add(element);

  const needsRole = CONTROLS.has(element.localName) || (hasAttributes && element.hasAttribute('role'));
  const role = way.via === 'author' || !(needsRole || element === root) ? '' : roleOf(element, pass);
  if (needsRole && element !== root) {
    if (way.via === 'content' && isApartFrom(role, roleOf(root, pass))) return '';
    const value = embeddedValue(element, role, pass, (part) => content(part, way, computation));
    if (value !== undefined) return apart(value);
  }

  if (hasAttributes && element.localName !== 'slot') {
    const label = element.getAttribute('aria-label') ?? '';
    if (!isBlank(label)) return apart(label);
  }

  if (role === 'none' && element.localName === 'img') return '';
  if (role !== 'none') {
    const name = nativeName(element, pass, (label) =>
      alternative(label, { ...referring(label, way, pass), following: way.following }, computation),
    );
    if (name !== undefined) return apart(name);
  }

  const text = isNamedByContents(way, role)
    ? content(element, way, computation)
    : headingIn(element, role, computation);
  if (!isBlank(text) || !hasAttributes) return text;
  // The tooltip of running text does not replace the text.
  const title = isNameless(role) && !isBlank(element.textContent ?? '') ? null : element.getAttribute('title');
  return title === null ? text : apart(title);
}

/** What is not running text stands apart from the text around it. */
function apart(text: string): string {
  return text === '' ? '' : ` ${text} `;
}

function isNamedByContents({ via }: Way, role: string): boolean {
  return via === 'content' || via === 'reference' || (via === 'root' && isNamedByContent(role));
}

function allReferenced(targets: readonly Element[], way: Way, computation: Computation): string {
  if (targets.length === 0) return '';
  return targets.map((target) => alternative(target, referring(target, way, computation.pass), computation)).join(' ');
}

function referring(target: Element, { hiddenToo }: Way, pass: Pass): Way {
  return { via: 'reference', hiddenToo: hiddenToo || isHidden(target, pass), following: true };
}

/** The text within an element: what CSS writes around it, its text nodes, and what its children say. */
function content(element: Element, way: Way, computation: Computation): string {
  if (element.localName === 'br') return ' ';
  const isSvg = element.namespaceURI === SVG;
  if (OPAQUE.has(element.localName)) return '';
  const { pass } = computation;
  const style = styleOf(element, pass);
  const { display } = style;
  const isInline = INLINE.has(display);
  if (!isInline && !way.hiddenToo && style.contentVisibility === 'hidden') return '';

  for (const action of referenced(element, 'aria-actions')) computation.spoken.add(action);
  let text = childrenText(element, style, way, computation);
  for (const owned of ownedBy(element, pass)) text += ` ${alternative(owned, inside(way), computation)} `;
  const generated = isSvg ? undefined : generatedBy(element, pass);
  if (generated) text = generated.before + text + generated.after;
  if (display.includes('list-item')) text = markerOf(element, pass) + text;
  return isInline ? text : ` ${text} `;
}

function childrenText(element: Element, style: CSSStyleDeclaration, way: Way, computation: Computation): string {
  const { pass } = computation;
  const isOpen = way.hiddenToo || element.localName !== 'details' || (element as HTMLDetailsElement).open;
  let text = '';
  let textTransform: string | undefined;
  eachRenderedChild(element, pass, (child) => {
    if (isText(child)) {
      // Asked for only where there is text: each property of a style takes its time.
      textTransform ??= isOpen && (way.hiddenToo || style.visibility === 'visible') ? style.textTransform : 'hidden';
      if (textTransform !== 'hidden') text += shown(child.data, textTransform);
    } else if (isElement(child)) {
      const isHere = (ownerOf(child, pass) ?? element) === element;
      if (isHere && (isOpen || child.localName === 'summary')) text += alternative(child, inside(way), computation);
    }
  });
  return text;
}

function inside(way: Way): Way {
  return way.via === 'content' ? way : { via: 'content', hiddenToo: way.hiddenToo, following: way.following };
}

/** Dialogs and articles are known by their first heading. */
function headingIn(element: Element, role: string, computation: Computation): string {
  if (!isNamedByHeading(role)) return '';
  for (const heading of element.querySelectorAll('h1, h2, h3, h4, h5, h6, [role~="heading"]')) {
    const text = isHidden(heading, computation.pass) ? '' : alternative(heading, CONTENT, computation);
    if (!isBlank(text)) return text;
  }
  return '';
}

/** Whether an element inside a name adds nothing to it. */
function isSilent(element: Element, { hiddenToo }: Way, pass: Pass): boolean {
  if (NEVER_SHOWN.has(element.localName) || (element.namespaceURI === SVG && isMute(element))) return true;
  if (hiddenToo) return false;
  return element.getAttribute('aria-hidden') === 'true' || styleOf(element, pass).display === 'none';
}

const INLINE = new Set(['inline', 'contents', 'ruby', 'ruby-text']);
const CONTROLS = new Set(['input', 'meter', 'progress', 'select', 'textarea']);
const NEVER_SHOWN = new Set(['head', 'link', 'meta', 'noscript', 'script', 'style', 'template']);
/** Whatever is inside stands in for them where they do not work, or is their value. */
const OPAQUE = new Set([
  'audio',
  'canvas',
  'embed',
  'iframe',
  'input',
  'meter',
  'object',
  'progress',
  'select',
  'textarea',
  'video',
]);
