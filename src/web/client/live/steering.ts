import type { LiveWish, Scene, Touch } from '../../protocol.ts';
import { Clicks } from './clicks.ts';
import { keyMeaning } from './keys.ts';
import { type Point, placeOnPage } from './place-on-page.ts';

/** What somebody drives with. */
export interface Wheel {
  canvas: HTMLCanvasElement;
  /** Has the focus while somebody drives: keyboards on glass and paste need a field. */
  field: HTMLTextAreaElement;
  scene(): Scene | undefined;
  send(wish: LiveWish): void;
}

type Mouse = Extract<Touch, { type: 'mouse' }>;

const BUTTONS: readonly Mouse['button'][] = ['left', 'middle', 'right'];
/** A finger that moves further than this scrolls, in pixels. */
const STILL = 8;
const LINE = 40;

/** Everything that mouse, wheel, fingers and keys do on the picture goes to the page it shows, until the signal ends it. */
export function steer({ canvas, field, scene, send }: Wheel, signal: AbortSignal): void {
  const clicks = new Clicks();
  let moved: Point | undefined;
  let finger: { id: number; from: Point; last: Point; scrolls: boolean } | undefined;

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const page = scene();
    const drawn = { box: canvas.getBoundingClientRect(), picture: { width: canvas.width, height: canvas.height } };
    return page && placeOnPage({ x: clientX, y: clientY }, drawn, page);
  };
  const mouse = (kind: Mouse['kind'], place: Point, button: Mouse['button'] = 'left', count = 0) =>
    send({ type: 'mouse', kind, ...place, button, count });
  const on = <Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, heard, { signal, passive: false });

  on(canvas, 'pointerdown', (event) => {
    event.preventDefault();
    field.focus({ preventScroll: true });
    const place = at(event);
    if (!place) return;
    canvas.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') {
      const from = { x: event.clientX, y: event.clientY };
      finger = { id: event.pointerId, from, last: from, scrolls: false };
      return;
    }
    const button = BUTTONS[event.button] ?? 'left';
    mouse('down', place, button, clicks.count(place, button, event.timeStamp));
  });

  on(canvas, 'pointermove', (event) => {
    const place = at(event);
    if (finger?.id === event.pointerId) return scrollBy(event, place);
    if (!place || event.pointerType === 'touch') return;
    // The newest place counts: a mouse moves more often than a page can be drawn.
    if (!moved) requestAnimationFrame(sendMove);
    moved = place;
  });

  on(canvas, 'pointerup', (event) => {
    const place = at(event);
    if (finger?.id === event.pointerId) {
      const { scrolls } = finger;
      finger = undefined;
      if (place && !scrolls) tap(place, event.timeStamp);
      return;
    }
    sendMove();
    if (place) mouse('up', place, BUTTONS[event.button] ?? 'left', 1);
  });

  on(canvas, 'pointercancel', () => {
    finger = undefined;
  });
  on(canvas, 'contextmenu', (event) => event.preventDefault());

  on(canvas, 'wheel', (event) => {
    event.preventDefault();
    const place = at(event);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    if (place) send({ type: 'wheel', ...place, deltaX: event.deltaX * unit, deltaY: event.deltaY * unit });
  });

  on(field, 'keydown', (event) => {
    const meaning = keyMeaning(event);
    if (meaning === 'words' || meaning === 'paste') return;
    event.preventDefault();
    event.stopPropagation();
    if (meaning === 'give') send({ type: 'give' });
    else send({ ...meaning, kind: 'down' });
  });
  on(field, 'keyup', (event) => {
    const meaning = keyMeaning(event);
    if (typeof meaning === 'object') send({ ...meaning, kind: 'up' });
  });
  on(field, 'paste', (event) => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text !== '') send({ type: 'text', text });
  });
  on(field, 'input', () => {
    const text = field.value;
    field.value = '';
    if (text !== '') send({ type: 'text', text });
  });

  function sendMove(): void {
    if (moved && !signal.aborted) mouse('move', moved);
    moved = undefined;
  }

  function tap(place: Point, at: number): void {
    const count = clicks.count(place, 'left', at);
    mouse('move', place);
    mouse('down', place, 'left', count);
    mouse('up', place, 'left', count);
  }

  function scrollBy({ clientX, clientY }: PointerEvent, place: Point | undefined): void {
    if (!finger) return;
    const { from, last } = finger;
    const scrolls = finger.scrolls || Math.hypot(clientX - from.x, clientY - from.y) > STILL;
    const page = scene();
    const scale = page ? page.width / Math.max(1, canvas.getBoundingClientRect().width) : 1;
    if (scrolls && place)
      send({ type: 'wheel', ...place, deltaX: (last.x - clientX) * scale, deltaY: (last.y - clientY) * scale });
    finger = { ...finger, scrolls, last: scrolls ? { x: clientX, y: clientY } : last };
  }
}
