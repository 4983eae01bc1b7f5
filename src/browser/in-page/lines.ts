import type { RawLine, RawPart } from './walked.ts';

/** What a landmark is and how it is called; whether that name is not drawn. */
interface Caption {
  role: string;
  name: string;
  unseen: boolean;
}

/** Puts what is read into lines: what stands together on one, what has a line of its own on its own. */
export class Lines {
  readonly #lines: RawLine[];
  #parts: RawPart[] = [];
  #lastText: Text | undefined;
  /** Nothing but space since the last text. */
  #gap = false;
  /** So many cells of this row so far. */
  #cells = 0;
  #kind: RawLine['kind'] = 'text';
  #level = 0;
  #depth = 0;

  constructor(lines: RawLine[]) {
    this.#lines = lines;
  }

  get kind(): RawLine['kind'] {
    return this.#kind;
  }

  get depth(): number {
    return this.#depth;
  }

  /** How much has been put down so far. */
  get length(): number {
    return this.#lines.length + this.#parts.length;
  }

  add(part: RawPart): void {
    this.#parts.push(part);
  }

  space(): void {
    this.#gap = true;
  }

  /** Words go on where words ended. */
  write(node: Text, words: string, standsApart: () => boolean): void {
    const before = this.#parts.at(-1);
    if (typeof before === 'string' && before !== '|' && this.#lastText) {
      const apart = this.#gap || /^\s/.test(node.data) || /\s$/.test(this.#lastText.data) || standsApart();
      this.#parts[this.#parts.length - 1] = `${before}${apart ? ' ' : ''}${words}`;
    } else this.#parts.push(words);
    this.#lastText = node;
    this.#gap = false;
  }

  /** Also before an empty cell: what stands in the third column must not slip into the second. */
  nextCell(): void {
    if (this.#cells > 0) this.#parts.push('|');
    this.#cells += 1;
  }

  flush(): void {
    if (this.#parts.some((part) => part !== '|')) {
      const level = this.#kind === 'heading' ? { level: this.#level } : {};
      this.#lines.push({ depth: this.#depth, kind: this.#kind, ...level, parts: this.#parts });
    }
    this.#parts = [];
    this.#lastText = undefined;
    this.#cells = 0;
  }

  /** What `work` puts down are lines of this kind. */
  within(kind: RawLine['kind'], level: number, work: () => void): void {
    this.flush();
    const outer = { kind: this.#kind, level: this.#level };
    [this.#kind, this.#level] = [kind, level];
    work();
    this.flush();
    [this.#kind, this.#level] = [outer.kind, outer.level];
  }

  /** What `work` puts down stands under a landmark; one with nothing under it is not told. */
  under({ role, name, unseen }: Caption, work: () => void): void {
    const before = this.#lines.length;
    const parts = name === '' ? [] : [name];
    this.#lines.push({ depth: this.#depth, kind: 'landmark', role, ...(unseen ? { unseen } : {}), parts });
    this.#depth += 1;
    work();
    this.flush();
    this.#depth -= 1;
    if (this.#lines.length === before + 1) this.#lines.pop();
  }
}
