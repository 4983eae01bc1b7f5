import { elementOf, type LocalId } from '../ids.ts';
import { startPass } from '../pass.ts';
import { drawnParent, shadowRootOf } from '../shadow.ts';
import { deepElements } from './deep.ts';
import { openedSince, relatedTo } from './relations.ts';

/** Of each screenful so much is new after a scroll, so that nothing falls between two. */
const SHARE = 0.8;

/** Scrolls the list of a control on, or back to its top. Returns whether it moved. */
export function scrollList(id: LocalId, where: 'top' | 'on'): boolean {
  const element = elementOf(id);
  const scroller = element && scrollerOf(element);
  if (!scroller) return false;
  const before = scroller.scrollTop;
  // Set rather than wheeled: how far a turn of the wheel goes is the browser's secret.
  scroller.scrollTop = where === 'top' ? 0 : before + scroller.clientHeight * SHARE;
  return scroller.scrollTop !== before;
}

function scrollerOf(element: Element): Element | undefined {
  const pass = startPass({ shadowRootOf });
  const lists = [...relatedTo(element, pass), ...openedSince(pass), element];
  for (const list of lists) {
    const inside = [list, ...deepElements(list)].find(scrolls);
    if (inside) return inside;
  }
  for (let one = drawnParent(element); one && one !== document.body; one = drawnParent(one))
    if (scrolls(one)) return one;
  return undefined;
}

function scrolls(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 4 || element.clientHeight === 0) return false;
  return /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);
}
