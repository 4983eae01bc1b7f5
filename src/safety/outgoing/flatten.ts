export interface Field {
  name: string;
  value: string;
}

const DEEPEST = 12;
const MOST = 2000;

/** All plain values of a JSON value, with the way to each: `a.b[0].c`. What is JSON inside a text is opened too. */
export function flatten(value: unknown, name = ''): Field[] {
  const fields: Field[] = [];
  walk(value, name, 0, fields);
  return fields;
}

/** As many as anybody will look at, and whether these are all. */
export function enough(fields: Field[]): { fields: Field[]; isAll: boolean } {
  return fields.length < MOST ? { fields, isAll: true } : { fields: fields.slice(0, MOST), isAll: false };
}

function walk(value: unknown, name: string, depth: number, into: Field[]): void {
  if (into.length >= MOST) return;
  if (Array.isArray(value) && depth < DEEPEST) {
    for (const [index, item] of value.entries()) walk(item, `${name}[${index}]`, depth + 1, into);
    return;
  }
  if (typeof value === 'object' && value !== null && depth < DEEPEST) {
    for (const [key, item] of Object.entries(value)) walk(item, name === '' ? key : `${name}.${key}`, depth + 1, into);
    return;
  }
  const inside = typeof value === 'string' ? jsonIn(value) : undefined;
  if (inside !== undefined && depth < DEEPEST) walk(inside, name, depth + 1, into);
  else into.push({ name, value: typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)) });
}

/** An object or a list that a text holds as JSON. */
export function jsonIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = parsed(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
