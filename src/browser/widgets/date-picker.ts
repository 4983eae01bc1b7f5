import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy, Calendar } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { turnTo } from './calendar-pages.ts';
import { pressPart } from './calendar-part.ts';
import { notSet, spoken } from './control.ts';
import { type Day, readDate } from './dates.ts';
import { until } from './waiting.ts';

const OPENING = { quiet: 600, cap: 6_000 };
const SHOWING = { quiet: 500, cap: 4_000 };

/** The calendar of a control, opened if it must; undefined when it opens none. */
export async function openCalendar(id: ElementId, workplace: Workplace): Promise<Calendar | undefined> {
  const { hands } = workplace;
  const { holder, states } = await hands.ask<Anatomy>(id, 'anatomy');
  if (holder === 'grid' || states.includes('expanded')) {
    const there = await shownCalendar(id, workplace);
    if (there) return there;
  }
  await hands.ask(id, 'rememberShown');
  await hands.click(id);
  const clicked = await until(id, workplace, () => shownCalendar(id, workplace), OPENING);
  if (clicked || !(await hands.ask<boolean>(id, 'focus'))) return clicked;
  await hands.press('ArrowDown');
  return until(id, workplace, () => shownCalendar(id, workplace), { ...OPENING, quiet: 300 });
}

/** Picks one day, or the first and the last of several, in a calendar that the page has made. */
export async function pickDays(
  id: ElementId,
  anatomy: Anatomy,
  days: readonly Day[],
  workplace: Workplace,
  opened?: Calendar,
): Promise<string> {
  const first = opened ?? (await openCalendar(id, workplace));
  if (!first)
    throw new LotsmanError('bad_input', `${spoken(anatomy)} opens no calendar.`, {
      hint: 'Use the button beside it that opens one, or type the date.',
    });
  for (const day of days) await pickDay(id, anatomy, day, workplace);
  if (!(await showsSoon(id, anatomy, days, workplace))) {
    // Some calendars only mark a day at a click, and take it with a key.
    await workplace.hands.press('Enter');
    if (!(await showsSoon(id, anatomy, days, workplace)))
      throw notSet(anatomy, days.join(' to '), await shown(id, workplace));
  }
  return days.join('..');
}

async function pickDay(id: ElementId, anatomy: Anatomy, day: Day, workplace: Workplace): Promise<void> {
  const calendar = (await shownCalendar(id, workplace)) ?? (await openCalendar(id, workplace));
  if (!calendar) throw notSet(anatomy, day, await shown(id, workplace));
  const { days } = await turnTo(id, calendar, day, workplace);
  const there = days.filter(({ date }) => date === day);
  const free = there.find(({ disabled }) => !disabled);
  if (!free)
    throw new LotsmanError(
      'bad_input',
      there.length === 0
        ? `The calendar of ${spoken(anatomy)} does not go to ${day}.`
        : `${day} cannot be chosen in ${spoken(anatomy)}.`,
      { hint: freeDays(days, day) },
    );
  await pressPart(id, free.part, workplace, (now) => now.days.find(({ date, disabled }) => date === day && !disabled));
}

function freeDays(days: Calendar['days'], wanted: Day): string {
  const free = days
    .filter(({ disabled, date }) => !disabled && date.startsWith(wanted.slice(0, 7)))
    .map(({ date }) => date);
  return free.length === 0
    ? 'No day of that month can be chosen.'
    : `Days that can be chosen: ${free.slice(0, 31).join(', ')}.`;
}

async function shownCalendar(id: ElementId, { hands }: Workplace): Promise<Calendar | undefined> {
  return (await hands.ask<Calendar | null>(id, 'calendar')) ?? undefined;
}

/** Whether the control, a field beside it or the calendar itself shows the days now. */
function showsSoon(
  id: ElementId,
  anatomy: Anatomy,
  days: readonly Day[],
  workplace: Workplace,
): Promise<true | undefined> {
  return until(
    id,
    workplace,
    async () => {
      const texts = await workplace.hands.ask<string[]>(id, 'writtenNear');
      const calendar = await shownCalendar(id, workplace);
      const isMarked = (day: Day) => calendar?.days.some(({ date, chosen }) => chosen && date === day) === true;
      return days.every((day) => isMarked(day) || texts.some((text) => tells(text, day, anatomy.language)))
        ? true
        : undefined;
    },
    SHOWING,
  );
}

/** Whether a text can be read as this day: in any order of numbers, and without the year. */
function tells(text: string, day: Day, language: string): boolean {
  const readings = (['dmy', 'mdy', 'ymd'] as const).map((order) => readDate(text, [language], order));
  return [...readings, readDate(`${text} ${day.slice(0, 4)}`, [language])].includes(day);
}

async function shown(id: ElementId, { hands }: Workplace): Promise<string | undefined> {
  return (await hands.ask<Anatomy | null>(id, 'anatomy'))?.value;
}
