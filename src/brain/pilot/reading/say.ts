import type { Language } from '../goal.ts';
import type { Answered, Figure, Row, Told, Untold } from './answered.ts';
import { WORDING, type Wording } from './wording.ts';

/** An answer in words, and what proves it: as the tool `done` takes them. */
export interface Said {
  text: string;
  claims: readonly { claim: string; quote: string }[];
}

const MOST_CLAIMS = 40;
const LONGEST = 900;
const MOST_NAMES = 30;

/** Says an answer, or that there is none, in the language of the task. */
export function say(answered: Answered, language: Language): Said {
  const wording = WORDING[language];
  if (!answered.found) return { text: whyNot(answered, wording), claims: [] };
  return {
    text: [sentence(answered, wording, language), ...remarks(answered, wording)].join(
      answered.rows.length > 1 ? '\n' : ' ',
    ),
    claims: claimsOf(answered, language),
  };
}

function sentence(told: Told, wording: Wording, language: Language): string {
  const { want, rows, about, figure, holds, looked } = told;
  const [row, ...more] = rows;
  if (want === 'whether')
    return holds ? stop(wording.yes(row ? rowText(row) : about)) : stop(wording.no(about, looked));
  if (figure) return stop(figureText(told, figure, wording, language));
  if (want === 'table') return tableText(rows);
  if (row && more.length === 0) return stop(rowText(row));
  return `${wording.several(rows.length)}\n${rows.map((one) => `- ${rowText(one)}`).join('\n')}`;
}

/** "Office chair — price: $189.00"; of a label only its value. */
export function rowText({ name, told }: Row): string {
  const pieces = told.map(({ label, text }) => (label === '' || label === name ? text : `${label}: ${text}`));
  if (pieces.length === 0) return name;
  const isOneLabel = told.length === 1 && (told[0]?.label === '' || told[0]?.label === name);
  return isOneLabel ? `${name}: ${pieces.join()}` : `${name} — ${pieces.join(', ')}`;
}

function tableText(rows: readonly Row[]): string {
  const labels = [...new Set(rows.flatMap(({ told }) => told.map(({ label }) => label)))];
  const lines = rows.map(({ name, told }) => [
    name,
    ...labels.map((label) =>
      told
        .filter((one) => one.label === label)
        .map(({ text }) => text)
        .join(', '),
    ),
  ]);
  return [['', ...labels], ...lines.slice(0, 200)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .toSpliced(1, 0, `|${' --- |'.repeat(labels.length + 1)}`)
    .join('\n');
}

function figureText({ want, about, rows }: Told, figure: Figure, wording: Wording, language: Language): string {
  const number = numberText(figure, language);
  if (want === 'count') {
    const names = rows.slice(0, MOST_NAMES).map(({ name }) => name);
    const isAll = rows.length === figure.number && names.length === rows.length && names.length > 0;
    return `${wording.count(about, number)}${isAll ? ` (${names.join(', ')})` : ''}`;
  }
  const of = rows.map(rowText).slice(0, MOST_NAMES).join('; ');
  const lesser = want === 'difference' ? lesserOf(rows) : undefined;
  if (lesser) return `${wording.lessBy(number, lesser.name, lesser.isEarlier)} (${of})`;
  return `${wording.figure(want, about, number)} (${of})`;
}

/** Of two that are held against each other, the one with less. */
function lesserOf(rows: readonly Row[]): { name: string; isEarlier: boolean } | undefined {
  const [one, other, ...more] = rows.flatMap(({ name, told }) =>
    told[0]?.value ? [{ name, value: told[0].value }] : [],
  );
  if (!one || !other || more.length > 0 || one.name === other.name || one.value.number === other.value.number)
    return undefined;
  const { name, value } = one.value.number < other.value.number ? one : other;
  return { name, isEarlier: value.kind === 'date' || value.kind === 'time' };
}

/** An amount as it is written in the language. */
export function numberText({ number, unit }: Figure, language: Language): string {
  const locale = language === 'ru' ? 'ru-RU' : 'en-US';
  if (unit !== undefined && /^[A-Z]{3}$/.test(unit))
    return new Intl.NumberFormat(locale, { style: 'currency', currency: unit }).format(number);
  if (unit === 'min') return durationText(number, language);
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(number);
  if (unit === undefined || unit.startsWith('of ')) return text;
  return `${text} ${unit === 'days' ? WORDING[language].days : unit}`;
}

function durationText(minutes: number, language: Language): string {
  const [h, m] = language === 'ru' ? ['ч', 'мин'] : ['h', 'min'];
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest} ${m}`;
  return rest === 0 ? `${hours} ${h}` : `${hours} ${h} ${rest} ${m}`;
}

function remarks({ incomplete, assumed, about, rows, figure }: Told, wording: Wording): string[] {
  const list = rows[0]?.record.about.at(-1);
  return [
    ...(assumed && list !== undefined ? [wording.assumed(about, list)] : []),
    ...(incomplete && incomplete.of !== figure?.number ? [wording.incomplete(incomplete.seen, incomplete.of)] : []),
  ];
}

function claimsOf({ rows, figure, about, want, holds }: Told, language: Language): Said['claims'] {
  if (want === 'whether' && !holds) return [];
  const stated =
    figure?.quote === undefined
      ? []
      : [{ claim: `${about}: ${numberText(figure, language)}`, quote: cut(figure.quote) }];
  const each = rows.flatMap((row) => {
    if (row.told.length === 0)
      return [{ claim: row.name, quote: cut(row.record.kind === 'sentence' ? row.record.quote : row.name) }];
    return row.told.map(({ label, text, quote }) => ({
      claim: cut([row.name, label, text].filter(Boolean).join(': ')),
      quote: cut(quote),
    }));
  });
  return [...stated, ...each].filter(({ quote }) => quote !== '').slice(0, MOST_CLAIMS);
}

function whyNot({ why, about, candidates, looked }: Untold, wording: Wording): string {
  return [
    wording.why[why](about),
    candidates.length > 0 ? wording.candidates(candidates.map(rowText)) : '',
    wording.looked(looked),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function stop(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

function cut(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST) : text;
}
