import { h, replaceChildren } from '../h.ts';
import { ShadowElement } from '../shadow-element.ts';
import styles from './range-slider.css?inline';

export interface Range {
  low: number;
  high: number;
}

/** A range between two thumbs. Tells `input` while one moves and `change` when it has come to rest. */
export class RangeSlider extends ShadowElement {
  #limits: Range = { low: 0, high: 100 };
  #value: Range = { low: 0, high: 100 };
  #track!: HTMLElement;
  #fill!: HTMLElement;
  #thumbs!: Record<keyof Range, HTMLElement>;
  /** How a value is spoken and shown. */
  spell: (value: number) => string = String;

  constructor() {
    super([styles]);
  }

  get value(): Range {
    return this.#value;
  }

  /** The whole range is chosen anew when the limits move. */
  set limits(limits: Range) {
    this.#limits = limits;
    this.#value = limits;
    this.#update();
  }

  set value(value: Range) {
    this.#value = value;
    this.#update();
  }

  protected draw(): void {
    this.#fill = h('div', { class: 'fill' });
    this.#thumbs = { low: this.#thumb('low'), high: this.#thumb('high') };
    this.#track = h(
      'div',
      { class: 'track', onpointerdown: (event: PointerEvent) => this.#grab(event) },
      h('div', { class: 'rail' }, this.#fill),
      this.#thumbs.low,
      this.#thumbs.high,
    );
    replaceChildren(this.root, this.#track);
    this.#update();
  }

  #thumb(end: keyof Range): HTMLElement {
    return h('div', {
      class: 'thumb',
      role: 'slider',
      tabindex: '0',
      'aria-label': this.getAttribute(end === 'low' ? 'low-label' : 'high-label'),
      'aria-orientation': 'horizontal',
      onkeydown: (event: KeyboardEvent) => this.#key(event, end),
    });
  }

  #key(event: KeyboardEvent, end: keyof Range): void {
    const { low, high } = this.#limits;
    const step = this.#step();
    const now = this.#value[end];
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: now - step,
      ArrowDown: now - step,
      ArrowRight: now + step,
      ArrowUp: now + step,
      PageDown: now - step * 10,
      PageUp: now + step * 10,
      Home: low,
      End: high,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#move(end, target);
    this.#tell('change');
  }

  #grab(event: PointerEvent): void {
    const pressed = this.#valueAt(event.clientX);
    const end = Math.abs(pressed - this.#value.low) <= Math.abs(pressed - this.#value.high) ? 'low' : 'high';
    // Both thumbs in one place: the one that can follow the pointer is meant.
    const meant = this.#value.low === this.#value.high && pressed > this.#value.high ? 'high' : end;
    event.preventDefault();
    this.#thumbs[meant].focus();
    this.#track.setPointerCapture(event.pointerId);
    const drag = (move: PointerEvent) => this.#move(meant, this.#valueAt(move.clientX));
    const drop = () => {
      this.#track.removeEventListener('pointermove', drag);
      this.#tell('change');
    };
    drag(event);
    this.#track.addEventListener('pointermove', drag);
    this.#track.addEventListener('lostpointercapture', drop, { once: true });
  }

  #move(end: keyof Range, target: number): void {
    const { low, high } = this.#value;
    const least = end === 'low' ? this.#limits.low : low;
    const most = end === 'low' ? high : this.#limits.high;
    this.value = { ...this.#value, [end]: Math.min(most, Math.max(least, Math.round(target))) };
    this.#tell('input');
  }

  #valueAt(clientX: number): number {
    const { left, width } = this.#track.getBoundingClientRect();
    const { low, high } = this.#limits;
    return low + Math.min(1, Math.max(0, (clientX - left) / width)) * (high - low);
  }

  /** A hundredth of the range, so that arrows are of use for euros and for roubles. */
  #step(): number {
    return Math.max(1, Math.round((this.#limits.high - this.#limits.low) / 100));
  }

  #tell(type: 'input' | 'change'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }

  #update(): void {
    if (!this.#track) return;
    const { low, high } = this.#limits;
    const share = (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 0);
    this.#fill.style.left = `${share(this.#value.low)}%`;
    this.#fill.style.right = `${100 - share(this.#value.high)}%`;
    for (const end of ['low', 'high'] as const) {
      const thumb = this.#thumbs[end];
      thumb.style.left = `${share(this.#value[end])}%`;
      thumb.setAttribute('aria-valuemin', String(end === 'low' ? low : this.#value.low));
      thumb.setAttribute('aria-valuemax', String(end === 'low' ? this.#value.high : high));
      thumb.setAttribute('aria-valuenow', String(this.#value[end]));
      thumb.setAttribute('aria-valuetext', this.spell(this.#value[end]));
    }
  }
}
