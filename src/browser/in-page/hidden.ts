import { isClobbered } from './clobbered.ts';
import { type Pass, styleOf } from './pass.ts';

/** Hidden as the name computation means it: not rendered for anybody, or hidden from assistive technology. */
export function isHidden(element: Element, pass: Pass): boolean {
  if (isClobbered(element)) return false;
  // On the page as a whole the attribute is ignored.
  return element.closest('[aria-hidden="true"]:not(html, body)') !== null || isCssHidden(element, pass);
}

/** Not rendered: because of its own style, or because something around it is not rendered. */
export function isCssHidden(element: Element, pass: Pass): boolean {
  if (isClobbered(element) || element.checkVisibility({ visibilityProperty: true })) return false;
  const { display, visibility } = styleOf(element, pass);
  // An element without a box of its own is as visible as what is around it.
  if (display !== 'contents') return true;
  return visibility !== 'visible' || (element.parentElement !== null && isCssHidden(element.parentElement, pass));
}
