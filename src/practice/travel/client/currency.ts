import { CURRENCY_CHANGED } from './currency-changed.ts';
import { ask } from './graphql.ts';
import { h, replaceChildren } from './h.ts';
import { t } from './language.ts';
import { ShadowElement } from './shadow-element.ts';

/** The currency that all prices are shown in. The server remembers it. */
export class CurrencySwitch extends ShadowElement {
  constructor() {
    super([]);
  }

  protected draw(): void {
    const select = h(
      'select',
      { 'aria-label': t('Currency', 'Валюта'), onchange: () => void this.#choose(select.value) },
      (this.getAttribute('options') ?? '')
        .split(' ')
        .map((currency) => h('option', { selected: currency === this.getAttribute('value') }, currency)),
    );
    replaceChildren(this.root, select);
  }

  async #choose(currency: string): Promise<void> {
    await ask('mutation Currency($currency: Currency!) { setCurrency(currency: $currency) { currency } }', {
      currency,
    });
    document.dispatchEvent(new Event(CURRENCY_CHANGED));
  }
}
