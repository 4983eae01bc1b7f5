import { all, create, need } from './dom.ts';
import { record, t } from './record.ts';

const STYLE = `
  :host { display: inline-block; }
  :host(:focus-within) { outline: none; }
  button { font: 26px/1 system-ui, sans-serif; padding: 2px 4px; border: 0; background: none; color: #cfc8b8; cursor: pointer; }
  button[aria-checked=true], button.lit { color: #d98c1f; }
  button:focus-visible, input:focus-visible { outline: 3px solid #e0a43a; outline-offset: 1px; border-radius: 6px; }
  .tags { display: flex; flex-wrap: wrap; gap: 6px; padding: 6px; border: 1px solid #cfc8b8; border-radius: 8px; background: #fff; min-width: 260px; }
  .tags span { font: 14px system-ui, sans-serif; padding: 4px 4px 4px 10px; background: #ece6d8; border-radius: 999px; display: inline-flex; align-items: center; }
  .tags span button { font-size: 16px; color: #6b6252; padding: 0 6px; }
  .tags input { font: 15px system-ui, sans-serif; border: 0; padding: 5px; flex: 1; min-width: 90px; outline-offset: -2px; }
`;

/** Five stars; the form sees a number and refuses to go without one. */
class StarRating extends HTMLElement {
  static formAssociated = true;
  readonly #internals = this.attachInternals();

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.innerHTML = `<style>${STYLE}</style><div role="radiogroup"></div>`;
    const group = need(root, 'div');
    for (const count of [1, 2, 3, 4, 5]) {
      const label = t(`${count} of 5`, `${count} из 5`);
      const star = create(
        'button',
        { type: 'button', role: 'radio', 'aria-checked': 'false', 'aria-label': label },
        '★',
      );
      star.addEventListener('click', () => this.#choose(count));
      group.append(star);
    }
    this.#internals.setValidity({ valueMissing: true }, t('Choose a rating.', 'Поставьте оценку.'), group);
  }

  #choose(count: number) {
    const stars = all(this.shadowRoot ?? this, '[role="radio"]');
    stars.forEach((star, index) => {
      star.setAttribute('aria-checked', String(index + 1 === count));
      star.classList.toggle('lit', index < count);
    });
    this.#internals.setFormValue(String(count));
    this.#internals.setValidity({});
  }
}

/** Words that become tags on Enter; the form sees one entry for each. */
class TagField extends HTMLElement {
  static formAssociated = true;
  readonly #internals = this.attachInternals();
  #tags: string[] = [];

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.innerHTML = `<style>${STYLE}</style><div class="tags"><input></div>`;
    const input = need<HTMLInputElement>(root, 'input');
    input.setAttribute('aria-label', t('New tag', 'Новый тег'));
    input.placeholder = t('Type and press Enter', 'Введите и нажмите Enter');
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      const tag = input.value.trim();
      input.value = '';
      if (tag !== '' && !this.#tags.includes(tag)) this.#set([...this.#tags, tag]);
    });
  }

  #set(tags: string[]) {
    this.#tags = tags;
    const data = new FormData();
    for (const tag of tags) data.append(this.getAttribute('name') ?? '', tag);
    this.#internals.setFormValue(data);
    const holder = need(this.shadowRoot ?? this, '.tags');
    for (const old of all(holder, 'span')) old.remove();
    holder.prepend(...tags.map((tag) => this.#chip(tag)));
  }

  #chip(tag: string): HTMLElement {
    const chip = create('span', {}, tag);
    const remove = create('button', { type: 'button', 'aria-label': t(`Remove ${tag}`, `Убрать ${tag}`) }, '×');
    remove.addEventListener('click', () => this.#set(this.#tags.filter((other) => other !== tag)));
    chip.append(remove);
    return chip;
  }
}

export const formElements: Record<string, (stage: HTMLElement) => void> = {
  'form-elements': (stage) => {
    customElements.define('star-rating', StarRating);
    customElements.define('tag-field', TagField);
    const form = need<HTMLFormElement>(stage, 'form');
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const data = new FormData(form);
      await record('stars', Number(data.get('stars')));
      await record('tags', data.getAll('tags'));
      await record('comment', data.get('comment'));
      need(form, '[role="status"]').textContent = t('Thank you, the review is in.', 'Спасибо, отзыв принят.');
    });
  },
};
