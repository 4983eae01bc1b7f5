import type { Control, Observation } from '../../../observation.ts';
import type { Best, Constraint, Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
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
  const largest = best && byOwnNumber(situation.page, best);
  if (largest) {
    const { id, name } = largest;
    return { do: [{ tool: 'click', input: { id } }], way: `click ${id}`, thought: `Choosing “${name}”.` };
  }
  const found = chooseRecords(situation, { what, count: 'one', where: like, ...(best && { best }) });
  if (!areRecords(found)) return best && found;
  const [record] = found.records;
  const control = record && choiceOf(record);
  if (!record || !control) return undefined;
  const { id, role } = control;
  const call = BOXES.has(role) ? { tool: 'check', input: { id, on: true } } : { tool: 'click', input: { id } };
  return { do: [call], way: `${call.tool} ${id}`, thought: `Choosing “${record.name}”.` };
}

/** "the card with the greatest number", where the things to press are called by nothing but their numbers. */
function byOwnNumber(page: Observation, { by, order }: Best): Control | undefined {
  if (!/^(?:numbers?|values?|digits?|числ\p{L}+|цифр\p{L}+|номер\p{L}*|значени\p{L}+)$/iu.test(by.words))
    return undefined;
  const numbered = controlsOf(page).filter(
    ({ name, value }) => /^[-−]?\d+(?:[.,]\d+)?$/.test(name) && value === undefined,
  );
  const isOneSort = numbered.length > 1 && numbered.every(({ role }) => role === numbered[0]?.role);
  const numberOf = ({ name }: Control) =>
    Number(name.replace('−', '-').replace(',', '.')) * (order === 'most' ? 1 : -1);
  const [first, second] = numbered.toSorted((one, other) => numberOf(other) - numberOf(one));
  return isOneSort && first && second && numberOf(first) > numberOf(second) ? first : undefined;
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
