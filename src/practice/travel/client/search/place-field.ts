import type { Place } from '../api.ts';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { counted, t } from '../language.ts';
import { type Popup, popup } from '../popup.ts';
import { ShadowElement } from '../shadow-element.ts';
import fieldStyles from './field.css?inline';
import styles from './place-field.css?inline';

const PAUSE_IN_TYPING = 180;

/** A city or an airport, chosen from suggestions that come while one types. Takes part in forms under its `name`. */
export class PlaceField extends ShadowElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  #place: Pick<Place, 'code' | 'label'> | undefined;
  #suggestions: Place[] = [];
  #active = -1;
  #timer = 0;
  #request = new AbortController();
  #popup!: Popup;
  #input!: HTMLInputElement;
  #code!: HTMLElement;
  #list!: HTMLElement;
  #status!: HTMLElement;
  #error!: HTMLElement;

  constructor() {
    super([fieldStyles, styles], { mode: 'open', delegatesFocus: true });
  }

  get place(): Pick<Place, 'code' | 'label'> | undefined {
    return this.#place;
  }

  set place(place: Pick<Place, 'code' | 'label'> | undefined) {
    this.#place = place;
    this.#internals.setFormValue(place?.code ?? null);
    if (!this.#input) return;
    this.#input.value = place?.label ?? '';
    this.#code.textContent = place?.code ?? '';
    this.#showError('');
  }

  /** Says what is missing, in the field; the empty text when all is well. */
  report(): string {
    const problem = this.#place ? '' : (this.getAttribute('missing') ?? '');
    this.#showError(this.#input.value && problem ? pickFromList() : problem);
    return problem;
  }

  protected draw(): void {
    const label = this.getAttribute('label') ?? '';
    this.#input = h('input', {
      id: 'input',
      type: 'text',
      role: 'combobox',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-controls': 'list',
      'aria-expanded': 'false',
      'aria-describedby': 'error',
      placeholder: t('City or airport', 'Город или аэропорт'),
      oninput: () => this.#typed(),
      onfocus: () => this.#input.select(),
      onclick: () => this.#openPopular(),
      onblur: () => this.#left(),
      onkeydown: (event: KeyboardEvent) => this.#key(event),
    });
    this.#code = h('span', { class: 'code', 'aria-hidden': 'true' });
    this.#list = h('ul', { id: 'list', role: 'listbox', 'aria-label': label });
    this.#status = h('p', { class: 'status', role: 'status' });
    this.#error = h('p', { id: 'error', class: 'field-error', hidden: true });
    const panel = h('div', { class: 'panel' }, this.#status, this.#list);
    replaceChildren(
      this.root,
      h(
        'div',
        { class: 'field' },
        icon(this.getAttribute('name') === 'from' ? 'takeoff' : 'land'),
        h('div', { class: 'text' }, h('label', { for: 'input' }, label), this.#input),
        this.#code,
      ),
      this.#error,
      panel,
    );
    this.#popup = popup(this, panel, (isOpen) => {
      this.#input.setAttribute('aria-expanded', String(isOpen));
      if (!isOpen) this.#activate(-1);
    });
    this.place = this.#place;
  }

  #typed(): void {
    this.#place = undefined;
    this.#internals.setFormValue(null);
    this.#code.textContent = '';
    this.#showError('');
    this.#ask(this.#input.value, PAUSE_IN_TYPING);
  }

  #openPopular(): void {
    if (!this.#popup.isOpen) this.#ask(this.#place ? '' : this.#input.value, 0);
  }

  /** Only the answer to the latest question counts, however late an earlier one comes. */
  #ask(text: string, pause: number): void {
    clearTimeout(this.#timer);
    this.#request.abort();
    const request = new AbortController();
    this.#request = request;
    this.#suggestions = [];
    this.#list.replaceChildren();
    this.#status.textContent = t('Looking for places…', 'Ищем подходящие места…');
    this.#popup.open();
    this.#timer = window.setTimeout(async () => {
      try {
        const { places } = await ask<{ places: Place[] }>(PLACES, { text }, request.signal);
        this.#show(places, text !== '');
      } catch (error) {
        if (request.signal.aborted) return;
        this.#status.textContent = error instanceof Error ? error.message : '';
      }
    }, pause);
  }

  #show(places: Place[], wasTyped: boolean): void {
    this.#suggestions = places;
    this.#list.replaceChildren(
      ...places.map((place, index) =>
        h(
          'li',
          {
            id: `option-${index}`,
            role: 'option',
            class: place.kind.toLowerCase(),
            'aria-selected': 'false',
            onpointerdown: (event: Event) => event.preventDefault(),
            onclick: () => this.#choose(place),
          },
          icon(place.kind === 'CITY' ? 'pin' : 'takeoff'),
          h('span', { class: 'option-text' }, h('b', {}, place.label), h('span', {}, place.detail)),
          h('span', { class: 'code' }, place.code),
        ),
      ),
    );
    this.#status.textContent =
      places.length > 0
        ? counted(places.length, ['suggestion', 'suggestions'], ['вариант', 'варианта', 'вариантов'])
        : t(
            'Nothing found. Try a city name or an airport code.',
            'Ничего не нашлось. Введите город или код аэропорта.',
          );
    this.#status.classList.toggle('hidden-text', places.length > 0);
    this.#activate(wasTyped && places.length > 0 ? 0 : -1);
  }

  #choose(place: Place): void {
    this.place = place;
    this.#close();
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#request.abort();
    this.#popup.close();
  }

  #left(): void {
    const text = this.#input.value.trim().toLowerCase();
    const exact = this.#suggestions.find(({ label, code }) =>
      [label, code].some((word) => word.toLowerCase() === text),
    );
    if (!this.#place && exact) this.place = exact;
    else if (!this.#place && text) this.#showError(pickFromList());
    this.#close();
  }

  #key(event: KeyboardEvent): void {
    const count = this.#suggestions.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!this.#popup.isOpen) this.#openPopular();
      else if (count > 0) this.#activate((this.#active + (event.key === 'ArrowDown' ? 1 : count)) % count);
    } else if (event.key === 'Enter' && this.#popup.isOpen) {
      event.preventDefault();
      const place = this.#suggestions[this.#active];
      if (place) this.#choose(place);
    }
  }

  #activate(index: number): void {
    this.#active = index;
    for (const [at, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    }
    if (index < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', `option-${index}`);
  }

  #showError(message: string): void {
    this.#error.textContent = message;
    this.#error.hidden = message === '';
    this.#input.setAttribute('aria-invalid', String(message !== ''));
    if (message) this.#internals.setValidity({ valueMissing: true }, message, this.#input);
    else this.#internals.setValidity({});
  }
}

const PLACES = 'query Places($text: String!) { places(text: $text) { code kind label detail } }';

function pickFromList(): string {
  return t('Choose a place from the list.', 'Выберите место из списка.');
}
