import { type Facets, OFFER, type Offer, type Sort } from '../api.ts';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { counted, number, t } from '../language.ts';
import { pageQuery } from '../search/page-query.ts';
import { ShadowElement } from '../shadow-element.ts';
import type { FlightCard } from './flight-card.ts';
import type { FlightDetails } from './flight-details.ts';
import type { FlightFilters } from './flight-filters.ts';
import styles from './flight-results.css?inline';
import { sortChoices } from './sort-choices.ts';

const POLL_EVERY = 450;

interface Results {
  search: {
    status: 'SEARCHING' | 'PARTIAL' | 'COMPLETE';
    answers: number;
    found: number;
    facets: Facets | null;
    page: { total: number; next: number | null; offers: Offer[] };
  } | null;
}

/** Starts the search that the address asks for and shows what is found as it is found. */
export class FlightResults extends ShadowElement {
  #searchId = '';
  #isComplete = false;
  #found = 0;
  #sort: Sort = 'BEST';
  #next: number | null = null;
  #isLoadingMore = false;
  /** Answers to older questions are dropped. */
  #asked = 0;
  #filters!: FlightFilters;
  #details!: FlightDetails;
  #list!: HTMLElement;
  #status!: HTMLElement;
  #progress!: HTMLProgressElement;
  #end!: HTMLElement;
  readonly #cards = new Map<string, FlightCard>();
  readonly #watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#more();
    },
    { rootMargin: '300px' },
  );

  constructor() {
    super([styles]);
  }

  protected async draw(): Promise<void> {
    this.#filters = h('fw-flight-filters', { onchange: () => this.#refresh() });
    this.#details = h('fw-flight-details', { onrepriced: () => this.#reprice() });
    this.#status = h(
      'p',
      { class: 'status', role: 'status' },
      t('Asking eight airlines…', 'Опрашиваем восемь авиакомпаний…'),
    );
    this.#progress = h('progress', { max: '3', value: '0', 'aria-label': t('Search progress', 'Ход поиска') });
    this.#list = h(
      'ul',
      { class: 'list', 'aria-label': t('Flights found', 'Найденные рейсы'), 'aria-busy': 'true' },
      skeletons(5),
    );
    this.#end = h('p', { class: 'end' });
    const sort = sortChoices(this.#sort, (sort) => {
      this.#sort = sort;
      this.#refresh();
    });
    replaceChildren(
      this.root,
      h('aside', { 'aria-label': t('Filters', 'Фильтры') }, this.#filters),
      h(
        'section',
        { 'aria-label': t('Results', 'Результаты') },
        h('div', { class: 'head' }, this.#status, sort),
        this.#progress,
        this.#list,
        this.#end,
      ),
      this.#details,
    );
    this.onCurrencyChange(() => {
      this.#filters.forgetPrice();
      return this.#refresh({ withFacets: true });
    });
    await this.#start().catch((error: unknown) => this.#fail(error));
  }

  async #start(): Promise<void> {
    const { fromLabel: _, toLabel: __, ...query } = pageQuery() ?? { fromLabel: '', toLabel: '' };
    const { startSearch } = await ask<{ startSearch: { id: string } }>(START, { query });
    this.#searchId = startSearch.id;
    while (!this.#isComplete && this.isConnected) {
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY));
      await this.#refresh({ withFacets: true });
    }
    this.#progress.hidden = true;
  }

  async #refresh({ withFacets = false } = {}): Promise<void> {
    if (!this.#searchId) return;
    const asked = ++this.#asked;
    this.#list.setAttribute('aria-busy', 'true');
    const { search } = await this.#ask(0);
    if (!search || asked !== this.#asked) return;
    this.#isComplete = search.status === 'COMPLETE';
    this.#progress.value = search.answers;
    if (search.facets && withFacets && this.#news(search)) this.#filters.facets = search.facets;
    if (search.status === 'SEARCHING') return;
    this.#found = search.found;
    this.#next = search.page.next;
    this.#cards.clear();
    this.#list.replaceChildren(...search.page.offers.map((offer) => this.#item(offer)));
    this.#list.setAttribute('aria-busy', String(!this.#isComplete));
    this.#tell(search.page.total);
    this.#watchEnd();
  }

  /** Facets are drawn anew only when they differ, so that nobody loses a half-made choice. */
  #news({ found, facets }: NonNullable<Results['search']>): boolean {
    const news = `${found} ${facets?.lowest.currency}`;
    const isNew = this.#filters.dataset['news'] !== news;
    this.#filters.dataset['news'] = news;
    return isNew;
  }

  async #more(): Promise<void> {
    if (this.#next === null || this.#isLoadingMore || !this.#isComplete) return;
    this.#isLoadingMore = true;
    const asked = this.#asked;
    const waiting = skeletons(2);
    this.#list.append(...waiting);
    try {
      const { search } = await this.#ask(this.#next);
      if (!search || asked !== this.#asked) return;
      this.#next = search.page.next;
      this.#list.append(...search.page.offers.map((offer) => this.#item(offer)));
      this.#tell(search.page.total);
    } finally {
      for (const bone of waiting) bone.remove();
      this.#isLoadingMore = false;
      this.#watchEnd();
    }
  }

  /** Watched anew after each batch: an end that never left the view would not be reported again. */
  #watchEnd(): void {
    this.#watcher.unobserve(this.#end);
    this.#watcher.observe(this.#end);
  }

  #ask(after: number): Promise<Results> {
    return ask<Results>(RESULTS, { id: this.#searchId, filter: this.#filters.filter, sort: this.#sort, after });
  }

  #item(offer: Offer): HTMLElement {
    const card = h('fw-flight-card', { onchoose: () => this.#details.show(offer.id) });
    card.offer = offer;
    this.#cards.set(offer.id, card);
    return h('li', {}, card);
  }

  /** The list must not go on promising the price that the airline has taken back. */
  #reprice(): void {
    const offer = this.#details.offer;
    const card = offer && this.#cards.get(offer.id);
    if (card) card.offer = offer;
  }

  #tell(total: number): void {
    const flights = (count: number) => counted(count, ['flight', 'flights'], ['рейс', 'рейса', 'рейсов']);
    const shown = this.#cards.size;
    if (!this.#isComplete) {
      this.#status.textContent = t(
        `${flights(total)} so far, still searching…`,
        `Пока ${flights(total)}, ищем дальше…`,
      );
      return;
    }
    const ofAll =
      total === this.#found
        ? flights(total)
        : t(`${number(total)} of ${flights(this.#found)}`, `${number(total)} из ${flights(this.#found)}`);
    this.#status.textContent = ofAll;
    this.#end.textContent =
      total === 0
        ? t('No flight fits these filters. Clear some of them.', 'Ни один рейс не подходит. Сбросьте часть фильтров.')
        : this.#next === null
          ? t(`That is all: ${flights(total)}.`, `Это всё: ${flights(total)}.`)
          : t(`Showing ${shown} of ${total}`, `Показано ${shown} из ${total}`);
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#list.setAttribute('aria-busy', 'false');
    this.#progress.hidden = true;
    this.#status.textContent = '';
    replaceChildren(this.#list, h('li', {}, h('p', { class: 'notice bad', role: 'alert' }, message)));
  }
}

const START = 'mutation Start($query: FlightQuery!) { startSearch(query: $query) { id } }';

const RESULTS = `${OFFER}
query Results($id: ID!, $filter: OfferFilter, $sort: Sort, $after: Int) {
  search(id: $id) {
    status answers found
    facets {
      lowest { amount currency } highest { amount currency }
      airlines { airline { code name colour } count from { amount currency } }
      stops { stops count from { amount currency } }
    }
    page(filter: $filter, sort: $sort, after: $after) { total next offers { ...OfferCard } }
  }
}`;

function skeletons(count: number): HTMLElement[] {
  return Array.from({ length: count }, () =>
    h(
      'li',
      { class: 'card bone', 'aria-hidden': 'true' },
      h('div', { class: 'skeleton short' }),
      h('div', { class: 'skeleton' }),
      h('div', { class: 'skeleton' }),
    ),
  );
}
