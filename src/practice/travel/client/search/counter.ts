import { h, replaceChildren } from '../h.ts';
import { t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import styles from './counter.css?inline';

/** A small number between a minus and a plus. Its shadow root is closed: from outside there is only the number. */
export class Counter extends ShadowElement {
  #value = 0;
  #limits = { min: 0, max: 9 };
  #number!: HTMLElement;
  #minus!: HTMLButtonElement;
  #plus!: HTMLButtonElement;

  constructor() {
    super([styles], { mode: 'closed', delegatesFocus: true });
  }

  get value(): number {
    return this.#value;
  }

  set value(value: number) {
    this.#value = Math.min(this.#limits.max, Math.max(this.#limits.min, value));
    this.#update();
  }

  set limits(limits: { min: number; max: number }) {
    this.#limits = limits;
    this.value = this.#value;
  }

  protected draw(): void {
    const label = this.getAttribute('label') ?? '';
    this.#minus = this.#stepButton('−', t(`Fewer: ${label}`, `Меньше: ${label}`), -1);
    this.#plus = this.#stepButton('+', t(`More: ${label}`, `Больше: ${label}`), 1);
    this.#number = h('span', {
      class: 'number',
      role: 'spinbutton',
      tabindex: '0',
      'aria-label': label,
      onkeydown: (event: KeyboardEvent) => this.#key(event),
    });
    const note = this.getAttribute('note');
    replaceChildren(
      this.root,
      h('span', { class: 'words' }, h('b', {}, label), note && h('span', { class: 'muted small' }, note)),
      h('span', { class: 'controls' }, this.#minus, this.#number, this.#plus),
    );
    this.#update();
  }

  #stepButton(sign: string, label: string, step: number): HTMLButtonElement {
    return h(
      'button',
      { type: 'button', class: 'round', 'aria-label': label, onclick: () => this.#step(step) },
      h('span', { 'aria-hidden': 'true' }, sign),
    );
  }

  #key(event: KeyboardEvent): void {
    const { min, max } = this.#limits;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      Home: min - this.#value,
      End: max - this.#value,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#step(step);
  }

  #step(step: number): void {
    const before = this.#value;
    this.value = before + step;
    if (this.#value !== before) this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }

  #update(): void {
    if (!this.#number) return;
    const { min, max } = this.#limits;
    this.#number.textContent = String(this.#value);
    this.#number.setAttribute('aria-valuenow', String(this.#value));
    this.#number.setAttribute('aria-valuemin', String(min));
    this.#number.setAttribute('aria-valuemax', String(max));
    this.#minus.disabled = this.#value <= min;
    this.#plus.disabled = this.#value >= max;
  }
}
