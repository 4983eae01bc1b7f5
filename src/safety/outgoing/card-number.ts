/** How the numbers of payment cards begin, and how long they are. */
const ISSUERS: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:30[0-5]|3[689])/, [14, 15, 16, 17, 18, 19]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^220[0-4]/, [16, 17, 18, 19]],
  [/^(?:6011|64[4-9]|65|62|60|81|82)/, [16, 17, 18, 19]],
  [/^(?:50|5[6-9]|6)/, [13, 14, 15, 16, 17, 18, 19]],
];

/** A payment card by its digits: the check digit fits, and so do the beginning and the length. */
export function isCardNumber(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s\-–.]/g, '');
  if (!/^\d{13,19}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return (
    ISSUERS.some(([begins, lengths]) => begins.test(digits) && lengths.includes(digits.length)) && passesLuhn(digits)
  );
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const CANDIDATE = /(?<![\p{N}\p{L}])\p{Nd}(?:[ \-–.\u00a0]?\p{Nd}){12,18}(?![\p{N}\p{L}])/gu;

/** Card numbers that stand somewhere in a text, as they are written there. */
export function cardNumbersIn(text: string): string[] {
  return (text.match(CANDIDATE) ?? []).filter(isCardNumber);
}
