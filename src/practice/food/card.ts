import { TODAY } from '../days.ts';

/** A well-formed number that the bank always refuses. */
export const DECLINED_CARD = '4000000000000002';

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The check digit every card number carries. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `08/27` is good until the end of August 2027. */
export function isCurrentExpiry(text: string): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim()) ?? [];
  return month !== undefined && `20${year}-${month}` >= TODAY.slice(0, 7);
}

export function cardBrand(number: string): string {
  if (number.startsWith('4')) return 'Visa';
  if (/^220[0-4]/.test(number)) return 'Mir';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  return 'Card';
}
