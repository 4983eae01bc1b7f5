import type { Language } from '../language.ts';
import type { Spent } from './report.ts';
import { wordsIn } from './words/words.ts';

/** How numbers are written in a language. */
export interface Figures {
  /** `950`, `12.3k`. */
  count(count: number): string;
  /** `0.4 s`, `2 min 5 s`. */
  time(milliseconds: number): string;
  cost(spent: Spent): string;
  /** `15 November 2026 at 14:03`. */
  moment(iso: string): string;
  size(bytes: number): string;
}

export function figuresIn(language: Language): Figures {
  const { hours, minutes, seconds, spending } = wordsIn(language);
  const whole = new Intl.NumberFormat(language);
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const exact = (digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const thousand = language === 'en' ? 'k' : '\u00a0тыс.';
  return {
    count: (count) => (count < 10_000 ? whole.format(count) : `${short.format(count / 1_000)}${thousand}`),
    time(milliseconds) {
      if (milliseconds < 9_950) return `${exact(1).format(milliseconds / 1_000)}\u00a0${seconds}`;
      const all = Math.round(milliseconds / 1_000);
      const [h, min, s] = [Math.floor(all / 3_600), Math.floor((all % 3_600) / 60), all % 60];
      const parts =
        h > 0
          ? [
              [h, hours],
              [min, minutes],
            ]
          : min > 0
            ? [
                [min, minutes],
                [s, seconds],
              ]
            : [[s, seconds]];
      return parts.map(([value, unit]) => `${value}\u00a0${unit}`).join(' ');
    },
    cost({ cost, input, output }) {
      if (cost === undefined) return spending.unknownPrice;
      if (cost === 0) return input + output === 0 ? spending.free : '$0';
      return `$${exact(cost < 1 ? 4 : 2).format(cost)}`;
    },
    moment: (iso) => day.format(new Date(iso)),
    size: (bytes) =>
      bytes < 1_000
        ? `${bytes} B`
        : bytes < 1_000_000
          ? `${short.format(bytes / 1_000)} kB`
          : `${short.format(bytes / 1_000_000)} MB`,
  };
}
