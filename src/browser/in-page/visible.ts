import { type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** The colours behind texts that one look has worked out already. */
export type Backgrounds = Map<Element, string>;

/** The colour behind an element's text: its own background, or that of the first ancestor that has one. */
function backgroundOf(element: Element, pass: Pass, backgrounds: Backgrounds): string {
  const known = backgrounds.get(element);
  if (known !== undefined) return known;
  const seen = ownBackground(element, pass) ?? inherited(element, pass, backgrounds);
  backgrounds.set(element, seen);
  return seen;
}

function ownBackground(element: Element, pass: Pass): string | undefined {
  const { backgroundColor, backgroundImage } = styleOf(element, pass);
  if (backgroundImage !== 'none') return 'picture';
  return isTransparent(backgroundColor) ? undefined : backgroundColor;
}

function inherited(element: Element, pass: Pass, backgrounds: Backgrounds): string {
  const parent = drawnParent(element);
  return parent ? backgroundOf(parent, pass, backgrounds) : 'rgb(255, 255, 255)';
}

function isTransparent(color: string): boolean {
  // As nearly all colours are.
  if (color.startsWith('rgb(') && !color.includes('/')) return false;
  return color === 'transparent' || /^rgba\(.*,\s*0(\.0+)?\)$/.test(color) || /\/\s*0(\.0+)?\)$/.test(color);
}

/** Whether the text directly in this element can be read by a person: not made invisible by one trick or another. */
export function isReadable(element: Element, pass: Pass, backgrounds: Backgrounds): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const style = styleOf(element, pass);
  const { color } = style;
  if (isTransparent(color) || Number.parseFloat(style.fontSize) < 4 || isClipped(style)) return false;
  if (style.getPropertyValue('-webkit-text-security') === 'disc') return false;
  return color !== backgroundOf(element, pass, backgrounds);
}

function isClipped({ clipPath, clip }: CSSStyleDeclaration): boolean {
  if (clipPath !== 'none' && /^inset\((?:50|100)%/.test(clipPath)) return true;
  return clip !== 'auto' && /^rect\(0px,? 0px,? 0px,? 0px\)$|^rect\(1px,? 1px,? 1px,? 1px\)$/.test(clip);
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
