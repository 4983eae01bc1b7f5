import type { ShownGood } from '../goods.ts';
import { afterPause, ask, element, one } from './dom.ts';

interface Part {
  goods: ShownGood[];
  total: number;
}

/** Search, suggestions, order, kinds, and a list that grows as one scrolls. */
export function catalogue(): void {
  const form = one<HTMLFormElement>('#search');
  const list = one('#goods');
  const end = one('#end');
  if (!form || !list || !end) return;
  let kind = '';
  let isLoading = false;
  let total = 0;

  const wish = () => {
    const fields = Object.fromEntries(new FormData(form));
    return { ...fields, ...(kind === '' ? {} : { kind }) };
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const part = await ask<Part>('goods/search', { ...wish(), offset: list.children.length });
    total = part.total;
    list.append(...part.goods.map(item));
    one('#total')?.replaceChildren(`${list.children.length} ${list.dataset['words']} ${total}`);
    end.hidden = list.children.length >= total;
    isLoading = false;
  };
  const again = () => {
    list.replaceChildren();
    void load();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    again();
  });
  form.querySelector('select')?.addEventListener('change', again);
  form.querySelector('input')?.addEventListener(
    'input',
    afterPause(async () => {
      const { suggestions } = await ask<{ suggestions: string[] }>('suggest', wish());
      one('#suggestions')?.replaceChildren(...suggestions.map((text) => option(text)));
      one('#suggested')?.replaceChildren(suggestions.join(' · '));
    }, 150),
  );
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]'))
    tab.addEventListener('click', () => {
      kind = tab.dataset['kind'] ?? '';
      for (const other of document.querySelectorAll('[role=tab]'))
        other.setAttribute('aria-selected', String(other === tab));
      again();
    });
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) void load();
  }).observe(end);
}

function item({ id, name, price }: ShownGood): HTMLElement {
  const made = element('li', '');
  const link = document.createElement('a');
  link.href = `/goods/${id}`;
  // Counted by the browser itself when it is followed.
  link.ping = '/e';
  link.textContent = name;
  made.append(link, ` ${price} €`);
  return made;
}

function option(text: string): HTMLOptionElement {
  const made = document.createElement('option');
  made.value = text;
  return made;
}
