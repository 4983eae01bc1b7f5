import type { Control } from '../../../observation.ts';
import type { Entry } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { isForSearch } from '../seeking/search-field.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy, sending } from './deed.ts';
import { fieldFor } from './field-for.ts';
import { wordsToSomebody } from './words-to-somebody.ts';

/**
 * "Write “On my way” to Ann", where the page shows whom one talks with, and one field to write into: her talk is opened, and what is
 * written there is sent. It counts when the talk shows it and the field is empty again. Nothing where letters are written otherwise.
 */
export function talk(situation: Situation, entries: readonly Entry[]): Pursuit | undefined {
  const { page, language, goal } = situation;
  const { text, receiver } = wordsToSomebody(entries) ?? {};
  const field = fieldToTalk(situation);
  if (!text || !receiver || !field) return undefined;
  // Where the page itself is called so, one is there: «Справочная», with a field below it.
  const isThere = wasDone(situation, OPENED) || isHeaded(situation, receiver.value.text);
  if (fieldFor(page, receiver) && !isThere) return undefined;
  const speech = speechIn(language);
  const said = text.value.text;
  if (wasDone(situation, SENT)) {
    const isShown = page.lines.some(({ parts }) =>
      parts.some((part) => typeof part === 'string' && part.includes(said)),
    );
    const isSent = isShown && (field.value ?? '').trim() === '';
    return isSent ? reachedBy(situation, speech.done(goal.said)) : { stuck: speech.nothingHappened(goal.said) };
  }
  if (!isThere) {
    const row = rowOf(situation, receiver.value.text);
    return (
      row && { do: [{ tool: 'click', input: { id: row.id } }], way: OPENED, thought: `Opening “${calledSo(row)}”.` }
    );
  }
  // Whoever is not seen to be written to is not written to.
  if (!isOpen(situation, receiver.value.text)) return { stuck: speech.nothingHappened(goal.said) };
  if (!wasDone(situation, WRITTEN)) {
    const call = { tool: 'set', input: { id: field.id, value: said } };
    return { do: [call], way: WRITTEN, thought: `Putting “${said}” into “${calledSo(field)}”.` };
  }
  const button = called(page, ['send'], { to: 'submit', roles: PRESSED });
  return { do: [sending(field, button)], way: SENT, thought: 'Sending it.' };
}

/** Whether the page is called like who is written to, and has one field to write into: «Справочная». */
export function isInTalk(situation: Situation, { value }: Entry): boolean {
  return fieldToTalk(situation) !== undefined && isHeaded(situation, value.text);
}

const OPENED = 'open the talk';
const WRITTEN = 'write into the talk';
const SENT = 'send it in the talk';
const PRESSED = new Set(['button', 'clickable', 'link']);
const ROWS = new Set(['clickable', 'link', 'listitem', 'option', 'treeitem', 'button', 'tab']);
const CALLED_SO = 0.85;

/** The only field of the page that takes a text, unless it is there to search with. */
function fieldToTalk({ page }: Situation): Control | undefined {
  const [only, ...more] = controlsOf(page).filter(({ role }) => role === 'textbox');
  return only && more.length === 0 && !isForSearch(only) ? only : undefined;
}

/** Another talk is shown than before; or this one was shown already, and the page says so. */
function isOpen({ memo, page }: Situation, name: string): boolean {
  const isChanged = memo.ways.some((way) => way.name === OPENED && way.went === 'well');
  const isMarked = controlsOf(page).some(
    ({ name: own, states }) =>
      alike(name, own) >= CALLED_SO && states.some((state) => /^(?:current|selected|pressed)$/.test(state)),
  );
  return isChanged || isMarked || isHeaded({ page }, name);
}

function isHeaded({ page }: Pick<Situation, 'page'>, name: string): boolean {
  return page.lines.some(
    ({ kind, parts }) =>
      kind === 'heading' && parts.some((part) => typeof part === 'string' && alike(name, part) >= CALLED_SO),
  );
}

/** The one thing on the page that is called like who gets it. */
function rowOf({ page }: Situation, name: string): Control | undefined {
  const rows = controlsOf(page).filter((one) => ROWS.has(one.role) && alike(name, one.name) >= CALLED_SO);
  const exact = rows.filter((one) => one.name.trim() === name);
  const [only, ...more] = exact.length > 0 ? exact : rows;
  return more.length === 0 ? only : undefined;
}
