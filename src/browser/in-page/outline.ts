import type { Outline } from '../../observation.ts';
import { ACTIONABLE, contentsOf, headingsIn, isHeading, MOST_HEADINGS } from './contents.ts';
import { shorten } from './describe.ts';
import { type Side, sideOf, type View } from './visible.ts';

/** Something outside the view: on which side, how many controls are in it, which headings. */
export interface LeftOut {
  side: 'above' | 'below';
  controls: number;
  headings: readonly string[];
  /** Controls that turned out to be in view although what is around them is not. */
  strays: readonly Element[];
}

/** What lies outside the view: counted, not described. */
export class Unseen {
  readonly #view: View;
  readonly #leftOut: LeftOut[];

  constructor(view: View, leftOut: LeftOut[]) {
    this.#view = view;
    this.#leftOut = leftOut;
  }

  get strays(): Element[] {
    return this.#leftOut.flatMap(({ strays }) => strays);
  }

  add(element: Element, box: DOMRect, side: Side): void {
    const own = element.matches(ACTIONABLE) ? 1 : 0;
    const heading = isHeading(element) ? [shorten(element.textContent ?? '', 60)] : [];
    const inside = element.firstElementChild ? contentsOf(element, box) : { controls: 0, headings: [], escapees: [] };
    this.#leaveOut(side, own + inside.controls, [...heading, ...inside.headings], inside.escapees);
  }

  /** The long tail of a list: counted at once instead of one by one. */
  addAfter(child: Element, parent: Element): void {
    const { controls, escapees } = contentsOf(parent, parent.getBoundingClientRect(), child);
    this.#leaveOut('below', controls, [], escapees);
  }

  /** A shadow root that no document-wide search looks into. */
  addRoot(host: Element, root: ShadowRoot): void {
    const side = sideOf(host.getBoundingClientRect(), this.#view);
    if (side !== 'in') this.#leaveOut(side, 0, headingsIn(root), root.querySelectorAll(ACTIONABLE));
  }

  outline(): { above: Outline; below: Outline } {
    const { scrollTop, scrollHeight } = document.scrollingElement ?? document.documentElement;
    const { height } = this.#view;
    return {
      above: { ...this.#rest('above'), screens: scrollTop / height },
      below: { ...this.#rest('below'), screens: Math.max(0, (scrollHeight - scrollTop - height) / height) },
    };
  }

  /** What escaped from its surroundings is counted where it is drawn itself. */
  #leaveOut(side: Side, controls: number, headings: readonly string[], escapees: Iterable<Element>): void {
    const strays: Element[] = [];
    const escaped = { above: 0, below: 0 };
    for (const element of escapees) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const where = sideOf(box, this.#view);
      if (where === 'in') strays.push(element);
      else escaped[where === 'above' ? 'above' : 'below'] += 1;
    }
    const own = side === 'above' ? 'above' : 'below';
    const other = own === 'above' ? 'below' : 'above';
    this.#leftOut.push({ side: own, controls: controls + escaped[own], headings, strays });
    if (escaped[other] > 0) this.#leftOut.push({ side: other, controls: escaped[other], headings: [], strays: [] });
  }

  #rest(side: LeftOut['side']): { controls: number; headings: string[] } {
    const those = this.#leftOut.filter((one) => one.side === side);
    const headings = those.flatMap((one) => one.headings).filter((heading) => heading !== '');
    return {
      controls: those.reduce((sum, { controls }) => sum + controls, 0),
      headings: headings.slice(0, MOST_HEADINGS),
    };
  }
}
