import { type Baggage, OFFER_DETAILS, type OfferDetails } from '../api.ts';
import flightStyles from '../flight-parts.css?inline';
import { airlineMark, sliceLine } from '../flight-parts.ts';
import { ApiError, ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { money, t } from '../language.ts';
import type { BaggageChoice } from '../results/baggage.ts';
import { ShadowElement } from '../shadow-element.ts';
import { baggageName, travellerName } from '../words.ts';
import styles from './booking.css?inline';
import formStyles from './form.css?inline';
import { labelledField } from './labelled-field.ts';
import type { TravellerFields } from './traveller-fields.ts';

/** The last step: who flies, how to reach them, and the button that books. */
export class BookingForm extends ShadowElement {
  #offer!: OfferDetails;
  #travellers: TravellerFields[] = [];
  readonly #email = labelledField(t('E-mail', 'Эл. почта'), {
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    hint: t('The invoice and tickets go here', 'Сюда придут счёт и билеты'),
  });
  readonly #phone = labelledField(t('Phone', 'Телефон'), {
    name: 'phone',
    type: 'tel',
    autocomplete: 'tel',
    hint: t('With the country code', 'С кодом страны'),
  });
  readonly #rules = h('input', {
    type: 'checkbox',
    id: 'rules',
    name: 'acceptsRules',
    'aria-describedby': 'rules-problem',
  });
  readonly #rulesProblem = h('p', { id: 'rules-problem', class: 'field-error', hidden: true });
  readonly #alert = h('div', { class: 'notice bad', role: 'alert', hidden: true, tabindex: '-1' });
  readonly #summary = h('div', { class: 'card summary' });
  #baggage!: BaggageChoice;
  #submit!: HTMLButtonElement;

  constructor() {
    super([flightStyles, formStyles, styles]);
  }

  protected async draw(): Promise<void> {
    replaceChildren(this.root, h('div', { class: 'skeleton loading' }));
    await this.#load();
    this.#travellers = this.#offer.travellers.map((kind, index) => h('fw-traveller', { kind, index }));
    this.#baggage = h('fw-baggage', { class: 'card box', onchange: () => this.#summarise() });
    this.#baggage.options = this.#offer.baggageOptions;
    this.#baggage.value = (this.getAttribute('baggage') ?? 'LIGHT') as Baggage;
    this.#submit = h('button', { type: 'submit', class: 'button warm' }, t('Book', 'Забронировать'));
    replaceChildren(
      this.root,
      h('form', { novalidate: true, onsubmit: (event: Event) => void this.#book(event) }, this.#left(), this.#right()),
    );
    this.#summarise();
    this.onCurrencyChange(async () => {
      await this.#load();
      this.#baggage.options = this.#offer.baggageOptions;
      this.#summarise();
    });
  }

  async #load(): Promise<void> {
    const id = this.getAttribute('offer');
    this.#offer = (await ask<{ offer: OfferDetails }>(OFFER, { id })).offer;
  }

  #left(): HTMLElement {
    return h(
      'div',
      { class: 'left' },
      this.#alert,
      this.#travellers,
      h(
        'fieldset',
        { class: 'card box' },
        h('legend', {}, t('How to reach you', 'Как с вами связаться')),
        h('div', { class: 'grid' }, this.#email.element, this.#phone.element),
      ),
      this.#baggage,
    );
  }

  #right(): HTMLElement {
    return h(
      'aside',
      { 'aria-label': t('Your booking', 'Ваше бронирование') },
      this.#summary,
      h(
        'div',
        { class: 'card agree' },
        h(
          'label',
          { for: 'rules' },
          this.#rules,
          h(
            'span',
            {},
            t(
              'I agree to the fare rules: 90% back until departure',
              'Согласен с правилами тарифа: до вылета вернут 90 %',
            ),
          ),
        ),
        this.#rulesProblem,
        this.#submit,
        h(
          'p',
          { class: 'muted small' },
          t('No card now. We hold the fare for 24 hours.', 'Карта не нужна. Держим тариф 24 часа.'),
        ),
      ),
    );
  }

  get #total(): number {
    return this.#offer.price.amount + (this.#baggage.price?.amount ?? 0);
  }

  #summarise(): void {
    const { airline, slices, fareLines, price } = this.#offer;
    const bags = this.#baggage.price;
    replaceChildren(
      this.#summary,
      h('p', { class: 'airline' }, airlineMark(airline), airline.name),
      slices.map(sliceLine),
      h(
        'dl',
        {},
        fareLines.map(({ kind, count, amount }) => [
          h('dt', {}, `${travellerName(kind)} × ${count}`),
          h('dd', {}, money(amount)),
        ]),
        bags && bags.amount > 0 && [h('dt', {}, baggageName(this.#baggage.value)), h('dd', {}, money(bags))],
        h('dt', { class: 'total' }, t('Total', 'Итого')),
        h('dd', { class: 'total' }, money({ amount: this.#total, currency: price.currency })),
      ),
    );
  }

  async #book(event: Event): Promise<void> {
    event.preventDefault();
    this.#showIssues({});
    this.#alert.hidden = true;
    this.#submit.disabled = true;
    this.#submit.textContent = t('Booking…', 'Бронируем…');
    try {
      const { book } = await ask<{ book: { reference: string } }>(BOOK, {
        input: {
          offer: this.#offer.id,
          baggage: this.#baggage.value,
          expectedTotal: this.#total,
          travellers: this.#travellers.map(({ value }) => value),
          contact: { email: this.#email.input.value.trim(), phone: this.#phone.input.value.trim() },
          acceptsRules: this.#rules.checked,
        },
      });
      location.assign(`/booked/${book.reference}`);
    } catch (error) {
      await this.#refused(error);
      this.#submit.disabled = false;
      this.#submit.textContent = t('Book', 'Забронировать');
    }
  }

  async #refused(error: unknown): Promise<void> {
    if (error instanceof ApiError) this.#showIssues(error.issues);
    if (error instanceof ApiError && error.code === 'PRICE_CHANGED') {
      await this.#load();
      this.#summarise();
    }
    this.#alert.textContent = error instanceof Error ? error.message : String(error);
    this.#alert.hidden = false;
    this.#alert.focus();
  }

  #showIssues(issues: Readonly<Record<string, string>>): void {
    this.#email.problem = issues['contact.email'] ?? '';
    this.#phone.problem = issues['contact.phone'] ?? '';
    this.#rulesProblem.textContent = issues['acceptsRules'] ?? '';
    this.#rulesProblem.hidden = !issues['acceptsRules'];
    for (const [index, traveller] of this.#travellers.entries()) {
      const prefix = `travellers.${index}.`;
      const own = Object.entries(issues).filter(([name]) => name.startsWith(prefix));
      traveller.issues = Object.fromEntries(own.map(([name, text]) => [name.slice(prefix.length), text]));
    }
  }
}

const OFFER = `${OFFER_DETAILS} query Offer($id: ID!) { offer(id: $id) { ...OfferDetails } }`;
const BOOK = 'mutation Book($input: BookingInput!) { book(input: $input) { reference } }';
