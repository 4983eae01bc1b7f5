import type { Control } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import type { PageRecord } from '../reading/record.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { takesAway } from '../seeking/takes-away.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { symbolWords } from '../words/symbols.ts';

/** Opens the row, card or item that a phrase tells of; where there is none, what else was found. */
export function openRecord(situation: Situation, phrase: Phrase, otherwise?: Pursuit): Pursuit {
  const things: Things = { what: phrase, count: 'one', where: phrase.like ?? [] };
  const found = chooseRecords(situation, things);
  if (!areRecords(found)) return otherwise ?? found;
  const [record] = found.records;
  const control = record && leadOf(record);
  if (!record || !control) return otherwise ?? { stuck: `“${phrase.words}”` };
  return {
    do: [{ tool: 'click', input: { id: control.id } }],
    way: `open ${control.id}`,
    thought: `Opening “${record.name}”.`,
  };
}

/** What opens a record: the control that is called like it, else its first link, else whatever can be pressed and takes nothing away. */
export function leadOf({ name, controls }: PageRecord): Control | undefined {
  const usable = controls.filter(
    (control) => !control.states.includes('disabled') && !takesAway(control) && !isTool(control),
  );
  return (
    usable.find((control) => LEADS.has(control.role) && control.name !== '' && name.includes(control.name)) ??
    usable.find(({ role }) => role === 'link') ??
    usable.find(({ role }) => role === 'row' || role === 'clickable' || role === 'option' || role === 'treeitem') ??
    usable.find(({ role }) => role === 'button')
  );
}

/** A heart, a star: what is only drawn does something with the record, unless it is drawn to lead on. */
function isTool({ name, icon }: Control): boolean {
  const shown = name === '' ? (icon ?? '') : symbolWords(name);
  return shown !== '' && !LEADING_ON.some((word) => alike(word, shown) >= SAME);
}

const LEADING_ON = ['open', 'next', 'view', 'details', 'more', 'arrow', 'expand', 'link'];
const SAME = 0.8;

const LEADS = new Set(['link', 'button', 'row', 'clickable', 'option', 'treeitem', 'listitem']);
