import type { Control } from '../../../observation.ts';
import type { Constraint } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { BOXES } from '../seeking/roles.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { coverage } from '../words/coverage.ts';
import { waitingField } from './waiting-field.ts';

/** A table may be filtered in the menu of a column: the menu, its filter, then the value. Nothing where there is no such menu. */
export function columnFilter(situation: Situation, { of, value }: Constraint): Pursuit | undefined {
  const { page } = situation;
  if (!of || of.words === '') return undefined;
  if (!wasTried(situation, MENU)) {
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
