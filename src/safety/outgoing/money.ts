import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';

const NAMES = new Set(
  'amount price total sum cost fee tip subtotal grandtotal totalprice totalamount payment charge fare donation bid offer budget betrag preis summe gesamt montant prix importe precio valor сумма цена стоимость итого 金額 价格 金额'.split(
    ' ',
  ),
);
const SMALL_UNITS = new Set('cents cent minor pence kopecks'.split(' '));
const CURRENCY = String.raw`(?:[$€£¥₽₴₹₩₺₪₫฿₦₱₸]|(?:usd|eur|gbp|rub|chf|jpy|cny|pln|czk|sek|nok|dkk|uah|kzt|try|inr|brl|cad|aud|mxn|руб|р|zł|kr|kč)\.?)`;
const WITH_CURRENCY = new RegExp(
  String.raw`^\s*-?(?:${CURRENCY}\s*-?[\d.,'’\s]*\d|\d[\d.,'’\s]*\s*${CURRENCY})\s*$`,
  'iu',
);

/** The sum of money that a field holds. */
export function moneyIn({ name, value }: Field): number | undefined {
  const words = nameWords(lastName(name));
  const isNamed = words.some((word) => NAMES.has(word));
  if (value.length > 40) return undefined;
  if (!isNamed && !WITH_CURRENCY.test(value)) return undefined;
  if (!/^[^\d]{0,6}\d[\d.,'’\s]*[^\d]{0,6}$/u.test(value)) return undefined;
  const sum = numberIn(value);
  if (sum === undefined) return undefined;
  return words.some((word) => SMALL_UNITS.has(word)) ? sum / 100 : sum;
}

/** A number as people write it: `1,234.50`, `1.234,50`, `1 234,50`. Where it can be read in two ways, the larger counts. */
export function numberIn(text: string): number | undefined {
  const found = /\d[\d.,'’\s]*/u.exec(text.normalize('NFKC'))?.[0];
  const written = found?.replace(/['’\s]/g, '').replace(/[.,]+$/, '');
  if (written === undefined) return undefined;
  const [, whole = '', rest = ''] = hasDecimals(written) ? (/^(.*)[.,](\d*)$/.exec(written) ?? []) : ['', written];
  const number = Number(`${whole.replace(/[.,]/g, '')}.${rest}`);
  return Number.isFinite(number) ? number : undefined;
}

/** Whether the last sign in a number parts the whole from the rest, and not thousands from thousands. */
function hasDecimals(written: string): boolean {
  const signs = written.match(/[.,]/g) ?? [];
  if (new Set(signs).size === 2) return true;
  return signs.length === 1 && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(written);
}
