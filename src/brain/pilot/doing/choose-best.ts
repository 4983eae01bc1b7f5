import type { Control } from '../../../observation.ts';
import type { Constraint, Phrase } from '../goal.ts';
import type { PageRecord } from '../reading/record.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { BOXES } from '../seeking/roles.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { leadOf } from './open-record.ts';

/**
 * "Choose the cheapest ticket", «выбери самый ранний поезд до Твери»: which one it is, is read off what is listed. It is chosen with
 * its box, with what is called so beside it, or by itself.
 */
export function chooseBest(situation: Situation, { best, like = [], ...what }: Phrase): Pursuit | undefined {
  if (!best && !like.some(isCompared)) return undefined;
  const found = chooseRecords(situation, { what, count: 'one', where: like, ...(best && { best }) });
  if (!areRecords(found)) return best && found;
  const [record] = found.records;
  const control = record && choiceOf(record);
  if (!record || !control) return undefined;
  const { id, role } = control;
  const call = BOXES.has(role) ? { tool: 'check', input: { id, on: true } } : { tool: 'click', input: { id } };
  return { do: [call], way: `${call.tool} ${id}`, thought: `Choosing “${record.name}”.` };
}

/** "that starts after 20:00", "under 50 €". */
function isCompared({ is }: Constraint): boolean {
  return is !== '=' && is !== '≠' && is !== 'contains' && is !== 'lacks';
}

function choiceOf(record: PageRecord): Control | undefined {
  const usable = record.controls.filter(({ states }) => !states.includes('disabled'));
  const boxes = usable.filter(({ role }) => BOXES.has(role));
  const [called, ...others] = usable.filter(({ name }) => CHOOSING.some((word) => alike(word, name) >= SAME));
  if (boxes.length > 0) return boxes.length === 1 ? boxes[0] : undefined;
  return called && others.length === 0 ? called : leadOf(record);
}

const CHOOSING = ['choose', 'select', 'pick', 'take'];
const SAME = 0.85;
