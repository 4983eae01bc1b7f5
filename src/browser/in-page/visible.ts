import { boxOf, type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';
import { SVG } from './svg.ts';

/** The colour behind an element's text: its own background, or that of the first ancestor that has one. */
function backgroundOf(element: Element, pass: Pass): string {
  const known = pass.backgrounds.get(element);
  if (known !== undefined) return known;
  const seen = ownBackground(element, pass) ?? inherited(element, pass);
  pass.backgrounds.set(element, seen);
  return seen;
}

function ownBackground(element: Element, pass: Pass): string | undefined {
  const { backgroundColor, backgroundImage } = styleOf(element, pass);
  if (backgroundImage !== 'none') return PICTURE;
  return isTransparent(backgroundColor) ? undefined : backgroundColor;
}

const PICTURE = 'picture';

function inherited(element: Element, pass: Pass): string {
  const parent = drawnParent(element);
  return parent ? backgroundOf(parent, pass) : 'rgb(255, 255, 255)';
}

function isTransparent(color: string): boolean {
  // As nearly all colours are.
  if (color.startsWith('rgb(') && !color.includes('/')) return false;
  return color === 'transparent' || color === 'none' || alphaOf(color) < FAINTEST;
}

/** Less is not seen. */
const FAINTEST = 0.1;

function alphaOf(color: string): number {
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(color)?.[1] ?? /\/\s*([\d.]+)\)$/.exec(color)?.[1];
  return alpha === undefined ? 1 : Number(alpha);
}

/** Whether the text directly in this element can be read by a person: not made invisible by one trick or another. */
export function isReadable(element: Element, pass: Pass): boolean {
  return isVisibleText(element, pass) && isColoured(element, pass);
}

/** Whether the text directly in this element is drawn large enough somewhere, in whatever colour. */
export function isVisibleText(element: Element, pass: Pass): boolean {
  const known = pass.visibleTexts.get(element);
  if (known !== undefined) return known;
  const isSo = showsText(element, pass);
  pass.visibleTexts.set(element, isSo);
  return isSo;
}

function showsText(element: Element, pass: Pass): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (STOPGAPS.has(element.localName) || isStored(element)) return false;
  if (element.localName === 'details' && !element.hasAttribute('open')) return false;
  const style = styleOf(element, pass);
  if (Number.parseFloat(style.fontSize) < SMALLEST || isIndentedAway(style)) return false;
  if (style.getPropertyValue('-webkit-text-security') === 'disc' || style.contentVisibility === 'hidden') return false;
  return !isFaded(element, pass) && !isCutOff(element, pass) && !isShrunk(element, style, pass);
}

/** What is written in these stands in for them where a browser does not know them. */
const STOPGAPS = new Set(['audio', 'canvas', 'iframe', 'object', 'video']);

/** What a drawing keeps to use elsewhere. */
function isStored(element: Element): boolean {
  return element.namespaceURI === SVG && element.closest('clipPath, defs, marker, mask, pattern, symbol') !== null;
}

/** Pixels. */
const SMALLEST = 4;
const FARTHEST_INDENT = 500;

/** Moved out of its box, so that a picture can take its place. */
function isIndentedAway(style: CSSStyleDeclaration): boolean {
  const { textIndent } = style;
  if (textIndent === '0px') return false;
  const indent = Number.parseFloat(textIndent);
  if (textIndent.endsWith('%')) return Math.abs(indent) >= 100 && style.overflowX !== 'visible';
  return Math.abs(indent) >= FARTHEST_INDENT;
}

/** Whether it is drawn so small that nobody can read it, or from the side. */
function isShrunk(element: Element, style: CSSStyleDeclaration, pass: Pass): boolean {
  const { width, height } = boxOf(element, pass);
  if ((width >= SMALLEST && height >= SMALLEST) || style.display === 'contents') return false;
  // A box without a size may have words that stand over its edges.
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  return words.width < 1 || words.height < SMALLEST;
}

/** Whether the text directly in this element has another colour than what is behind it. */
export function isColoured(element: Element, pass: Pass): boolean {
  const style = styleOf(element, pass);
  const color = element.namespaceURI === SVG ? style.fill : style.webkitTextFillColor;
  // The letters may be cut out of a picture.
  if (isTransparent(color)) return style.backgroundClip === 'text' && backgroundOf(element, pass) === PICTURE;
  return isContrast(color, backgroundOf(element, pass));
}

const contrasts = new Map<string, boolean>();

/** Colours that lie closer together than this are one to the eye. */
const CLOSEST = 8;

function isContrast(color: string, background: string): boolean {
  if (color === background) return false;
  const pair = `${color} ${background}`;
  const known = contrasts.get(pair);
  if (known !== undefined) return known;
  const [one, other] = [channelsOf(color), channelsOf(background)];
  const isSeen = !one || !other || one.some((value, at) => Math.abs(value - (other[at] ?? 0)) > CLOSEST);
  contrasts.set(pair, isSeen);
  return isSeen;
}

