/** Where a value stands in the data. */
export type Path = readonly (string | number)[];

/** `items[0].price`; names that are no plain words are put in quotes. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** The same for all ways to write a path: `items[0].price`, `items.0.price`, `$.items[0]["price"]`, `/items/0/price`. */
export function pathKey(written: string): string {
  return written
    .replace(/^\$/, '')
    .split(/[.[\]/"']+/)
    .filter((one) => one !== '')
    .join('\u0000');
}
