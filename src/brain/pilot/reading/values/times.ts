import type { Reader, ReadValue } from './value.ts';

const CLOCK =
  /(?<![\d:.,])(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::[0-5]\d)?(?:\s?(?<half>[ap])\.?m\.?(?!\p{L}))?(?![\d:])|(?<![\d:.,])(?<only>1[0-2]|[1-9])\s?(?<other>[ap])\.?m\.?(?!\p{L})/giu;

/** Times of the day, in minutes since midnight. */
export const readTimes: Reader = (text) =>
  [...text.matchAll(CLOCK)].map((match): ReadValue => {
    const { hour, minute = '0', half, only, other } = match.groups ?? {};
    const hours = inDay(Number(hour ?? only), half ?? other);
    return {
      kind: 'time',
      number: hours * 60 + Number(minute),
      iso: `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`,
      text: match[0],
      from: match.index,
      end: match.index + match[0].length,
    };
  });

function inDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  const morning = hour % 12;
  return /p/i.test(half) ? morning + 12 : morning;
}
