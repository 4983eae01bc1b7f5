import type { Sort } from '../api.ts';
import { h } from '../h.ts';
import { t } from '../language.ts';

/** What to put first. */
export function sortChoices(chosen: Sort, choose: (sort: Sort) => void): HTMLElement {
  const names: Readonly<Record<Sort, string>> = {
    BEST: t('Best', 'Лучшие'),
    CHEAPEST: t('Cheapest', 'Дешёвые'),
    FASTEST: t('Fastest', 'Быстрые'),
    EARLIEST: t('Earliest', 'Ранние'),
  };
  const choices = Object.entries(names) as [Sort, string][];
  return h(
    'div',
    { class: 'sort', role: 'radiogroup', 'aria-label': t('Sort by', 'Сортировка') },
    choices.map(([sort, name]) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name: 'sort',
          value: sort,
          checked: sort === chosen,
          onchange: () => choose(sort),
        }),
        h('span', {}, name),
      ),
    ),
  );
}
