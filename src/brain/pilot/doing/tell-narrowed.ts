import type { Control } from '../../../observation.ts';
import type { Constraint, Query, Things } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { inMain } from '../reading/gather.ts';
import { isAnything, withoutSort } from '../reading/nouns.ts';
import { isPropertyWord } from '../reading/property-kinds.ts';
import { readPages } from '../reading/read-page.ts';
import { surroundingsOf } from '../reading/surroundings.ts';
import { settingOf } from '../reading/values/setting.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { isCyrillic } from '../words/stem.ts';
import { applied } from './applied.ts';
import { columnFilter, isInColumnMenu } from './column-filter.ts';

/** What is asked about, or dealt with. */
type Asked = Pick<Query, 'things'>;

/**
 * A question about some of many, on a page that offers to show only those: a tab, a box, a choice that is called as they are.
 * It is taken, and what the page shows then is read. To narrow a list changes nothing but what is shown.
 */
export function narrowFirst(situation: Situation, query: Asked): Pursuit | undefined {
  const all = offersIn(situation);
  for (const term of termsOf(query)) {
    if (wasTaken(situation, term)) continue;
    const offers = all.filter(({ name }) => isCalled(term, name));
    const [offer, ...others] = offers;
    if (!offer || others.some(({ name }) => name !== offer.name)) continue;
    if (offer.control.states.some((state) => CHOSEN.has(state))) continue;
    return taking(term, offer);
  }
  return undefined;
}

/** A table that goes on beyond what was read of it may have a filter for the column in which that stands. */
export function narrowByColumn(situation: Situation, query: Asked): Pursuit | undefined {
  const term = termsOf(query).find((one) => !wasTaken(situation, one));
  const found = term === undefined ? undefined : columnFilter(situation, { value: { text: term, kind: 'text' } });
  if (!found || !('do' in found) || found.way.startsWith('look ')) return found;
  return { ...found, way: `${WAY} ${term} ${IN_A_FORM}` };
}

/** What was taken may count only together with the rest, and when it is sent off. */
export function narrowOn(situation: Situation, query: Asked): Pursuit | undefined {
  const last = situation.memo.ways.at(-1)?.name ?? '';
  if (isInColumnMenu(situation) && !last.startsWith(WAY)) return narrowByColumn(situation, query);
  if (!last.startsWith(WAY) || !last.endsWith(IN_A_FORM)) return undefined;
  return narrowFirst(situation, query) ?? applied(situation, true);
}

/** "the hotel “Volna” in Sochi", on a page that offers to show what is in Sochi: one thing is looked for where it is said to be. */
export function narrowToPlace(situation: Situation, { what, count }: Things): Pursuit | undefined {
  if (!what.place || what.words === '' || count !== 'one') return undefined;
  const there: Asked = { things: { what: { words: '', place: what.place }, count, where: [] } };
  return narrowOn(situation, there) ?? narrowFirst(situation, there);
}

/** The question without what the list was narrowed by: all that is shown now is so. */
export function asNarrowed<Some extends Asked>(situation: Situation, query: Some): Some {
  const taken = termsOf(query).filter((term) => wasTaken(situation, term, true) || isOnOpenTab(situation, term));
  if (taken.length === 0) return query;
  const { things } = query;
  const { place, ...rest } = things.what;
  const isTaken = (words: string) => taken.includes(words);
  const words = taken.reduce((left, term) => (left === term ? '' : without(left, term)), rest.words);
  const where = things.where.filter((one) => !isTaken(termOf(one)));
  const keeps = place && !isTaken(place.what.words) ? { place } : {};
  const what = { ...rest, ...keeps, words };
  const isPlain = words === '' && what.kind === undefined;
  return { ...query, things: { ...things, where, what: isPlain ? { ...what, kind: 'item' } : what } };
}

/** "the lamps", where the tab “Lamps” is open: all that it shows is so. */
function isOnOpenTab({ page }: Situation, term: string): boolean {
  return controlsOf(page).some(
    ({ role, name, states }) => role === 'tab' && states.some((state) => CHOSEN.has(state)) && isCalled(term, name),
  );
}

