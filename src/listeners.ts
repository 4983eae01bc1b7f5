import type { Listener } from './events.ts';

/** Those who want to hear of something. One that fails takes neither the others nor the speaker with it. */
export class Listeners<Event> {
  readonly #all: Listener<Event>[] = [];

  /** The returned function ends it. */
  add(listener: Listener<Event>): () => void {
    this.#all.push(listener);
    return () => {
      const place = this.#all.indexOf(listener);
      if (place >= 0) this.#all.splice(place, 1);
    };
  }

  tell(event: Event): void {
    for (const listener of [...this.#all]) {
      try {
        listener(event);
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }
}
