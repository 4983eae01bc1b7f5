import { type Path, pathKey, pathText } from './path.ts';
import { type Ground, type Proof, prove, type Quote, type Value } from './proof.ts';
import { isRecord, isWanted, type Shape, shapeIn } from './shape.ts';

/** What was found, with the proof of each value where the value is. */
export type Found =
  | { kind: 'value'; value: Value; proof: Proof }
  | { kind: 'record'; fields: ReadonlyMap<string, Found> }
  | { kind: 'list'; items: readonly Found[] };

/** An answer about one piece of a page. */
export interface Told {
  data?: unknown;
  quotes: readonly { path: string; quote: string }[];
}

/** Puts each value of an answer together with what proves it on the page. Gaps are no values. */
export function foundIn({ data, quotes }: Told, shape: Shape, ground: Ground): Found | undefined {
  const byPath = Map.groupBy(quotes, ({ path }) => pathKey(path));
  // The answer is called `data`, and some write its paths with that.
  const quotesAt = (path: string) =>
    [path, `data.${path}`].flatMap((written) => byPath.get(pathKey(written)) ?? []).map(({ quote }) => quote);

  const walk = (value: unknown, at: Path, inside: Shape | undefined, above: readonly Quote[]): Found | undefined => {
    const own = quotesAt(pathText(at)).map((quote) => ({ quote, isOwn: true }));
    const inherited = [...own.map(({ quote }) => ({ quote, isOwn: false })), ...above];
    if (Array.isArray(value)) {
      const items = value.map((item, index) => walk(item, [...at, index], shapeIn(inside, index), inherited));
      return { kind: 'list', items: items.filter((item) => item !== undefined) };
    }
    if (isRecord(value)) {
      const fields = Object.entries(value).flatMap(([name, field]) => {
        if (!isWanted(name, inside)) return [];
        const found = walk(field, [...at, name], shapeIn(inside, name), inherited);
        return found ? [[name, found] as const] : [];
      });
      return { kind: 'record', fields: new Map(fields) };
    }
    if (!isValue(value)) return undefined;
    return { kind: 'value', value, proof: prove(value, [...own, ...above], inside, ground) };
  };
  return walk(data, [], shape, []);
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export function dataOf(found: Found | undefined): unknown {
  switch (found?.kind) {
    case undefined:
      return undefined;
    case 'value':
      return found.value;
    case 'list':
      return found.items.map(dataOf);
    case 'record':
      return Object.fromEntries([...found.fields].map(([name, field]) => [name, dataOf(field)]));
  }
}

/** One value of the data: where it stands, and the words on a page that prove it. */
export type CheckedValue = { path: string; value: Value } & Proof;

export function valuesOf(found: Found | undefined, at: Path = []): CheckedValue[] {
  switch (found?.kind) {
    case undefined:
      return [];
    case 'value':
      return [{ path: pathText(at), value: found.value, ...found.proof }];
    case 'list':
      return found.items.flatMap((item, index) => valuesOf(item, [...at, index]));
    case 'record':
      return [...found.fields].flatMap(([name, field]) => valuesOf(field, [...at, name]));
  }
}
