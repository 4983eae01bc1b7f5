/** A number for a frame as long as it is the same one: a frame element that was moved has another frame in it. */
interface Numbered {
  number: number;
  inside: Window | null;
}

const numbered = new WeakMap<Element, Numbered>();
const shown = new Map<number, WeakRef<Element>>();
let last = 0;

/** The elements that show another document. */
type FrameElement = HTMLIFrameElement | HTMLFrameElement | HTMLObjectElement;

export function isFrame(element: Element): element is FrameElement {
  if (element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement) return true;
  return element instanceof HTMLObjectElement && element.contentWindow !== null;
}

export function numberFrame(frame: FrameElement): number {
  const inside = frame.contentWindow;
  const known = numbered.get(frame);
  if (known && known.inside === inside) return known.number;
  if (known) shown.delete(known.number);
  last += 1;
  numbered.set(frame, { number: last, inside });
  shown.set(last, new WeakRef(frame));
  return last;
}

/** What the frame was told to show. */
export function addressOf(frame: FrameElement): string {
  if (frame instanceof HTMLObjectElement) return frame.data;
  return frame instanceof HTMLIFrameElement && frame.hasAttribute('srcdoc') ? 'about:srcdoc' : frame.src;
}

export function frame(number: number): Element | undefined {
  const element = shown.get(number)?.deref();
  if (element?.isConnected) return element;
  shown.delete(number);
  return undefined;
}

/** Where the document inside a frame begins. */
export function frameCorner(number: number): { x: number; y: number } {
  const element = frame(number);
  if (!element) return { x: 0, y: 0 };
  const { left, top } = element.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(element);
  return {
    x: left + element.clientLeft + Number.parseFloat(paddingLeft),
    y: top + element.clientTop + Number.parseFloat(paddingTop),
  };
}
