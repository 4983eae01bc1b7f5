import type { Phrase } from '../goal.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { leadOf } from './open-record.ts';

/** How the way is named in which a thing was opened to find something in it. */
export const INSIDE = 'look inside ';

/**
 * "The star of the letter from Ann", where the list of letters has no stars: a thing that is told by what is true of it is opened, and
 * what belongs to it is looked for there.
 */
export function lookInside(situation: Situation, { place }: Phrase): Pursuit | undefined {
  const { like = [], ...what } = place?.what ?? { words: '' };
  const isOpen = situation.memo.ways.some(({ name }) => name.startsWith(INSIDE));
  if (like.length === 0 || isOpen) return undefined;
  const found = chooseRecords(situation, { what, count: 'one', where: like });
  if (!areRecords(found)) return 'stuck' in found ? undefined : found;
  const [record, ...others] = found.records;
  const lead = record && leadOf(record);
  if (!record || !lead || others.length > 0) return undefined;
  const call = { tool: 'click', input: { id: lead.id } };
  return { do: [call], way: `${INSIDE}${record.name}`, thought: `Opening “${record.name}” first.` };
}
