import type { Control, Observation } from '../../../observation.ts';
import type { Constraint, Phrase, Value } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { readPages } from '../reading/read-page.ts';
import { settingOf } from '../reading/values/setting.ts';
import { called } from '../seeking/called.ts';
import { BOXES } from '../seeking/roles.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { waitingField } from './waiting-field.ts';

/**
 * A table may be filtered in the menu of a column: the menu, its filter, then the value. Where no column was told, it is the one that
 * shows this value. Nothing where there is no such menu.
 */
export function columnFilter(
  situation: Situation,
  { of: told, value }: Pick<Constraint, 'of' | 'value'>,
): Pursuit | undefined {
  const { page } = situation;
  if (!isInColumnMenu(situation)) {
    const of = told ?? columnWith(situation, value);
    if (!of || of.words === '') return undefined;
    const menu = controlsOf(page).filter((control) => opensMenuOf(control, of.words));
    return menu[0] && menu.length === 1 ? pressing(menu[0], MENU) : undefined;
  }
  const came = { fits: (control: Control) => page.onTop !== undefined || isNew(situation, control) };
  const box = called(page, [value.text], { to: 'choose', roles: CHOSEN, ...came });
  if (box) {
    const isBox = BOXES.has(box.role);
    const call = isBox ? { tool: 'check', input: { id: box.id, on: true } } : { tool: 'click', input: { id: box.id } };
    return { do: [call], way: `filter ${box.id}`, thought: `Filtering by “${calledSo(box)}”.` };
  }
  const item = wasTried(situation, ITEM) ? undefined : called(page, ['filter'], { to: 'press', roles: ITEMS, ...came });
  if (item) return pressing(item, ITEM);
  const field = wasTried(situation, ITEM) ? waitingField(situation) : undefined;
  if (!field) return undefined;
  const call = { tool: 'set', input: { id: field.id, value: value.text } };
  return { do: [call], way: `filter ${field.id}`, thought: `Filtering by “${value.text}”.` };
}

/** "Choose Acme in supplier", where that is a column of a table with a menu of its own. */
export function isColumnWithMenu({ page, now }: Situation, { words }: Phrase): boolean {
  if (words === '' || !controlsOf(page).some((control) => opensMenuOf(control, words))) return false;
  return tablesOn(page, now).some(({ columns }) => columns.some((label) => alike(words, label) >= SAYS));
}

/** A menu of a column was opened to filter by it. */
export function isInColumnMenu(situation: Situation): boolean {
  return wasTried(situation, MENU);
}

/** The one column of a table in which a row has this value. */
function columnWith({ page, now }: Situation, { text }: Value): Phrase | undefined {
  const said = tablesOn(page, now).flatMap(({ records }) => records.flatMap(({ properties }) => properties));
  const labels = said.filter((one) => alike(text, one.text) >= SAME).map(({ label }) => label);
  const [label = '', ...others] = new Set(labels);
  return label !== '' && others.length === 0 ? { words: label, exact: true } : undefined;
}

function tablesOn(page: Observation, now: Date) {
  const [reading] = readPages([page], settingOf([page], now));
  return (reading?.collections ?? []).filter(({ kind }) => kind === 'table');
}

const SAME = 0.9;

const MENU = 'look in the menu of the column';
const ITEM = 'look for the filter of the column';
const ITEMS = new Set(['menuitem', 'button']);
const CHOSEN = new Set([...BOXES, 'option']);

function opensMenuOf({ role, name, states }: Control, words: string): boolean {
  const isMenu = role === 'button' && (states.includes('collapsed') || states.includes('expanded'));
  return isMenu && coverage(words, name).share >= SAYS && SORTS.some((word) => coverage(word, name).share >= SAYS);
}

const SAYS = 0.8;
const SORTS = ['menu', 'filter', 'меню', 'фильтр'];

function pressing(control: Control, way: string): Pursuit {
  return { do: [{ tool: 'click', input: { id: control.id } }], way, thought: `Opening “${calledSo(control)}”.` };
}
