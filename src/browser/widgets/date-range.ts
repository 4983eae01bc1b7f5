import { LotsmanError } from '../../errors.ts';
import type { Anatomy } from '../anatomy.ts';
import { type Day, orderOf, readDate } from './dates.ts';

/** Reads one date or two of them: `2026-11-20..2026-11-25`, `20 Nov 2026 – 25 Nov 2026`. Undefined when it is neither. */
export function readDays(value: string, { language }: Anatomy): readonly Day[] | undefined {
  const read = (text: string) => readDate(text, [language], orderOf(language));
  const [from, to, ...more] = value.split(/\s*(?:\.\.+|\s[–—-]\s|–|—)\s*/);
  if (from === undefined || more.length > 0) return undefined;
  const first = read(from);
  if (to === undefined || first === undefined) return first === undefined ? undefined : [first];
  const last = read(to);
  if (last === undefined) return undefined;
  if (last < first) throw new LotsmanError('bad_input', `${last} is before ${first}.`);
  return [first, last];
}
