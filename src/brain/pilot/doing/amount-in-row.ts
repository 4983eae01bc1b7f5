import type { Control } from '../../../observation.ts';
import type { Things } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import type { PageRecord } from '../reading/record.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { meantThings } from '../seeking/meant.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { isSameText } from '../words/normal.ts';
import { lastDeed, reachedBy, wentWell } from './deed.ts';

/** "Order two pies", on a form with a field for how many beside each: so many are put there. Nothing where a row has something to press. */
export function amountInRow(situation: Situation, asked: Things): Pursuit | undefined {
  const things = meantThings(asked, situation.memo);
  const amount = things.count === 'one' ? 1 : things.count;
  if (typeof amount !== 'number' || things.what.isPronoun || things.except || things.best) return undefined;
  const speech = speechIn(situation.language);
  if (lastDeed(situation)?.name.startsWith(WAY) && wentWell(situation))
    return reachedBy(situation, speech.entered(String(amount), things.what));
  const found = chooseRecords(situation, { ...things, count: 'one' }, true);
  const [record, ...others] = areRecords(found) ? found.records : [];
  const field = record && others.length === 0 ? amountField(record) : undefined;
  // A field by itself, for whatever it is, is no part of an order; nor is one that is all there is of a row.
  const isOneOfSeveral = controlsOf(situation.page).filter(takesAmount).length > 1;
  if (!record || !field || !isOneOfSeveral || isSameText(record.name, field.name)) return undefined;
  const call = { tool: 'set', input: { id: field.id, value: String(amount) } };
  return { do: [call], way: `${WAY} ${field.id}`, thought: `${amount} of “${record.name}”, in “${calledSo(field)}”.` };
}

const WAY = 'set how many';

/** The only field of a row, which holds a number or nothing yet. */
function amountField({ controls }: PageRecord): Control | undefined {
  const [only, ...others] = controls;
  return only && takesAmount(only) && others.length === 0 ? only : undefined;
}

function takesAmount({ role, value = '' }: Control): boolean {
  return FIELDS.has(role) && /^\d{0,3}$/.test(value.trim());
}

const FIELDS = new Set(['textbox', 'spinbutton', 'combobox']);
