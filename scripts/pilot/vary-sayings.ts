// Makes more sayings out of those that people wrote: other words in the slots, other marks, several tasks in one breath.
import type { Chance } from './chance.ts';
import { readSaying, type Saying } from './sayings.ts';

/** How many variations of each kind are made of each saying, on average. */
export interface Variety {
  swapped: number;
  written: number;
  joined: number;
}

export function varied(sayings: readonly Saying[], variety: Variety, chance: Chance): Saying[] {
  const fillers = fillersOf(sayings);
  const single = sayings.filter(({ clauses }) => clauses.length === 1);
  const made = sayings.flatMap((saying) => [
    ...times(variety.swapped, chance, () => withOtherFillers(saying, fillers, chance)),
    ...times(variety.written, chance, () => writtenOtherwise(saying.marked, chance)),
  ]);
  const joins = single.flatMap((saying) => times(variety.joined, chance, () => joinedWith(saying, single, chance)));
  return [...made, ...joins].flatMap((line) => {
    try {
      return [readSaying(line, 'varied')];
    } catch {
      // The words of a slot ran into a value around it.
      return [];
    }
  });
}

function times<Made>(many: number, chance: Chance, make: () => Made): Made[] {
  const count = Math.floor(many) + Number(chance.is(many % 1));
  return Array.from({ length: count }, make);
}

const clausesIn = /\{([\w:]+) ([^{}]*)\}/g;
const slotsIn = /\[(\w+) ([^[\]]*)\]/g;

/** What stood in the slots, by language, kind of clause and slot. */
function fillersOf(sayings: readonly Saying[]): ReadonlyMap<string, readonly string[]> {
  const fillers = new Map<string, string[]>();
  for (const { marked, language } of sayings)
    for (const [, kind = '', inside = ''] of marked.matchAll(clausesIn))
      for (const [, slot = '', words = ''] of inside.matchAll(slotsIn)) {
        const key = `${language} ${kind} ${slot}`;
        fillers.set(key, [...(fillers.get(key) ?? []), words]);
      }
  return fillers;
}

function withOtherFillers(
  { marked, language }: Saying,
  fillers: ReadonlyMap<string, readonly string[]>,
  chance: Chance,
): string {
  const line = marked.replace(clausesIn, (_, kind: string, inside: string) => {
    const other = inside.replace(slotsIn, (same: string, slot: string) => {
      // The deed and the direction are said together with the words around them.
      if (slot === 'verb' || slot === 'order' || chance.is(0.3)) return same;
      const known = fillers.get(`${language} ${kind} ${slot}`) ?? [];
      return known.length > 1 ? `[${slot} ${chance.one(known)}]` : same;
    });
    return `{${kind} ${other}}`;
  });
  return chance.is(0.4) ? writtenOtherwise(line, chance) : line;
}

/** Without its last mark, in small letters, with other quotes or with none. */
function writtenOtherwise(marked: string, chance: Chance): string {
  let line = marked;
  if (chance.is(0.5)) line = line.replace(/[.!?]+(\}?)$/, '$1');
  if (chance.is(0.4)) line = line.toLowerCase();
  else if (chance.is(0.3))
    line = line.replace(/^((?:\{[\w:]+ )?(?:\[\w+ )?)(\p{L})/u, (_, a: string, b: string) => a + b.toUpperCase());
  const quotes = chance.next();
  if (quotes < 0.3) line = line.replace(/[«»"“”„]/g, '');
  else if (quotes < 0.5) line = line.replace(/\[(value|thing|field) ([^[\]"«»“”']{2,40})\]/g, quotedAs(chance));
  if (chance.is(0.2)) line = line.replaceAll(',', '');
  return line;
}

function quotedAs(chance: Chance): (same: string, slot: string, words: string) => string {
  return (same, slot, words) => {
    if (!chance.is(0.6)) return same;
    return chance.is(0.5) ? `[${slot} «${words}»]` : `[${slot} "${words}"]`;
  };
}

const firstLetter = /^((?:\{[\w:]+ )?(?:\[\w+ )?)(\p{Lu})(?=\p{Ll})/u;

const joiners = {
  en: [
    ' and ',
    ' and then ',
    ', then ',
    '. ',
    '. Then ',
    ', ',
    '; ',
    ', and ',
    ' then ',
    '. After that ',
    ', after that ',
    ' and also ',
  ],
  ru: [
    ' и ',
    ', потом ',
    ', затем ',
    '. ',
    '. Потом ',
    ', ',
    '; ',
    ', а потом ',
    ' и потом ',
    '. После этого ',
    ', после чего ',
    ', и ещё ',
  ],
} as const;

function joinedWith(first: Saying, others: readonly Saying[], chance: Chance): string {
  const same = others.filter(({ language }) => language === first.language);
  let line = first.marked;
  const more = chance.is(0.25) ? 2 : 1;
  for (let made = 0; made < more; made++) {
    const joiner = chance.one(joiners[first.language]);
    const next = chance.one(same).marked;
    const start =
      joiner === '. '
        ? next
        : next.replace(firstLetter, (_, marks: string, letter: string) => marks + letter.toLowerCase());
    // A question mark may stay before "and"; other marks do not.
    const keepsMark = /\?\}?$/.test(line) && !joiner.startsWith('.') && chance.is(0.5);
    line = (keepsMark ? line : line.replace(/[.!?…]+(\}?)$/, '$1')) + joiner + start;
  }
  return line;
}
