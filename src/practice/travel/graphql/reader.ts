import { GraphqlFault, type Place } from './fault.ts';

type TokenKind = 'name' | 'int' | 'float' | 'string' | 'sign' | 'end';

export interface Token {
  kind: TokenKind;
  text: string;
  at: Place;
}

const PATTERNS: readonly (readonly [TokenKind | 'ignored', RegExp])[] = [
  ['ignored', /[\s,\uFEFF]+|#[^\n\r]*/y],
  ['sign', /\.{3}|[!$()[\]{}:=@|&]/y],
  ['name', /[_A-Za-z]\w*/y],
  ['float', /-?(?:0|[1-9]\d*)(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/y],
  ['int', /-?(?:0|[1-9]\d*)/y],
  ['string', /"""[\s\S]*?"""|"(?:[^"\\\n\r]|\\.)*"/y],
];

/** Walks over the tokens of a GraphQL text, with the small questions that every parser asks. */
export class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(text: string) {
    this.#tokens = [...tokens(text)];
  }

  get token(): Token {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
    if (!token) throw new RangeError('A token list always has an end.');
    return token;
  }

  get done(): boolean {
    return this.token.kind === 'end';
  }

  take(): Token {
    const { token } = this;
    this.#next += 1;
    return token;
  }

  sees(text: string): boolean {
    return this.token.text === text && this.token.kind !== 'string';
  }

  /** Takes the token if it is the one asked for. */
  takeIf(text: string): boolean {
    const seen = this.sees(text);
    if (seen) this.#next += 1;
    return seen;
  }

  expect(text: string): Token {
    return this.sees(text) ? this.take() : this.unexpected(text);
  }

  name(): string {
    return this.token.kind === 'name' ? this.take().text : this.unexpected('a name');
  }

  /** A schema may explain a field with a text before it. */
  skipDescription(): void {
    if (this.token.kind === 'string') this.take();
  }

  /** `open item item … close`, at least one item; nothing at all when `open` is absent. */
  list<Item>(open: string, close: string, item: () => Item): Item[] {
    if (!this.takeIf(open)) return [];
    const items: Item[] = [];
    do items.push(item());
    while (!this.takeIf(close));
    return items;
  }

  unexpected(wanted: string): never {
    const { kind, text, at } = this.token;
    const found = kind === 'end' ? 'the end of the text' : `"${text}"`;
    throw new GraphqlFault(`Syntax Error: Expected ${wanted}, found ${found}.`, { code: 'GRAPHQL_PARSE_FAILED', at });
  }
}

function* tokens(text: string): Generator<Token> {
  let index = 0;
  while (index < text.length) {
    const match = matchAt(text, index);
    if (!match) {
      const message = `Syntax Error: Unexpected character "${text.charAt(index)}".`;
      throw new GraphqlFault(message, { code: 'GRAPHQL_PARSE_FAILED', at: placeOf(text, index) });
    }
    const [kind, found] = match;
    if (kind !== 'ignored') yield { kind, text: kind === 'string' ? unquoted(found) : found, at: placeOf(text, index) };
    index += found.length;
  }
  yield { kind: 'end', text: '', at: placeOf(text, index) };
}

function matchAt(text: string, index: number): readonly [TokenKind | 'ignored', string] | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = index;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return [kind, found];
  }
  return undefined;
}

function unquoted(source: string): string {
  if (source.startsWith('"""')) return source.slice(3, -3).trim();
  try {
    return String(JSON.parse(source));
  } catch {
    throw new GraphqlFault(`Syntax Error: Bad escape in ${source}.`, { code: 'GRAPHQL_PARSE_FAILED' });
  }
}

function placeOf(text: string, index: number): Place {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
