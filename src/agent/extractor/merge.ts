import { dataOf, type Found, valuesOf } from './found.ts';
import { type Path, pathText } from './path.ts';
import { plain } from './words.ts';

/** Two pieces of a page, or two pages, say different things where there is room for one. */
export interface Conflict {
  path: string;
  kept: unknown;
  dropped: unknown;
  because: string;
}

/** Puts together what was found before and what was found now. */
export function merge(
  before: Found | undefined,
  now: Found | undefined,
  conflicts: Conflict[],
  at: Path = [],
): Found | undefined {
  if (!before || !now) return before ?? now;
  if (before.kind === 'record' && now.kind === 'record') {
    const names = new Set([...before.fields.keys(), ...now.fields.keys()]);
    const fields = [...names].flatMap((name) => {
      const field = merge(before.fields.get(name), now.fields.get(name), conflicts, [...at, name]);
      return field ? [[name, field] as const] : [];
    });
    return { kind: 'record', fields: new Map(fields) };
  }
  if (before.kind === 'list' && now.kind === 'list') return { kind: 'list', items: joined(before.items, now.items) };
  if (isSame(before, now)) return better(before, now);
  return settled(before, now, conflicts, at);
}

/**
 * Pieces overlap, so what stands at their border is found twice, and once perhaps not whole. What is twice in one piece is
 * twice on the page, and stays so.
 */
function joined(before: readonly Found[], now: readonly Found[]): Found[] {
  const items = [...before];
  for (const item of now) {
    const twin = before.findIndex((one) => covers(one, item) || covers(item, one));
    const known = items[twin];
    if (known) items[twin] = covers(known, item) ? better(known, item) : better(item, known);
    else items.push(item);
  }
  return items;
}

/** Whether all that one says is said by the other too. */
function covers(one: Found, other: Found): boolean {
  if (one.kind === 'value' || other.kind === 'value') return isSame(one, other);
  if (one.kind === 'list' || other.kind === 'list')
    return (
      one.kind === 'list' &&
      other.kind === 'list' &&
      other.items.every((item) => one.items.some((mine) => covers(mine, item)))
    );
  // Of what says nothing nobody knows what it is.
  return (
    other.fields.size > 0 &&
    [...other.fields].every(([name, field]) => {
      const mine = one.fields.get(name);
      return mine !== undefined && covers(mine, field);
    })
  );
}

function isSame(one: Found, other: Found): boolean {
  if (one.kind !== 'value' || other.kind !== 'value') return false;
  const { value: a } = one;
  const { value: b } = other;
  return a === b || (typeof a === 'string' && typeof b === 'string' && plain(a) === plain(b));
}

/** The first, with the proofs that only the second has. */
function better(one: Found, other: Found | undefined): Found {
  if (!other || other.kind !== one.kind) return one;
  if (one.kind === 'value') return !one.proof.proved && other.kind === 'value' && other.proof.proved ? other : one;
  if (one.kind === 'list') {
    const { items } = other as Extract<Found, { kind: 'list' }>;
    return {
      kind: 'list',
      items: one.items.map((item) =>
        better(
          item,
          items.find((mine) => covers(mine, item)),
        ),
      ),
    };
  }
  const { fields } = other as Extract<Found, { kind: 'record' }>;
  return {
    kind: 'record',
    fields: new Map([...one.fields].map(([name, mine]) => [name, better(mine, fields.get(name))])),
  };
}

function settled(before: Found, now: Found, conflicts: Conflict[], at: Path): Found {
  const prefersNow = isProved(now) && !isProved(before);
  const [kept, dropped] = prefersNow ? [now, before] : [before, now];
  const because = isProved(dropped)
    ? 'both stand on a page: the first was kept'
    : isProved(kept)
      ? 'only one of them stands on a page'
      : 'neither could be proved: the first was kept';
  conflicts.push({ path: pathText(at), kept: dataOf(kept), dropped: dataOf(dropped), because });
  return kept;
}

function isProved(found: Found): boolean {
  return valuesOf(found).every(({ proved }) => proved);
}