/** What the question narrows its things by: each constraint, the place, what they are called besides their sort. */
function termsOf({ things: { what, where } }: Asked): string[] {
  const own = what.words.includes(' ') ? withoutSort(what.words) : what.words;
  const place = what.place?.what.words ?? '';
  const terms = [...where.map(termOf), place, own, ...(own === what.words ? [] : [what.words])];
  return terms.filter((term) => term !== '' && !isAnything(term));
}

/** What an offer is called that a constraint asks for; nothing where it asks for a number, or for somebody. */
function termOf({ of, is, value }: Constraint): string {
  if (value.kind !== 'text' || NAMES.test(of?.words ?? '')) return '';
  if (is === '=' || is === 'contains') return value.text;
  const lacked = value.text.split(' ').filter((word) => !isPropertyWord(word));
  return is === 'lacks' && lacked.length > 0 ? `${isCyrillic(value.text) ? 'без' : 'no'} ${lacked.join(' ')}` : '';
}

const NAMES = /^(?:by|about|по|о|об)$/iu;

function without(words: string, term: string): string {
  const gone = term.toLowerCase().split(' ');
  return words
    .split(' ')
    .filter((word) => !gone.includes(word.toLowerCase()))
    .join(' ');
}

interface Offer {
  control: Control;
  name: string;
  option?: string;
}

/** What stands before a list, or beside it, to choose from it with; a box in the list or below it is for something else. */
function offersIn({ page, now }: Situation): Offer[] {
  const [reading] = readPages([page], settingOf([page], now));
  const lists = inMain(reading?.collections ?? []).filter(({ isAside, records }) => !isAside && records.length > 1);
  const [longest] = lists.toSorted((a, b) => b.records.length - a.records.length);
  const start = longest?.records[0]?.lines[0];
  if (start === undefined) return [];
  const around = surroundingsOf(page);
  return page.lines.flatMap(({ parts }, at) =>
    at < start || around[at]?.isAside ? parts.flatMap((part) => (typeof part === 'string' ? [] : offered(part))) : [],
  );
}

function offered(control: Control): Offer[] {
  if (control.states.includes('disabled')) return [];
  if (OFFERS.has(control.role)) return [{ control, name: control.name }];
  const options = control.role === 'combobox' || control.role === 'listbox' ? (control.options ?? []) : [];
  return options.map((option) => ({ control, name: option, option }));
}

/** "Remote" for "Remote only", «открыто» for «Открыто сейчас»: little more may be said. */
function isCalled(term: string, name: string): boolean {
  if (alike(term, name) >= SAME) return true;
  return coverage(term, name).share >= SAME && alike(term, name.replace(ONLY, '').trim()) >= SAME;
}

const SAME = 0.85;
const ONLY = /(?<!\p{L})(?:only|now|just|show|только|сейчас|показать|прямо)(?!\p{L})/giu;
const OFFERS = new Set(['checkbox', 'radio', 'tab']);
const CHOSEN = new Set(['checked', 'selected', 'pressed', 'current', 'on']);

const WAY = 'look only at';
/** A box may stand in a form that is sent off with a button. */
const IN_A_FORM = '(box)';

function taking(term: string, { control, name, option }: Offer): Pursuit {
  const isTab = control.role === 'tab';
  const call =
    option !== undefined
      ? { tool: 'select', input: { id: control.id, option } }
      : isTab
        ? { tool: 'click', input: { id: control.id } }
        : { tool: 'check', input: { id: control.id, on: true } };
  return {
    do: [call],
    way: isTab ? `${WAY} ${term}` : `${WAY} ${term} ${IN_A_FORM}`,
    thought: `Looking only at “${name || calledSo(control)}”.`,
  };
}

function wasTaken(situation: Situation, term: string, isDone = false): boolean {
  const names = [`${WAY} ${term}`, `${WAY} ${term} ${IN_A_FORM}`];
  if (!isDone) return names.some((name) => wasTried(situation, name));
  return situation.memo.ways.some(({ name, went }) => names.includes(name) && (went === 'well' || went === 'idle'));
}