function channelsOf(color: string): number[] | undefined {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color);
  return channels ? channels.slice(1).map(Number) : undefined;
}

/** Whether an element, or one around it, is drawn so faintly that nothing of it is seen. */
function isFaded(element: Element, pass: Pass): boolean {
  const known = pass.faded.get(element);
  if (known !== undefined) return known;
  const parent = drawnParent(element);
  const isSo = fades(styleOf(element, pass)) || (parent !== null && isFaded(parent, pass));
  pass.faded.set(element, isSo);
  return isSo;
}

function fades({ opacity, filter, clipPath }: CSSStyleDeclaration): boolean {
  if (opacity !== '1' && Number(opacity) < FAINTEST) return true;
  if (filter !== 'none' && /opacity\(0(?:\.0\d*)?%?\)|blur\(\d{2,}/.test(filter)) return true;
  return clipPath !== 'none' && cutsAll(clipPath);
}

/** Whether the box that an element stands in, or one around that, shows nothing of what is in it. */
function isCutOff(element: Element, pass: Pass): boolean {
  const known = pass.cutOff.get(element);
  if (known !== undefined) return known;
  const style = styleOf(element, pass);
  const { overflowX, position } = style;
  const outer = placedBy(element, position);
  if (position !== 'static' && Number.parseInt(style.zIndex, 10) < 0) pass.lowered.add(element);
  const isSo =
    (overflowX !== 'visible' && isPoint(element, style)) ||
    (position === 'fixed' ? isBesideView(element) : outer !== null && isCutOff(outer, pass)) ||
    ((position === 'fixed' || position === 'absolute') && isClipped(style));
  pass.cutOff.set(element, isSo);
  return isSo;
}

/** What is taken out of the flow is not cut off by the boxes that it leaves. */
function placedBy(element: Element, position: string): Element | null {
  return position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : drawnParent(element);
}

/** A box that shows a pixel of what is in it. */
function isPoint(element: Element, { display }: CSSStyleDeclaration): boolean {
  if (
    display === 'inline' ||
    display === 'contents' ||
    element === document.body ||
    element === document.documentElement
  )
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}

/** What does not move with the page comes into view by no scrolling. */
function isBesideView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && sideOf(box) !== 'in';
}

function isClipped({ clip }: CSSStyleDeclaration): boolean {
  const [top = 0, right = 0, bottom = 0, left = 0] = clip.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return /^rect\([^a]*\)$/.test(clip) && (bottom - top <= 1 || right - left <= 1);
}

function cutsAll(clipPath: string): boolean {
  const [, shape = '', inside = ''] = /^(\w+)\(([^)]*)\)/.exec(clipPath) ?? [];
  const lengths = (inside.split(' round ')[0] ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (shape === 'inset') {
    const [top = 0, right = top, bottom = top, left = right] = lengths;
    return inside.includes('%') && (top + bottom >= NEARLY_ALL || left + right >= NEARLY_ALL);
  }
  if (shape === 'circle' || shape === 'ellipse') return /^(?:0|0?\.\d+|1)(?:px|%)?(?: |$)/.test(inside);
  return shape === 'polygon' && areaOf(lengths) < 1;
}

/** Per cent. */
const NEARLY_ALL = 95;

/** Of a polygon, by its corners. */
function areaOf(corners: readonly number[]): number {
  let twice = 0;
  for (let at = 0; at < corners.length; at += 2) {
    const [x = 0, y = 0] = corners.slice(at, at + 2);
    const [nextX = 0, nextY = 0] = at + 2 < corners.length ? corners.slice(at + 2, at + 4) : corners;
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The window onto the page. Asking for it takes a while each time: whoever asks about many boxes asks for it once. */
export interface View {
  width: number;
  height: number;
  scrollX: number;
  scrollY: number;
}

export function currentView(): View {
  return { width: innerWidth, height: innerHeight, scrollX, scrollY };
}

/** Drawn where no scrolling leads to: left of the page or above it, and not because something was scrolled. */
export function isOutOfReach(element: Element, box: Box, view: View = currentView()): boolean {
  const { left, top, right, bottom } = box;
  if (right + view.scrollX > 0 && bottom + view.scrollY > 0) return false;
  // What has no box of its own is where its parent is.
  if (left === right && top === bottom) return false;
  for (let one = drawnParent(element); one; one = drawnParent(one))
    if (one.scrollLeft !== 0 || one.scrollTop > 0) return false;
  return true;
}

export type Side = 'in' | 'above' | 'below' | 'beside';

/** On which side of the viewport a box lies, if it is not in it. */
export function sideOf({ left, top, right, bottom }: Box, view: View = currentView()): Side {
  if (bottom <= 0) return 'above';
  if (top >= view.height) return 'below';
  return right <= 0 || left >= view.width ? 'beside' : 'in';
}
