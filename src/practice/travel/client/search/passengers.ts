import type { Cabin } from '../api.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { counted, t } from '../language.ts';
import { type Popup, popup } from '../popup.ts';
import { ShadowElement } from '../shadow-element.ts';
import { cabinName } from '../words.ts';
import type { Counter } from './counter.ts';
import fieldStyles from './field.css?inline';
import styles from './passengers.css?inline';

const SEATS = 9;
const CABINS: readonly Cabin[] = ['ECONOMY', 'PREMIUM', 'BUSINESS'];

export interface PassengersValue {
  adults: number;
  children: number;
  infants: number;
  cabin: Cabin;
}

/** Who travels and in which cabin. Closed to the outside like many a vendor's widget; forms get four plain values. */
export class Passengers extends ShadowElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  #value: PassengersValue = { adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' };
  #popup!: Popup;
  #button!: HTMLButtonElement;
  #summary!: HTMLElement;
  #note!: HTMLElement;
  #adults!: Counter;
  #children!: Counter;
  #infants!: Counter;

  constructor() {
    super([fieldStyles, styles], { mode: 'closed', delegatesFocus: true });
  }

  get value(): PassengersValue {
    return this.#value;
  }

  set value(value: PassengersValue) {
    this.#value = value;
    if (this.#button) this.#update();
  }

  protected draw(): void {
    this.#summary = h('span', { class: 'value' });
    this.#note = h('p', { class: 'note', role: 'status' });
    this.#button = h(
      'button',
      {
        type: 'button',
        class: 'field',
        'aria-haspopup': 'dialog',
        'aria-expanded': 'false',
        onclick: () => (this.#popup.isOpen ? this.#popup.close() : this.#popup.open()),
      },
      icon('people'),
      h(
        'span',
        { class: 'text' },
        h('span', { class: 'label' }, t('Travellers and cabin', 'Пассажиры и класс')),
        this.#summary,
      ),
    );
    this.#adults = this.#counter(t('Adults', 'Взрослые'), t('12 and older', 'от 12 лет'));
    this.#children = this.#counter(t('Children', 'Дети'), t('2 to 11', 'от 2 до 11 лет'));
    this.#infants = this.#counter(t('Infants', 'Младенцы'), t('Under 2, on a lap', 'до 2 лет, на руках'));
    const panel = h(
      'div',
      { class: 'panel', role: 'dialog', 'aria-label': t('Travellers and cabin', 'Пассажиры и класс') },
      this.#adults,
      this.#children,
      this.#infants,
      this.#note,
      this.#cabins(),
      h('button', { type: 'button', class: 'button', onclick: () => this.#popup.close() }, t('Done', 'Готово')),
    );
    replaceChildren(this.root, this.#button, panel);
    this.#popup = popup(this, panel, (isOpen, keepsFocus) => {
      this.#button.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) this.#adults.focus();
      else if (keepsFocus) this.#button.focus();
    });
    this.#update();
  }

  #counter(label: string, note: string): Counter {
    return h('fw-counter', { label, note, onchange: () => this.#counted() });
  }

  #cabins(): HTMLElement {
    const choices = CABINS.map((cabin) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name: 'cabin',
          value: cabin,
          checked: cabin === this.#value.cabin,
          onchange: () => {
            this.#value = { ...this.#value, cabin };
            this.#update();
          },
        }),
        h('span', {}, cabinName(cabin)),
      ),
    );
    return h('fieldset', { class: 'cabins' }, h('legend', {}, t('Cabin', 'Класс')), h('div', {}, choices));
  }

  #counted(): void {
    const adults = this.#adults.value;
    const infants = Math.min(this.#infants.value, adults);
    const note =
      infants < this.#infants.value || infants === adults
        ? t(
            'No more infants than adults: each sits on an adult’s lap.',
            'Младенцев не больше, чем взрослых: каждый летит на руках.',
          )
        : '';
    this.#note.textContent = this.#infants.value > 0 ? note : '';
    this.#value = { ...this.#value, adults, children: this.#children.value, infants };
    this.#update();
  }

  #update(): void {
    const { adults, children, infants, cabin } = this.#value;
    this.#adults.limits = { min: 1, max: SEATS - children };
    this.#children.limits = { min: 0, max: SEATS - adults };
    this.#infants.limits = { min: 0, max: adults };
    this.#adults.value = adults;
    this.#children.value = children;
    this.#infants.value = infants;
    const people = counted(
      adults + children + infants,
      ['traveller', 'travellers'],
      ['пассажир', 'пассажира', 'пассажиров'],
    );
    this.#summary.textContent = `${people}, ${cabinName(cabin).toLowerCase()}`;
    const form = new FormData();
    for (const [name, value] of Object.entries(this.#value)) form.set(name, String(value));
    this.#internals.setFormValue(form);
  }
}
