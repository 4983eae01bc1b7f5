import type { TravellerKind } from '../api.ts';
import { h, replaceChildren } from '../h.ts';
import { t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import { travellerName } from '../words.ts';
import formStyles from './form.css?inline';
import { type Field, labelledField } from './labelled-field.ts';
import styles from './traveller-fields.css?inline';

export interface TravellerData {
  firstName: string;
  lastName: string;
  birthDate: string;
  document: string;
}

/** One passenger's data. Puts `travellers.0.firstName` and so on into the form it stands in. */
export class TravellerFields extends ShadowElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  readonly #fields = new Map<keyof TravellerData, Field>();

  constructor() {
    super([formStyles, styles], { mode: 'open', delegatesFocus: true });
  }

  get value(): TravellerData {
    const text = (name: keyof TravellerData) => this.#fields.get(name)?.input.value.trim() ?? '';
    return {
      firstName: text('firstName'),
      lastName: text('lastName'),
      birthDate: isoDay(text('birthDate')),
      document: text('document'),
    };
  }

  /** Shows what is wrong with which field; fields that are not named are fine. */
  set issues(issues: Readonly<Partial<Record<string, string>>>) {
    for (const [name, field] of this.#fields) field.problem = issues[name] ?? '';
  }

  protected draw(): void {
    const kind = (this.getAttribute('kind') ?? 'ADULT') as TravellerKind;
    const position = Number(this.getAttribute('index')) + 1;
    const names: Readonly<Record<keyof TravellerData, [label: string, hint: string, autocomplete: string]>> = {
      firstName: [t('First name', 'Имя'), t('As in the passport', 'Как в загранпаспорте'), 'given-name'],
      lastName: [t('Last name', 'Фамилия'), t('As in the passport', 'Как в загранпаспорте'), 'family-name'],
      birthDate: [t('Date of birth', 'Дата рождения'), t('DD.MM.YYYY', 'ДД.ММ.ГГГГ'), 'bday'],
      document: [t('Passport number', 'Номер паспорта'), '', 'off'],
    };
    for (const [name, [label, hint, autocomplete]] of Object.entries(names)) {
      const field = labelledField(label, { name, hint, autocomplete });
      this.#fields.set(name as keyof TravellerData, field);
    }
    const birth = this.#fields.get('birthDate')?.input;
    birth?.setAttribute('inputmode', 'numeric');
    birth?.addEventListener('input', (event) => {
      const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
      if (!isErasing) birth.value = withDots(birth.value);
    });
    replaceChildren(
      this.root,
      h(
        'fieldset',
        { class: 'card box', oninput: () => this.#share() },
        h(
          'legend',
          {},
          t(`Traveller ${position}`, `Пассажир ${position}`),
          h('span', { class: 'kind' }, travellerName(kind)),
        ),
        h(
          'div',
          { class: 'grid' },
          [...this.#fields.values()].map(({ element }) => element),
        ),
      ),
    );
    this.#share();
  }

  #share(): void {
    const form = new FormData();
    for (const [name, text] of Object.entries(this.value))
      form.set(`travellers.${this.getAttribute('index')}.${name}`, text);
    this.#internals.setFormValue(form);
  }
}

/** 31.12.1990 → 1990-12-31; anything else stays as it is for the server to refuse. */
function isoDay(text: string): string {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return day ? `${year}-${month}-${day}` : text;
}

function withDots(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}
