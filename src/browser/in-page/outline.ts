import type { Outline } from '../../observation.ts';
import { ACTIONABLE, contentsOf, headingsIn, isHeading, MOST_HEADINGS } from './contents.ts';
import { shorten } from './describe.ts';
import { type Side, sideOf, type View } from './visible.ts';

interface Rest {
  controls: number;
  headings: string[];
}

/** What lies outside the view: counted, not described. */
export class Unseen {
  readonly #view: View;
  readonly #above: Rest = { controls: 0, headings: [] };
  readonly #below: Rest = { controls: 0, headings: [] };
  /** Controls that turned out to be in view although what is around them is not. */
  readonly strays: Element[] = [];

  constructor(view: View) {
    this.#view = view;
  }

  add(element: Element, box: DOMRect, side: Side): void {
    const rest = this.#rest(side);
    if (element.matches(ACTIONABLE)) rest.controls += 1;
    if (isHeading(element)) note(rest, [shorten(element.textContent ?? '', 60)]);
    if (!element.firstElementChild) return;
    const { controls, headings, escapees } = contentsOf(element, box);
    rest.controls += controls;
    note(rest, headings);
    this.#trace(escapees);
  }

  /** The long tail of a list: counted at once instead of one by one. */
  addAfter(child: Element, parent: Element): void {
    const { controls, escapees } = contentsOf(parent, parent.getBoundingClientRect(), child);
    this.#below.controls += controls;
    this.#trace(escapees);
  }

  /** A shadow root that no document-wide search looks into. */
  addRoot(host: Element, root: ShadowRoot): void {
    const side = sideOf(host.getBoundingClientRect(), this.#view);
    if (side === 'in') return;
    this.#trace(root.querySelectorAll(ACTIONABLE));
    note(this.#rest(side), headingsIn(root));
  }

  outline(): { above: Outline; below: Outline } {
    const { scrollTop, scrollHeight } = document.scrollingElement ?? document.documentElement;
    const { height } = this.#view;
    return {
      above: { ...this.#above, screens: scrollTop / height },
      below: { ...this.#below, screens: Math.max(0, (scrollHeight - scrollTop - height) / height) },
    };
  }

  /** Counts each where it is drawn itself. */
  #trace(elements: Iterable<Element>): void {
    for (const element of elements) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const side = sideOf(box, this.#view);
      if (side === 'in') this.strays.push(element);
      else this.#rest(side).controls += 1;
    }
  }

  #rest(side: Side): Rest {
    return side === 'above' ? this.#above : this.#below;
  }
}

function note(rest: Rest, headings: readonly string[]): void {
  for (const heading of headings)
    if (heading !== '' && rest.headings.length < MOST_HEADINGS) rest.headings.push(heading);
}
