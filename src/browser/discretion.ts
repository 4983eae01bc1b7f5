import { isLotsmanError, LotsmanError } from '../errors.ts';
import { Redactor } from '../log.ts';
import { masked } from '../masked.ts';
import { type Destination, type Secrets, writtenForms } from '../secrets.ts';

/** Knows what must not be told, and keeps it out of what is. */
export class Discretion {
  readonly redactor: Redactor;
  readonly #secrets: Secrets;
  /** Origins of which it is known what must not be told. */
  readonly #known = new Set<string>();

  constructor(secrets: Secrets, redactor = new Redactor()) {
    this.#secrets = secrets;
    this.redactor = redactor;
  }

  /** A value as others may see it. */
  masked<T>(value: T): T {
    return masked(value, this.redactor);
  }

  /** What a page may show of a secret is known before it is read: it may have been typed by another run, or by a person. */
  async learn(url: string): Promise<void> {
    const origin = originOf(url);
    if (this.#known.has(origin)) return;
    this.#known.add(origin);
    // Without the key nothing can be typed, and whoever tries is told so.
    for (const value of await this.#secrets.valuesFor(origin).catch(() => []))
      this.redactor.add(...writtenForms(value));
  }

  /** Gives a secret out for one place; from then on nobody is told it. */
  async release(name: string, into: Destination): Promise<string> {
    const value = await this.#secrets.release(name, into);
    this.redactor.add(...writtenForms(value));
    return value;
  }

  /** Errors quote what a field holds. */
  discreet(error: Error): Error {
    if (!isLotsmanError(error)) return error;
    const { code, message, hint } = error;
    const told = this.masked({ message, ...(hint === undefined ? {} : { hint }) });
    if (told.message === message && told.hint === hint) return error;
    return new LotsmanError(code, told.message, told.hint === undefined ? {} : { hint: told.hint });
  }
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
