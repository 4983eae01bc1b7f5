import { ask, element, one } from './dom.ts';

interface Part {
  questions: { question: string; answer: string }[];
  total: number;
}

/** Pictures to choose from, questions that are loaded a few at a time, and the basket. */
export function good(): void {
  const article = one('[data-good]');
  const list = one('#questions');
  const more = one<HTMLButtonElement>('#more');
  if (!article || !list || !more) return;
  const number = Number(article.dataset['good']);
  const load = async () => {
    const part = await ask<Part>('questions/list', { good: number, offset: list.children.length / 2 });
    list.append(...part.questions.flatMap(({ question, answer }) => [element('dt', question), element('dd', answer)]));
    more.hidden = list.children.length / 2 >= part.total;
  };
  more.addEventListener('click', () => void load());
  void load();

  for (const button of article.querySelectorAll<HTMLElement>('button[data-side]'))
    button.addEventListener('click', () => {
      one('#picture .picture')?.setAttribute('data-side', button.dataset['side'] ?? '');
      one('#picture figcaption')?.replaceChildren(button.textContent ?? '');
    });
  one('#take')?.addEventListener('click', async () => {
    const { count } = await ask<{ count: number }>('basket', { good: number });
    const basket = one('#basket');
    basket?.replaceChildren((basket.textContent ?? '').replace(/\d+/, String(count)));
  });
}
