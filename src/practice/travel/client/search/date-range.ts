import { type Day, daysBetween, TODAY } from '../../../days.ts';
import { addMonths, LAST_DAY, monthOf } from '../../dates.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { counted, shortDay, t } from '../language.ts';
import { type Popup, popup } from '../popup.ts';
import { ShadowElement } from '../shadow-element.ts';
import styles from './date-range.css?inline';
import fieldStyles from './field.css?inline';
import { dayAfterKey, monthGrid } from './month.ts';

/** The day of departure and the day of return, or one way. Gives a form `depart` and `return`. */
export class DateRange extends ShadowElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  #depart: Day | undefined;
  #back: Day | undefined;
  #oneWay = false;
  #firstMonth = monthOf(TODAY);
  #reachable: Day = TODAY;
  #popup!: Popup;
  #opener: HTMLElement | undefined;
  #departButton!: HTMLButtonElement;
  #returnButton!: HTMLButtonElement;
  #months!: HTMLElement;
  #status!: HTMLElement;
  #error!: HTMLElement;
  #switch!: HTMLButtonElement;
  #previous!: HTMLButtonElement;
  #next!: HTMLButtonElement;

  constructor() {
    super([fieldStyles, styles]);
  }

  get value(): { depart: Day | undefined; return: Day | undefined; oneWay: boolean } {
    return { depart: this.#depart, return: this.#back, oneWay: this.#oneWay };
  }

  set value({ depart, return: back, oneWay }: { depart: Day | undefined; return: Day | undefined; oneWay: boolean }) {
    this.#depart = depart;
    this.#back = back;
    this.#oneWay = oneWay;
    if (depart) this.#reveal(depart);
    if (this.#months) this.#update();
  }

  report(): string {
    const problem = this.#problem();
    this.#error.textContent = problem;
    this.#error.hidden = problem === '';
    return problem;
  }

  override focus(): void {
    (this.#depart ? this.#returnButton : this.#departButton).focus();
  }

  protected draw(): void {
    this.#departButton = this.#fieldButton();
    this.#returnButton = this.#fieldButton();
    this.#months = h('div', { class: 'months', onkeydown: (event: KeyboardEvent) => this.#key(event) });
    this.#status = h('p', { class: 'range-status', role: 'status' });
    this.#error = h('p', { class: 'field-error', role: 'alert', hidden: true });
    this.#previous = h('button', { type: 'button', class: 'round', onclick: () => this.#turn(-1) }, icon('left'));
    this.#previous.setAttribute('aria-label', t('Previous month', 'Предыдущий месяц'));
    this.#next = h('button', { type: 'button', class: 'round', onclick: () => this.#turn(1) }, icon('right'));
    this.#next.setAttribute('aria-label', t('Next month', 'Следующий месяц'));
    this.#switch = h(
      'button',
      { type: 'button', role: 'switch', class: 'switch', onclick: () => this.#setOneWay(!this.#oneWay) },
      h('span', { class: 'track' }),
      t('One way', 'В одну сторону'),
    );
    const done = h(
      'button',
      { type: 'button', class: 'button', onclick: () => this.#popup.close() },
      t('Done', 'Готово'),
    );
    const panel = h(
      'div',
      { class: 'panel', role: 'dialog', 'aria-label': t('Choose dates', 'Выбор дат') },
      h('div', { class: 'panel-top' }, this.#switch, h('div', { class: 'turns' }, this.#previous, this.#next)),
      this.#months,
      h('div', { class: 'panel-bottom' }, this.#status, done),
    );
    const fields = h('div', { class: 'fields' }, this.#departButton, this.#returnButton);
    replaceChildren(this.root, fields, this.#error, panel);
    this.#popup = popup(this, panel, (isOpen, keepsFocus) => this.#opened(isOpen, keepsFocus));
    this.#update();
  }

  #fieldButton(): HTMLButtonElement {
    const button = h('button', {
      type: 'button',
      class: 'field',
      'aria-haspopup': 'dialog',
      'aria-expanded': 'false',
      onclick: () => {
        this.#opener = button;
        if (button === this.#returnButton && this.#oneWay) this.#setOneWay(false);
        this.#popup.open();
      },
    });
    return button;
  }

  #opened(isOpen: boolean, keepsFocus: boolean): void {
    for (const button of [this.#departButton, this.#returnButton])
      button.setAttribute('aria-expanded', String(isOpen && button === this.#opener));
    if (isOpen) this.#focusDay(this.#depart ?? TODAY);
    else if (keepsFocus) this.#opener?.focus();
  }

  #choose(day: Day): void {
    const startsAnew = this.#oneWay || !this.#depart || this.#back !== undefined || day < this.#depart;
    if (startsAnew) {
      this.#depart = day;
      this.#back = undefined;
    } else this.#back = day;
    this.#error.hidden = true;
    this.#focusDay(day);
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }

  #setOneWay(oneWay: boolean): void {
    this.#oneWay = oneWay;
    this.#back = undefined;
    this.#update();
  }

  #turn(months: number): void {
    this.#firstMonth = addMonths(this.#firstMonth, months);
    const first = `${this.#firstMonth}-01`;
    this.#reachable = onSale(first);
    this.#update();
  }

  #key(event: KeyboardEvent): void {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const target = day && dayAfterKey(event.key, day);
    if (!target) return;
    event.preventDefault();
    this.#focusDay(onSale(target));
  }

  #focusDay(day: Day): void {
    this.#reveal(day);
    this.#update();
    this.#months.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  /** Turns the pages until the day is on one of the two months shown. */
  #reveal(day: Day): void {
    this.#reachable = day;
    const month = monthOf(day);
    if (month < this.#firstMonth) this.#firstMonth = month;
    else if (month > addMonths(this.#firstMonth, 1)) this.#firstMonth = addMonths(month, -1);
  }

  #update(): void {
    const form = new FormData();
    if (this.#depart) form.set('depart', this.#depart);
    if (this.#back) form.set('return', this.#back);
    this.#internals.setFormValue(form);
    const problem = this.#problem();
    if (problem) this.#internals.setValidity({ valueMissing: true }, problem, this.#departButton);
    else this.#internals.setValidity({});

    const choose = t('Add date', 'Дата');
    fillField(this.#departButton, t('Depart', 'Туда'), this.#depart && shortDay(this.#depart), choose);
    const noReturn = this.#oneWay ? t('One way', 'В одну сторону') : choose;
    fillField(this.#returnButton, t('Return', 'Обратно'), this.#back && shortDay(this.#back), noReturn);
    this.#switch.setAttribute('aria-checked', String(this.#oneWay));
    this.#previous.disabled = this.#firstMonth <= monthOf(TODAY);
    this.#next.disabled = addMonths(this.#firstMonth, 1) >= monthOf(LAST_DAY);
    this.#status.textContent = this.#progress();
    const shared = {
      today: TODAY,
      lastDay: LAST_DAY,
      depart: this.#depart,
      back: this.#back,
      reachable: this.#reachable,
    };
    this.#months.replaceChildren(
      ...[this.#firstMonth, addMonths(this.#firstMonth, 1)].map((month) =>
        monthGrid({ ...shared, month, choose: (day) => this.#choose(day) }),
      ),
    );
  }

  #problem(): string {
    if (!this.#depart) return t('Choose a departure date.', 'Выберите дату вылета.');
    if (this.#oneWay || this.#back) return '';
    return t('Choose a return date or switch to one way.', 'Выберите дату возвращения или включите «В одну сторону».');
  }

  #progress(): string {
    if (!this.#depart) return t('Choose the day you leave', 'Выберите день вылета');
    if (this.#oneWay) return shortDay(this.#depart);
    if (!this.#back) return t('Now the day you come back', 'Теперь день возвращения');
    const nights = daysBetween(this.#depart, this.#back);
    const range = `${shortDay(this.#depart)} – ${shortDay(this.#back)}`;
    return `${range} · ${counted(nights, ['night', 'nights'], ['ночь', 'ночи', 'ночей'])}`;
  }
}

/** The nearest day that can be bought. */
function onSale(day: Day): Day {
  if (day < TODAY) return TODAY;
  return day > LAST_DAY ? LAST_DAY : day;
}

function fillField(button: HTMLElement, label: string, value: string | undefined, empty: string): void {
  replaceChildren(
    button,
    icon('calendar'),
    h(
      'span',
      { class: 'text' },
      h('span', { class: 'label' }, label),
      h('span', { class: value ? 'value' : 'value empty' }, value ?? empty),
    ),
  );
}
