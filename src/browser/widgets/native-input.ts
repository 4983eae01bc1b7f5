import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { notSet, spoken } from './control.ts';
import { type Order, orderOf, readDate, readMonth } from './dates.ts';

/** Fields whose picker is the browser's own, and how a value is written in each. */
const FORMS: Readonly<
  Record<
    string,
    { example: string; read(value: string, languages: readonly string[], order: Order | undefined): string | undefined }
  >
> = {
  date: { example: '2026-11-15', read: readDate },
  time: { example: '09:30', read: readTime },
  month: { example: '2026-11', read: (value, languages) => readMonth(value, languages) },
  week: { example: '2026-W47', read: readWeek },
  'datetime-local': { example: '2026-11-15 09:30', read: readMoment },
  color: { example: '#2f6f5e', read: (value) => value.trim().toLowerCase() },
};

export const hasOwnPicker = ({ type }: Anatomy) => type in FORMS;

/** Sets a date, time, month, week or colour of the browser's own. */
export async function setNative(id: ElementId, anatomy: Anatomy, value: string, { hands }: Workplace): Promise<string> {
  const form = FORMS[anatomy.type];
  const wanted = value.trim() === '' ? '' : form?.read(value, [anatomy.language], orderOf(anatomy.language));
  if (wanted === undefined)
    throw new LotsmanError(
      'bad_input',
      `"${value}" is no ${anatomy.type.replace('-local', '')} for ${spoken(anatomy)}.`,
      {
        hint: `Write it like ${form?.example}.`,
      },
    );
  await hands.grip(id);
  const { value: held, complaint } = await hands.ask<{ value: string; complaint: string }>(id, 'putValue', wanted);
  if (complaint !== '') throw notSet(anatomy, wanted, `${held}: ${complaint}`);
  if (!isSame(held, wanted, anatomy.type)) throw notSet(anatomy, `"${value}"`, held);
  return held;
}

/** The browser leaves out seconds that are none, and knows colours by their numbers only. */
function isSame(held: string, wanted: string, type: string): boolean {
  if (type === 'color') return wanted.length === 7 && wanted.startsWith('#') ? held === wanted : held !== '';
  return held === wanted || held === wanted.replace(/:00$/, '') || `${held}:00` === wanted;
}

/** `9:30`, `21:30:15`, `9.30 pm`, `9 pm` */
export function readTime(value: string): string | undefined {
  const found = /(?<![\d-])(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(value.trim());
  if (!found || (found[2] === undefined && found[4] === undefined)) return undefined;
  const isAfternoon = found[4]?.toLowerCase() === 'p';
  const hour = found[4] === undefined ? Number(found[1]) : (Number(found[1]) % 12) + (isAfternoon ? 12 : 0);
  const minute = Number(found[2] ?? 0);
  if (hour > 23 || minute > 59) return undefined;
  const seconds = found[3] === undefined ? '' : `:${found[3]}`;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}${seconds}`;
}

function readMoment(value: string, languages: readonly string[], order: Order | undefined): string | undefined {
  const split = /^(.*?)[\sT,]+(\d{1,2}(?:[:.h]\d{2}){0,2}\s*(?:[ap]\.?m\.?)?)$/i.exec(value.trim());
  const [date, time] = [readDate(split?.[1] ?? '', languages, order), readTime(split?.[2] ?? '')];
  return date === undefined || time === undefined ? undefined : `${date}T${time}`;
}

/** A week by its number, or the week that a day lies in. */
function readWeek(value: string, languages: readonly string[], order: Order | undefined): string | undefined {
  const week = /(\d{4})-?\s?W(\d{1,2})/i.exec(value);
  if (week) return `${week[1]}-W${week[2]?.padStart(2, '0')}`;
  const date = readDate(value, languages, order);
  return date && weekOf(date);
}

/** By ISO 8601: the week belongs to the year that its Thursday lies in. */
function weekOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * 86_400_000);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
  return `${year}-W${String(week).padStart(2, '0')}`;
}
