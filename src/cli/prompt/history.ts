import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const MOST = 500;

/** What was typed before, in a file that only its owner can read. */
export class History {
  readonly #file: string;
  #lines: readonly string[];

  private constructor(file: string, lines: readonly string[]) {
    this.#file = file;
    this.#lines = lines;
  }

  /** One that is not there, or cannot be read, is empty. */
  static async in(file: string): Promise<History> {
    const text = await readFile(file, 'utf8').catch(() => '');
    return new History(
      file,
      text.split('\n').filter((line) => line !== ''),
    );
  }

  /** The newest last. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** A history that cannot be written is no reason to stop working. */
  async add(line: string): Promise<void> {
    if (this.#lines.at(-1) === line) return;
    this.#lines = [...this.#lines, line].slice(-MOST);
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
      await writeFile(this.#file, `${this.#lines.join('\n')}\n`, { mode: 0o600 });
    } catch {}
  }
}
