/** Where in a text the JSON stops being JSON; both counted from 1, as editors do. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export type ReadJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly spot: Spot };

/** JSON.parse does not always say where it stopped, so a text that it refuses is walked once more to find the place. */
export function readJson(text: string): ReadJson {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false, spot: spotOf(json, firstFault(json) ?? json.length) };
  }
}

/** The offset of the first character that cannot be there, or undefined when all is well. */
export function firstFault(text: string): number | undefined {
  let position = 0;
  try {
    value();
    space();
    if (position < text.length) throw FAULT;
    return undefined;
  } catch (error) {
    if (error === FAULT) return position;
    throw error;
  }

  function value(): void {
    space();
    if (text[position] === '{') members('}', member);
    else if (text[position] === '[') members(']', value);
    else if (text[position] === '"') string();
    else scalar();
  }

  function scalar(): void {
    const word = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
    word.lastIndex = position;
    const found = word.exec(text);
    if (!found) throw FAULT;
    position += found[0].length;
  }

  function members(end: string, each: () => void): void {
    position++;
    space();
    if (text[position] === end) {
      position++;
      return;
    }
    for (;;) {
      each();
      space();
      const mark = text[position];
      if (mark !== ',' && mark !== end) throw FAULT;
      position++;
      if (mark === end) return;
    }
  }

  function member(): void {
    space();
    string();
    space();
    if (text[position] !== ':') throw FAULT;
    position++;
    value();
  }

  function string(): void {
    if (text[position] !== '"') throw FAULT;
    position++;
    while (text[position] !== '"') {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON forbids inside a string
      const piece = /(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))/y;
      piece.lastIndex = position;
      const found = piece.exec(text);
      if (!found) throw FAULT;
      position += found[0].length;
    }
    position++;
  }

  function space(): void {
    while (position < text.length && ' \t\r\n'.includes(text.charAt(position))) position++;
  }
}

const FAULT = Symbol('fault');

function spotOf(text: string, offset: number): Spot {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
