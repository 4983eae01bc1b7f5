import type { Outline } from '../../observation.ts';
import {
  ACTIONABLE,
  type Contents,
  contentsOf,
  headingsIn,
  headingText,
  isHeading,
  MOST_HEADINGS,
} from './contents.ts';
import type { Pass } from './pass.ts';
import { type Side, sideOf, type View } from './visible.ts';

/** Something outside the view: on which side, how many controls are in it, which headings. */
export interface LeftOut {
  side: 'above' | 'below';
  controls: number;
  headings: readonly string[];
  /** Headings besides those. */
  moreHeadings: number;
  /** Controls that turned out to be in view although what is around them is not. */
  strays: readonly Element[];
}

/** What lies outside the view: counted, not described. */
export class Unseen {
  readonly #view: View;
  readonly #leftOut: LeftOut[];
  readonly #pass: Pass;

  constructor(view: View, leftOut: LeftOut[], pass: Pass) {
    this.#view = view;
    this.#pass = pass;
    this.#leftOut = leftOut;
  }

  get strays(): Element[] {
    return this.#leftOut.flatMap(({ strays }) => strays);
  }

  add(element: Element, box: DOMRect, side: Side): void {
    const own = element.matches(ACTIONABLE) ? 1 : 0;
    const heading = isHeading(element) ? [headingText(element, this.#pass)] : [];
    const inside = element.firstElementChild ? contentsOf(element, box, this.#pass) : NOTHING;
    this.#leaveOut(side, {
      ...inside,
      controls: own + inside.controls,
      headings: [...heading, ...inside.headings],
    });
  }

  /** The long tail of a list: counted at once instead of one by one. */
  addAfter(child: Element, parent: Element): void {
    this.#leaveOut('below', contentsOf(parent, parent.getBoundingClientRect(), this.#pass, child));
  }

  /** A shadow root that no document-wide search looks into. */
  addRoot(host: Element, root: ShadowRoot): void {
    const side = sideOf(host.getBoundingClientRect(), this.#view);
    const escapees = root.querySelectorAll(ACTIONABLE);
    if (side !== 'in') this.#leaveOut(side, { controls: 0, ...headingsIn(root, this.#pass), escapees });
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
  #leaveOut(side: Side, { controls, headings, moreHeadings, escapees }: Omitted): void {
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
    this.#leftOut.push({ side: own, controls: controls + escaped[own], headings, moreHeadings, strays });
    if (escaped[other] > 0)
      this.#leftOut.push({ side: other, controls: escaped[other], headings: [], moreHeadings: 0, strays: [] });
  }

  #rest(side: LeftOut['side']): Omit<Outline, 'screens'> {
    const those = this.#leftOut.filter((one) => one.side === side);
    const headings = those.flatMap((one) => one.headings).filter((heading) => heading !== '');
    const named = headings.slice(0, MOST_HEADINGS);
    const moreHeadings = those.reduce((sum, { moreHeadings }) => sum + moreHeadings, headings.length - named.length);
    return {
      controls: those.reduce((sum, { controls }) => sum + controls, 0),
      headings: named,
      ...(moreHeadings > 0 ? { moreHeadings } : {}),
    };
  }
}

type Omitted = Omit<Contents, 'escapees'> & { escapees: Iterable<Element> };

const NOTHING: Contents = { controls: 0, headings: [], moreHeadings: 0, escapees: [] };
