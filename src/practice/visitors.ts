import { randomUUID } from 'node:crypto';
import type { Site, Visitor } from './site.ts';

const MOST_VISITORS = 500;

/** The visitors of one site. The oldest is forgotten when there are too many: these are practice grounds, not archives. */
export class Visitors {
  readonly #site: Site;
  readonly #known = new Map<string, Visitor<unknown>>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** The visitor with this id, new if nobody has it; a new random visitor without an id. */
  meet(id: string = randomUUID()): Visitor<unknown> {
    const visitor = this.#known.get(id) ?? { id, state: this.#site.initialState() };
    this.#known.delete(id);
    this.#known.set(id, visitor);
    if (this.#known.size > MOST_VISITORS) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    return visitor;
  }

  find(id: string): Visitor<unknown> | undefined {
    return this.#known.get(id);
  }

  reset(id: string): Visitor<unknown> {
    const visitor = this.meet(id);
    visitor.state = this.#site.initialState();
    return visitor;
  }

  get ids(): string[] {
    return [...this.#known.keys()];
  }
}
