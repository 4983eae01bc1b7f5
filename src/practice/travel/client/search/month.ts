import { addDays, type Day } from '../../../days.ts';
import { addMonths, daysIn, monthOf, weekday } from '../../dates.ts';
import { h } from '../h.ts';
import { fullDay, monthName, t, weekdays } from '../language.ts';

export interface MonthView {
  month: string;
  today: Day;
  lastDay: Day;
  depart: Day | undefined;
  back: Day | undefined;
  /** The one day that the Tab key reaches. */
  reachable: Day;
  choose(day: Day): void;
}

/** One month as a grid of buttons. */
export function monthGrid(view: MonthView): HTMLElement {
  const days = daysIn(view.month);
  const lead = Array<undefined>(weekday(`${view.month}-01`)).fill(undefined);
  const cells: (Day | undefined)[] = [...lead, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) => cells.slice(row * 7, row * 7 + 7));
  const titleId = `month-${view.month}`;
  return h(
    'div',
    { class: 'month' },
    h('h3', { id: titleId, 'aria-live': 'polite' }, monthName(view.month)),
    h(
      'table',
      { role: 'grid', 'aria-labelledby': titleId },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          weekdays.map(({ short, long }) => h('th', { scope: 'col', abbr: long }, short)),
        ),
      ),
      h(
        'tbody',
        {},
        weeks.map((week) =>
          h(
            'tr',
            {},
            week.map((day) => dayCell(day, view)),
          ),
        ),
      ),
    ),
  );
}

function dayCell(day: Day | undefined, view: MonthView): HTMLElement {
  if (day === undefined) return h('td', { class: 'empty' });
  const { depart, back, today, lastDay, reachable, choose } = view;
  const isEnd = day === depart || day === back;
  const isBetween = depart !== undefined && back !== undefined && day > depart && day < back;
  const classes = [
    day === depart && back && back !== depart && 'start',
    day === back && back !== depart && 'end',
    isBetween && 'between',
  ];
  return h(
    'td',
    { role: 'gridcell', class: classes.filter(Boolean).join(' '), 'aria-selected': String(isEnd || isBetween) },
    h(
      'button',
      {
        type: 'button',
        class: isEnd ? 'chosen' : '',
        'data-day': day,
        'aria-label': [fullDay(day), ...meaning(day, view)].join(', '),
        'aria-current': day === today && 'date',
        tabindex: day === reachable ? '0' : '-1',
        disabled: day < today || day > lastDay,
        onclick: () => choose(day),
      },
      Number(day.slice(8)),
    ),
  );
}

function meaning(day: Day, { depart, back, today }: MonthView): string[] {
  return [
    day === today ? t('today', 'сегодня') : '',
    day === depart ? t('departure', 'вылет') : '',
    day === back ? t('return', 'возвращение') : '',
  ].filter(Boolean);
}

/** Where a key leads from a day in the grid, as in every calendar: arrows by days and weeks, Page keys by months. */
export function dayAfterKey(key: string, day: Day): Day | undefined {
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(day), -1), day);
  if (key === 'PageDown') return sameDayIn(addMonths(monthOf(day), 1), day);
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(day),
    End: 6 - weekday(day),
  };
  const move = moves[key];
  return move === undefined ? undefined : addDays(day, move);
}

/** The 31st becomes the last day of a shorter month. */
function sameDayIn(month: string, day: Day): Day | undefined {
  const days = daysIn(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1);
}
