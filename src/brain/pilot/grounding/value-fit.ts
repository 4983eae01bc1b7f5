import type { Value } from '../goal.ts';
import { coverage } from '../words/coverage.ts';
import { isSameText } from '../words/normal.ts';
import type { Place } from './scene.ts';

/** How well a control takes a value: −1 it cannot, 0 nothing is known, 1 it is made for it. */
export function valueFit(value: Value, { control, hint }: Place): number {
  const { role, options, name, placeholder = '' } = control;
  if (options !== undefined) return optionFit(value, options);
  const called = `${name} ${placeholder} ${hint}`;
  const made = MADE_FOR[value.kind]?.(role, called);
  if (made !== undefined) return made;
  if (isForOthers(value, role, called)) return -0.5;
  if (isLongNumber(value)) return /\b(?:number|no)\b|номер|№/i.test(called) ? 0.8 : 0;
  return role === 'spinbutton' || role === 'slider' ? numberFit(value) : 0;
}

/** Whether a list holds exactly this. */
export function offers({ text }: Value, { control }: Place): boolean {
  return control.options?.some((option) => isSameText(option, text)) ?? false;
}

/** A list that goes on beyond what is told ("… +40 more") may hold anything. */
function optionFit(value: Value, options: readonly string[]): number {
  if (options.some((option) => isSameText(option, value.text))) return 1;
  const best = Math.max(0, ...options.map((option) => coverage(value.text, option).share));
  if (best >= LEAST_OPTION) return 0.8;
  return options.at(-1)?.startsWith('… +') ? 0 : -1;
}

const LEAST_OPTION = 0.7;

function numberFit(value: Value): number {
  return value.number !== undefined || /^\s*[\d.,]+\s*$/.test(value.text) ? 0.7 : -1;
}

type Judge = (role: string, called: string) => number | undefined;

const MADE_FOR: Readonly<Partial<Record<Value['kind'], Judge>>> = {
  date: (role, called) => {
    if (role === 'date' || role === 'date and time') return 1;
    if (role === 'time') return -1;
    return DATE_WORDS.test(called) ? 0.9 : undefined;
  },
  time: (role, called) => {
    if (role === 'time' || role === 'date and time') return 1;
    if (role === 'date') return -1;
    return /\b(time|hh:mm|when)\b|время|час/i.test(called) ? 0.9 : undefined;
  },
  number: (role) => (role === 'spinbutton' || role === 'slider' ? 0.8 : undefined),
  money: (role) => (role === 'spinbutton' || role === 'slider' ? 0.8 : undefined),
  mail: (_, called) => (MAIL_WORDS.test(called) ? 1 : undefined),
  phone: (_, called) => (PHONE_WORDS.test(called) ? 1 : undefined),
  address: (_, called) =>
    /\b(url|link|website|site|address)\b|https?:|ссылк|сайт|адрес/i.test(called) ? 0.8 : undefined,
  secret: (_, called) =>
    /password|passcode|secret|\bpin\b|\bcvc\b|парол|секрет|пин-?код/i.test(called) ? 1 : undefined,
  file: (role) => (role === 'file' ? 1 : undefined),
};

/** Whether a day can be meant to go there: into what is made for days, or says so. */
export function takesDays(role: string, called: string): boolean {
  return DAYS.has(role) || DATE_WORDS.test(called);
}

const DAYS = new Set(['date', 'date and time', 'month', 'week', 'gridcell']);
const DATE_WORDS =
  /\bdates?\b|\bday\b|birth|departure|return|arriv|check-?in|check-?out|d{1,2}[./-]m{1,2}|m{1,2}[./-]d{1,2}|yyyy|дат[аыу]|день|дд\.мм|гггг|вылет|обратно|заезд|выезд/i;
const MAIL_WORDS = /e-?mail|@|электронн\S+ почт|\bпочта|эл\. почт|имейл/i;
const NAME_WORDS = /\bnames?\b|\bcardholder\b|(?:^|\s)(?:имя|фамилия|фио|отчество)(?=\s|$)/i;
const PHONE_WORDS = /phone|mobile|\btel\b|^\+\d|телефон|мобильн/i;

/** Of a card, an account, a contract: nobody is called so, and what takes it says that it is a number. */
function isLongNumber({ text }: Value): boolean {
  return /^\d[\d\s-]{10,}\d$/.test(text);
}

/** Plain words do not go where a date, a number or a mail address is asked for. */
function isForOthers({ kind, text }: Value, role: string, called: string): boolean {
  if (['date', 'date and time', 'time', 'month', 'week', 'colour', 'file'].includes(role)) return true;
  if (kind === 'mail') return PHONE_WORDS.test(called);
  if (/^[\d\s-]+$/.test(text) && NAME_WORDS.test(called)) return true;
  return (
    kind === 'text' && MAIL_WORDS.test(called) && !/user|login|логин|или|\bor\b/i.test(called) && !text.includes('@')
  );
}
