import type { Control } from '../../../observation.ts';
import type { Act, Constraint, Phrase } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { standsOtherwise } from '../reading/stands-as.ts';
import { boxRatherThanLink } from '../seeking/box-rather-than-link.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { BOXES } from '../seeking/roles.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { applied } from './applied.ts';
import { columnFilter } from './column-filter.ts';
import { deedsDone, reachedBy, wentWell } from './deed.ts';
import { dragInOrder } from './drag-in-order.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Sorts with what the page has for it: a list of orders, or the head of a column. */
export function sort(situation: Situation, act: Of<'sort'>): Pursuit {
  const { by, order } = act;
  const { page, language, goal, now } = situation;
  const option = orderIn(controlsOf(page), by, order);
  const byHand = option ? undefined : dragInOrder(situation, act);
  if (byHand) return byHand;
  const done = deedsDone(situation);
  if (wentWell(situation) && (!option || option.control.value === option.option || done > 1)) {
    const otherwise = standsOtherwise(act, page, alike, now);
    if (otherwise === undefined) return reachedBy(situation, speechIn(language).done(goal.said));
    if (option || done > 1) return { stuck: speechIn(language).standsOtherwise(otherwise) };
  }
  if (option && option.control.value !== option.option) {
    const { control, option: name } = option;
    const call = { tool: 'select', input: { id: control.id, option: name } };
    return { do: [call], way: `select ${control.id}`, thought: `Sorting by “${name}”.` };
  }
  // By what, nobody said: nothing is pressed for it.
  if (by.words === '' && !by.kind) return { stuck: speechIn(language).notFound(goal.said, []) };
  const found = seek(situation, by, { to: 'press' });
  if (!isSought(found)) return found;
  const { control, why } = found;
  // What is only beside it sorts nothing.
  if (coverage(by.words, calledSo(control)).share < CALLED_SO) return { stuck: speechIn(language).notFound(by, []) };
  // A column that is sorted the other way round is pressed again.
  return {
    do: [{ tool: 'click', input: { id: control.id } }],
    way: `click ${done} ${control.id}`,
    thought: `Sorting by “${calledSo(control)}”.`,
    why,
  };
}

/** The option that says by what and which way round. */
function orderIn(controls: readonly Control[], by: Phrase, order: Of<'sort'>['order']) {
  const options = controls.flatMap((control) => (control.options ?? []).map((option) => ({ control, option })));
  const wanted = order === undefined ? [by.words] : waysOf(by, order).map((way) => `${by.words} ${way}`);
  const ranked = options
    .map((one) => ({ ...one, worth: Math.max(...wanted.map((words) => alike(words, one.option))) }))
    .filter(({ worth }) => worth >= LEAST)
    .sort((a, b) => b.worth - a.worth);
  return ranked[0];
}

const LEAST = 0.5;
const CALLED_SO = 0.4;

/** How a list may say that it stands so. The cheap, and the new, come first only where it is sorted by that. */
function waysOf({ words }: Phrase, order: Order): readonly string[] {
  const isBy = (name: string) => words === '' || alike(name, words) >= LEAST;
  const { any, price, date } = WAYS[order];
  return [...any, ...(isBy('price') ? price : []), ...(isBy('date') ? date : [])];
}

type Order = NonNullable<Of<'sort'>['order']>;

const WAYS = {
  rising: {
    any: ['ascending', 'low to high', 'по возрастанию'],
    price: ['cheapest first', 'сначала дешёвые'],
    date: ['oldest first'],
  },
  falling: {
    any: ['descending', 'high to low', 'по убыванию'],
    price: ['most expensive first', 'сначала дорогие'],
    date: ['newest first'],
  },
} as const;

/** Sets one filter after the other, each by what the page has for it. */
export function filter(situation: Situation, act: Of<'filter'>): Pursuit {
  const { by } = act;
  const done = deedsDone(situation);
  const constraint = by[done];
  if (!constraint) return applied(situation) ?? filtered(situation, act);
  const pursuit = setFilter(situation, constraint);
  if (!('do' in pursuit) || pursuit.way.startsWith('look ')) return pursuit;
  return { ...pursuit, way: `filter ${done} ${pursuit.way.split(' ').at(-1) ?? ''}` };
}

/** It is done when the list shows nothing that should have gone. */
function filtered(situation: Situation, act: Of<'filter'>): Pursuit {
  const { page, language, goal, now } = situation;
  const otherwise = standsOtherwise(act, page, alike, now);
  if (otherwise !== undefined) return { stuck: speechIn(language).standsOtherwise(otherwise) };
  return reachedBy(situation, speechIn(language).done(goal.said));
}

function setFilter(situation: Situation, constraint: Constraint): Pursuit {
  const { of, is, value, to } = constraint;
  const edge = is === '<' || is === '≤' ? 'max' : is === '>' || is === '≥' ? 'min' : '';
  const isRange = edge !== '' || is === 'between';
  const name = of ? spokenPhrase(of) : '';
  if (isRange) {
    const found = seek(
      situation,
      { words: `${edge === 'max' ? 'max to' : 'min from'} ${name}` },
      { to: 'write', value },
    );
    if (!isSought(found)) return found;
    const put = to ? `${value.number ?? value.text}..${to.number ?? to.text}` : String(value.number ?? value.text);
    const call = { tool: 'set', input: { id: found.control.id, value: put } };
    return {
      do: [call],
      way: `set ${found.control.id}`,
      thought: `Filtering by ${name} ${is} ${value.text}.`,
      why: found.why,
    };
  }
  const phrase = { words: value.text, ...(of ? { place: { is: 'in', what: of } as const } : {}) };
  const found = seek(situation, phrase, { to: 'choose', value });
  if (!isSought(found)) return columnFilter(situation, constraint) ?? found;
  // What the table itself shows is no filter.
  if (CELLS.has(found.control.role)) {
    const stuck = speechIn(situation.language).notFound(phrase, []);
    return columnFilter(situation, constraint) ?? { stuck };
  }
  const { why } = found;
  const control = boxRatherThanLink(situation.page, found.control, value.text);
  const { id, role, options = [] } = control;
  const option = options.find((one) => alike(one, value.text) >= LEAST);
  const call =
    option !== undefined
      ? { tool: 'select', input: { id, option } }
      : BOXES.has(role)
        ? { tool: 'check', input: { id, on: (is !== '≠' && is !== 'lacks') || saysWithout(control) } }
        : FIELDS.has(role)
          ? { tool: 'type', input: { id, text: value.text, submit: true } }
          : { tool: 'click', input: { id } };
  return { do: [call], way: `${call.tool} ${id}`, thought: `Filtering by “${value.text}”.`, why };
}

/** "No experience", «Без опыта»: what leaves it out is chosen, not left. */
function saysWithout({ name }: Control): boolean {
  return /(?<!\p{L})(?:no|not|non|without|excluding|без|не|кроме)(?!\p{L})/iu.test(name);
}

const FIELDS = new Set(['textbox', 'searchbox', 'spinbutton']);
const CELLS = new Set(['gridcell', 'cell', 'row']);
