/** A name of something that has other names too, as stems. */
export interface Name {
  /** Which line of the data it is from: what is on one line is the same. */
  line: number;
  stems: readonly string[];
}

/** Finds names by their first stem, in lines of the form `first name,second name,third`. Lines are taken apart when they are needed. */
export class NameIndex {
  readonly #lines: readonly string[];
  readonly #byFirst = new Map<string, number[]>();
  readonly #found = new Map<string, readonly Name[]>();

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    for (const [number, line] of lines.entries())
      for (const name of line.split(',')) {
        const space = name.indexOf(' ');
        const first = space < 0 ? name : name.slice(0, space);
        const numbers = this.#byFirst.get(first);
        if (!numbers) this.#byFirst.set(first, [number]);
        else if (numbers.at(-1) !== number) numbers.push(number);
      }
  }

  beginningWith(stem: string): readonly Name[] {
    const before = this.#found.get(stem);
    if (before) return before;
    const found = (this.#byFirst.get(stem) ?? []).flatMap((line) =>
      this.namesOf(line)
        .map((name) => ({ line, stems: name.split(' ') }))
        .filter(({ stems }) => stems[0] === stem),
    );
    this.#found.set(stem, found);
    return found;
  }

  namesOf(line: number): string[] {
    return this.#lines[line]?.split(',') ?? [];
  }
}
