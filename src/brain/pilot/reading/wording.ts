import type { Language, Query } from '../goal.ts';
import type { Looked, Untold } from './answered.ts';

/** The sentences of one language. */
export interface Wording {
  yes(what: string): string;
  no(what: string, looked: Looked): string;
  several(count: number): string;
  count(what: string, number: string): string;
  figure(want: Query['want'], what: string, number: string): string;
  /** Of two: by how much, and which of them has less, or is earlier. */
  lessBy(number: string, name: string, isEarlier: boolean): string;
  assumed(what: string, list: string): string;
  incomplete(seen: number, of: number): string;
  why: Readonly<Record<Untold['why'], (what: string) => string>>;
  candidates(names: readonly string[]): string;
  looked(looked: Looked): string;
  days: string;
}

export const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    yes: (what) => (what === '' ? 'Yes' : `Yes: ${what}`),
    no: (what, looked) =>
      `No${what === '' ? '' : `, no “${what}” that fits`} among the ${looked.records} entries I looked through`,
    several: (count) => `There are ${count}:`,
    count: (what, number) => `${capital(what === '' ? 'Number' : what)}: ${number}`,
    figure: (want, what, number) =>
      `${want === 'sum' ? 'Sum' : want === 'average' ? 'Average' : 'Difference'} (${what}): ${number}`,
    lessBy: (number, name, isEarlier) => `Difference: ${number}, ${isEarlier ? 'earlier' : 'less'}: ${name}`,
    assumed: (what, list) => `The page does not call them “${what}”; I took the list under “${list}”.`,
    incomplete: (seen, of) => `The page speaks of ${of}, I have seen ${seen}.`,
    why: {
      'no such things': (what) => `I did not find “${what}”.`,
      'no such property': (what) => `Nothing on the page says “${what}” of it.`,
      'none fits': (what) => `None of them fits${what === '' ? '' : `: “${what}”`}.`,
      ambiguous: (what) => `It is not clear which is meant by “${what}”.`,
    },
    candidates: (names) => `There is: ${names.join('; ')}.`,
    looked: ({ records, pages, columns }) =>
      `I looked through ${records} entries on ${pages} page${pages === 1 ? '' : 's'}${columns.length === 0 ? '' : ` (columns: ${columns.join(', ')})`}.`,
    days: 'days',
  },
  ru: {
    yes: (what) => (what === '' ? 'Да' : `Да: ${what}`),
    no: (what, looked) =>
      `Нет${what === '' ? '' : `, подходящего «${what}» нет`}: просмотрено записей — ${looked.records}`,
    several: (count) => `Всего ${count}:`,
    count: (what, number) => `${capital(what === '' ? 'Количество' : what)}: ${number}`,
    figure: (want, what, number) =>
      `${want === 'sum' ? 'Сумма' : want === 'average' ? 'Среднее' : 'Разница'} (${what}): ${number}`,
    lessBy: (number, name, isEarlier) => `Разница: ${number}, ${isEarlier ? 'раньше' : 'меньше'} — ${name}`,
    assumed: (what, list) => `На странице не сказано «${what}»; я взял список под заголовком «${list}».`,
    incomplete: (seen, of) => `На странице указано ${of}, я видел ${seen}.`,
    why: {
      'no such things': (what) => `Не нашлось: «${what}».`,
      'no such property': (what) => `На странице об этом не сказано: «${what}».`,
      'none fits': (what) => `Ничего подходящего${what === '' ? '' : `: «${what}»`}.`,
      ambiguous: (what) => `Неясно, что имеется в виду: «${what}».`,
    },
    candidates: (names) => `Есть: ${names.join('; ')}.`,
    looked: ({ records, pages, columns }) =>
      `Просмотрено записей: ${records}, страниц: ${pages}${columns.length === 0 ? '' : ` (столбцы: ${columns.join(', ')})`}.`,
    days: 'дн.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
