import { Redactor } from '../../src/log.ts';

/** Knows the secrets of one task: whoever says one of them in the next, in plain words, has it typed as it was said. */
export class Forgetful extends Redactor {
  #known = new Redactor();

  forget(): void {
    this.#known = new Redactor();
  }

  override add(...secrets: readonly string[]): void {
    if (secrets.length > 0) this.#known.add(...secrets);
  }

  override redact(text: string): string {
    return this.#known.redact(text);
  }

  override find(text: string): (readonly [from: number, to: number])[] {
    return this.#known.find(text);
  }

  override get isEmpty(): boolean {
    return this.#known.isEmpty;
  }
}
