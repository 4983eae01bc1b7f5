import type { Baggage, BaggageOption } from '../api.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { money, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import { baggageName } from '../words.ts';
import styles from './baggage.css?inline';

/** How much to take along. A closed shadow root; forms get `baggage`. */
export class BaggageChoice extends ShadowElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  #options: readonly BaggageOption[] = [];
  #value: Baggage = 'LIGHT';

  constructor() {
    super([styles], { mode: 'closed', delegatesFocus: true });
  }

  get value(): Baggage {
    return this.#value;
  }

  set value(value: Baggage) {
    this.#value = value;
    this.draw();
  }

  get price(): BaggageOption['price'] | undefined {
    return this.#options.find(({ kind }) => kind === this.#value)?.price;
  }

  set options(options: readonly BaggageOption[]) {
    this.#options = options;
    this.draw();
  }

  protected draw(): void {
    this.#internals.setFormValue(this.#value);
    replaceChildren(
      this.root,
      h(
        'fieldset',
        {},
        h('legend', {}, t('Baggage for everyone', 'Багаж на всех')),
        this.#options.map((option) => this.#choice(option)),
      ),
    );
  }

  #choice({ kind, price }: BaggageOption): HTMLElement {
    return h(
      'label',
      {},
      h('input', {
        type: 'radio',
        name: 'baggage',
        value: kind,
        checked: kind === this.#value,
        onchange: () => {
          this.#value = kind;
          this.#internals.setFormValue(kind);
          this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
        },
      }),
      icon(kind === 'LIGHT' ? 'backpack' : 'bag'),
      h('span', {}, baggageName(kind)),
      h('b', {}, price.amount === 0 ? t('Included', 'Включено') : `+ ${money(price)}`),
    );
  }
}
