import { newToken } from './token.ts';

/** In milliseconds. */
const KEPT = 60_000;

/** Things that can be fetched once, by a key that nobody can guess, for a minute. */
export class OnceOnly<Thing> {
  readonly #things = new Map<string, Thing>();

  put(thing: Thing): string {
    const key = newToken();
    this.#things.set(key, thing);
    setTimeout(() => this.#things.delete(key), KEPT).unref();
    return key;
  }

  take(key: string): Thing | undefined {
    const thing = this.#things.get(key);
    this.#things.delete(key);
    return thing;
  }
}
