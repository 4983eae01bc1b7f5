import type { Item } from '../../items/columns.ts';
import { messageOf, request } from '../base/request.ts';
import { showToast } from '../base/toast.ts';

const PAGE = 100;

interface Answer {
  total: number;
  rows: Item[];
}

/** The rows of one query, fetched page by page as they come into view. */
export class RowBook {
  readonly search: string;
  /** Unknown until the first page is here. */
  total: number | undefined;
  version = 0;
  readonly #pages = new Map<number, Item[]>();
  readonly #asked = new Set<number>();
  readonly #listeners = new Set<() => void>();
  readonly #controller = new AbortController();

  /** A book that replaces one of the same query keeps its length, so that the view stays where it is. */
  constructor(search: string, previous?: RowBook) {
    this.search = search;
    if (previous?.search === search) this.total = previous.total;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly currentVersion = () => this.version;

  at(index: number): Item | undefined {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  /** Asks for the pages that these rows are on, unless they are here or on their way. */
  need(first: number, last: number): void {
    for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page += 1) {
      if (this.#asked.has(page)) continue;
      this.#asked.add(page);
      void this.#fetch(page);
    }
  }

  replace(item: Item): void {
    for (const [page, rows] of this.#pages) {
      const index = rows.findIndex((row) => row.id === item.id);
      if (index >= 0) this.#pages.set(page, rows.with(index, item));
    }
    this.#changed();
  }

  close(): void {
    this.#controller.abort();
  }

  async #fetch(page: number): Promise<void> {
    const { signal } = this.#controller;
    try {
      const range = `from=${page * PAGE}&count=${PAGE}`;
      const { total, rows } = await request<Answer>('GET', `/items?${range}&${this.search}`, { signal });
      this.total = total;
      this.#pages.set(page, rows);
      this.#changed();
    } catch (error) {
      if (signal.aborted) return;
      this.#asked.delete(page);
      showToast({ text: messageOf(error), tone: 'bad' });
    }
  }

  #changed(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
