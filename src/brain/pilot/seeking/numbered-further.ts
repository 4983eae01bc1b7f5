import type { Pursuit, Situation } from '../situation.ts';
import { isSameText } from '../words/normal.ts';
import { scrollOn } from './scroll-on.ts';

/**
 * "Note 17", where the page goes up to Note 8: what is numbered goes on below, and a list that brings more of it when one comes to its end is
 * followed as long as it does.
 */
export function numberedFurther(situation: Situation, words: string): Pursuit | undefined {
  const { name, number } = NUMBERED.exec(words)?.groups ?? {};
  if (name === undefined || number === undefined) return undefined;
  const shown = situation.page.lines.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const said = NUMBERED.exec((typeof part === 'string' ? part : part.name).trim())?.groups;
      return said && isSameText(said['name'] ?? '', name) ? [Number(said['number'])] : [];
    }),
  );
  const isRow = new Set(shown).size >= SHORTEST_ROW && Math.max(...shown) < Number(number);
  const times = situation.memo.ways.filter((way) => way.name === WAY).length;
  const call = isRow && times < MOST ? scrollOn(situation) : undefined;
  const thought = `The list goes up to ${Math.max(...shown)} here and may go on below.`;
  return call && { do: [call], way: WAY, thought };
}

const NUMBERED = /^(?<name>\p{L}[\p{L} ]*?)[ №#]+(?<number>\d{1,4})$/iu;
const SHORTEST_ROW = 3;
const MOST = 20;
const WAY = 'look further down';
