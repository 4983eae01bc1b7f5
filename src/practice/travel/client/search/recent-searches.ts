import type { Place } from '../api.ts';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { counted, shortDay, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import styles from './recent-searches.css?inline';

interface LastSearch {
  from: Place;
  to: Place;
  depart: string;
  return: string | null;
  travellers: number;
  address: string;
}

/** What the visitor looked for before, to look again with one click. Not there until there is something. */
export class RecentSearches extends ShadowElement {
  constructor() {
    super([styles]);
  }

  protected async draw(): Promise<void> {
    const { lastSearches } = await ask<{ lastSearches: LastSearch[] }>(
      'query { lastSearches { from { label } to { label } depart return travellers address } }',
    );
    this.#show(lastSearches);
  }

  #show(searches: readonly LastSearch[]): void {
    replaceChildren(this.root);
    if (searches.length === 0) return;
    replaceChildren(
      this.root,
      h(
        'div',
        { class: 'head' },
        h('h2', {}, t('Your last searches', 'Вы недавно искали')),
        h('button', { type: 'button', class: 'link', onclick: () => this.#forget() }, t('Clear', 'Очистить')),
      ),
      h(
        'ul',
        {},
        searches.map((search) => h('li', {}, searchLink(search))),
      ),
    );
  }

  async #forget(): Promise<void> {
    await ask('mutation { forgetSearches { depart } }');
    this.#show([]);
  }
}

function searchLink({ from, to, depart, return: back, travellers, address }: LastSearch): HTMLElement {
  const dates = back ? `${shortDay(depart)} – ${shortDay(back)}` : shortDay(depart);
  const people = counted(travellers, ['traveller', 'travellers'], ['пассажир', 'пассажира', 'пассажиров']);
  return h(
    'a',
    { class: 'card', href: address },
    h('b', {}, `${from.label} → ${to.label}`),
    h('span', {}, `${dates} · ${people}`),
  );
}
