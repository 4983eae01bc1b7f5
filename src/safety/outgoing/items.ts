import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';

const LISTS = new Set(
  'ids items selected selection selections keys uids uuids guids messages threads entries records rows objects elements targets documents conversations photos contacts events tasks nodes'.split(
    ' ',
  ),
);

/** How many things a request is about: the longest list of them, or a field that is repeated. */
export function itemsIn(fields: readonly Field[]): number {
  const members = new Map<string, Set<string>>();
  const add = (list: string, member: string) => members.set(list, (members.get(list) ?? new Set()).add(member));
  for (const [at, { name, value }] of fields.entries()) {
    for (const { index, 0: place, 1: number } of name.matchAll(/\[(\d*)\]/g)) {
      const list = name.slice(0, index);
      if (isList(list)) add(list, number === '' ? `at ${at}` : `${number}`);
      if (place === '[]') break;
    }
    if (name.includes('[') || !isList(name, true)) continue;
    // `ids=1,2,3` is three; `id=1&id=2` is two.
    for (const part of value.split(/[,;\s]+/).filter((one) => one !== '')) add(name, `${at} ${part}`);
  }
  const counts = [...members].map(([, of]) => of.size);
  return Math.max(0, ...counts);
}

function isList(name: string, isPlain = false): boolean {
  const last = nameWords(lastName(name)).at(-1) ?? '';
  return LISTS.has(last) || (isPlain ? false : last === 'id');
}
