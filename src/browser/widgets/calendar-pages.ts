import type { ElementId } from '../../observation.ts';
import type { Calendar, CalendarButton, CalendarList } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { pressPart } from './calendar-part.ts';
import { type Day, monthIn, monthsBetween } from './dates.ts';
import { until } from './waiting.ts';

const TURNING = { quiet: 400, cap: 4_000 };
/** Ten years by months, or a hundred by years. */
const MOST_TURNS = 130;
const SHORTEST_MONTH = 28;

/** Turns the pages of a calendar until a day is on one of them, or as far as it goes. */
export async function turnTo(id: ElementId, shown: Calendar, day: Day, workplace: Workplace): Promise<Calendar> {
  const turner = new Turner(id, workplace);
  let calendar = await turner.byLists(shown, day);
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const away = distance(calendar, day);
    if (away === 0) return calendar;
    const next = await turner.turn(calendar, away);
    if (!next) return calendar;
    calendar = next;
  }
  return calendar;
}

/** In months, from what is shown to where the day is: negative when it is earlier. */
function distance(calendar: Calendar, day: Day): number {
  if (calendar.days.some(({ date, disabled }) => date === day && !disabled)) return 0;
  const whole = wholeMonths(calendar);
  const month = day.slice(0, 7);
  const [first = month, last = month] = [whole[0], whole.at(-1)];
  if (month < first) return monthsBetween(first, month);
  return month > last ? monthsBetween(last, month) : 0;
}

/** Without the months before and after, whose days fill the corners of a page. */
function wholeMonths({ days, months }: Calendar): readonly string[] {
  const whole = months.filter((one) => days.filter(({ date }) => date.startsWith(one)).length >= SHORTEST_MONTH);
  return whole.length > 0 ? whole : months;
}

class Turner {
  readonly #id: ElementId;
  readonly #workplace: Workplace;
  /** By how many months each way was seen to turn. */
  readonly #effects = new Map<string, number>();

  constructor(id: ElementId, workplace: Workplace) {
    this.#id = id;
    this.#workplace = workplace;
  }

  /** Months and years that stand in lists are chosen there. */
  async byLists(calendar: Calendar, day: Day): Promise<Calendar> {
    let now = calendar;
    for (const choose of [yearIn, monthOf]) {
      for (const list of now.lists) {
        const index = choose(list, day);
        if (index === undefined || list.options[index] === list.value) continue;
        await this.#workplace.hands.ask({ of: this.#id, part: list.part }, 'putSelected', [index]);
        now = (await this.#turned(now)) ?? now;
        break;
      }
    }
    return now;
  }

  /** One turn towards the day, by whatever was seen to work; undefined when nothing does. */
  async turn(calendar: Calendar, away: number): Promise<Calendar | undefined> {
    for (const button of this.#candidates(calendar, away)) {
      await pressPart(this.#id, button.part, this.#workplace, (now) =>
        now.buttons.find((one) => keyOf(one) === keyOf(button)),
      );
      const next = await this.#turned(calendar);
      this.#effects.set(keyOf(button), next ? moved(calendar, next) : 0);
      if (next) return next;
    }
    return this.#byKey(calendar, away);
  }

  #candidates({ buttons }: Calendar, away: number): CalendarButton[] {
    const direction = Math.sign(away);
    const usable = buttons.filter(({ disabled }) => !disabled);
    const known = usable.filter((one) => {
      const effect = this.#effects.get(keyOf(one)) ?? 0;
      return Math.sign(effect) === direction && Math.abs(effect) <= Math.abs(away);
    });
    const untried = usable.filter((one) => !this.#effects.has(keyOf(one)) && hintOf(one) === direction);
    const far = known.toSorted((one, other) => this.#effect(other) - this.#effect(one));
    const near = untried.toSorted((one, other) => one.distance - other.distance);
    // A year is worth a try when the way is long.
    return Math.abs(away) >= 12 && this.#effect(far[0]) < 12 ? [...near, ...far] : [...far, ...near];
  }

  #effect(button: CalendarButton | undefined): number {
    return button ? Math.abs(this.#effects.get(keyOf(button)) ?? 0) : 0;
  }

  /** A calendar without buttons, or with buttons that say nothing, may listen to the keys that turn pages. */
  async #byKey(calendar: Calendar, away: number): Promise<Calendar | undefined> {
    const { hands } = this.#workplace;
    const day = calendar.days.find(({ disabled }) => !disabled);
    if (!day || !(await hands.ask<boolean>({ of: this.#id, part: day.part }, 'focus'))) return undefined;
    await hands.press(away > 0 ? 'PageDown' : 'PageUp');
    return this.#turned(calendar);
  }

  #turned(before: Calendar): Promise<Calendar | undefined> {
    const { hands } = this.#workplace;
    return until(
      this.#id,
      this.#workplace,
      async () => {
        const now = await hands.ask<Calendar | null>(this.#id, 'calendar');
        return now && now.months.join() !== before.months.join() ? now : undefined;
      },
      TURNING,
    );
  }
}

function keyOf({ name, side, distance }: CalendarButton): string {
  return `${name}|${side}|${Math.round(distance)}`;
}

function moved(before: Calendar, after: Calendar): number {
  return monthsBetween(wholeMonths(before)[0] ?? '', wholeMonths(after)[0] ?? '');
}

/** Which way a button seems to lead: by its words or its arrow, or else by the side on which it stands. 0 when neither tells. */
function hintOf({ name, side }: CalendarButton): -1 | 0 | 1 {
  if (FORWARD.test(name)) return 1;
  if (BACK.test(name)) return -1;
  const isWordless = !/\p{L}{3}/u.test(name);
  if (side === 'elsewhere') return 0;
  return isWordless || name.length < 30 ? (side === 'after' ? 1 : -1) : 0;
}

const FORWARD = /\b(next|later|forward)\b|след|вперёд|вперед|^[\s]*[>›»→▶❯⟩]+\s*$/iu;
const BACK = /\b(prev|previous|earlier|back)\b|пред|назад|^[\s]*[<‹«←◀❮⟨]+\s*$/iu;

function yearIn({ options }: CalendarList, day: Day): number | undefined {
  const index = options.findIndex((one) => one.trim() === day.slice(0, 4));
  return index < 0 ? undefined : index;
}

function monthOf({ options }: CalendarList, day: Day): number | undefined {
  if (options.length !== 12) return undefined;
  const month = Number(day.slice(5, 7));
  const named = options.findIndex((one) => monthIn(one, []) === month);
  return named < 0 ? month - 1 : named;
}
