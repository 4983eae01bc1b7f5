import { numberIn } from './outgoing/money.ts';

const CURRENCY = String.raw`(?:[$€£¥₽₴₹₩₺₪₫฿₦₱₸]|\b(?:usd|eur|gbp|rub|chf|jpy|cny|pln|czk|sek|nok|dkk|uah|kzt|inr|brl|cad|aud)\b|руб(?:\.|лей|ля|ль)?)`;
const NUMBER = String.raw`\d[\d.,'’]*(?:[  ]\d{3}(?!\d)[\d.,]*)*`;
const SUM = new RegExp(`${CURRENCY}\\s?(${NUMBER})|(${NUMBER})\\s?${CURRENCY}`, 'giu');

/** The largest sum of money in a text; undefined where there is none. */
export function largestSum(text: string): number | undefined {
  const sums = [...text.matchAll(SUM)].flatMap(([, after, before]) => numberIn(after ?? before ?? '') ?? []);
  return sums.length === 0 ? undefined : Math.max(...sums);
}
