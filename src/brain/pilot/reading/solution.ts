import type { Observation } from '../../../observation.ts';

/** What is worked out, and the words of the page it was worked out from. */
export interface Solution {
  number: number;
  quote: string;
}

/** The one sum or equation that a page shows, worked out; nothing where it shows none, or several. */
export function solutionIn({ lines }: Observation): Solution | undefined {
  const texts = lines.map(({ parts }) => parts.filter((part) => typeof part === 'string').join(' '));
  const found = [...texts, texts.join(' ')].flatMap((text) => {
    const number = solve(text);
    return number === undefined ? [] : [{ number, quote: text.trim() }];
  });
  const [first] = found;
  return first && found.every(({ number }) => number === first.number) ? first : undefined;
}

const NUMBER = String.raw`[-−]?\d+(?:[.,]\d+)?`;
const TERM = String.raw`(?:${NUMBER}|(?<![\p{L}])[a-z](?![\p{L}]))`;
const SIGN = String.raw`[+\-−–×x*·∙÷/:]`;
const EQUATION = new RegExp(
  String.raw`(?<![\d\p{L}])(${TERM})\s*(${SIGN})\s*(${TERM})\s*=\s*(${NUMBER}|[a-z?_…](?![\p{L}])|$)`,
  'u',
);

/** "3 + 4 =", "12 - x = 5", "2 × 6 = ?": one sign between two numbers, and one thing that is not known. */
export function solve(text: string): number | undefined {
  const [, left = '', sign = '', right = '', result = ''] = EQUATION.exec(text) ?? [];
  if (sign === '') return undefined;
  const known = [left, right, result].map(readNumber);
  if (known.filter((one) => one === undefined).length !== 1) return undefined;
  const [a, b, c] = known;
  const worth = unknownOf(operationOf(sign), a, b, c);
  return worth === undefined || !Number.isFinite(worth) ? undefined : Math.round(worth * 1e6) / 1e6;
}

function readNumber(text: string): number | undefined {
  return /\d/.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : undefined;
}

type Operation = 'plus' | 'minus' | 'times' | 'by';

function operationOf(sign: string): Operation {
  if (sign === '+') return 'plus';
  if (/[-−–]/.test(sign)) return 'minus';
  return /[÷/:]/.test(sign) ? 'by' : 'times';
}

function unknownOf(operation: Operation, a?: number, b?: number, c?: number): number | undefined {
  if (a !== undefined && b !== undefined) return FORWARD[operation](a, b);
  if (b !== undefined && c !== undefined) return FIRST[operation](b, c);
  return a !== undefined && c !== undefined ? SECOND[operation](a, c) : undefined;
}

type Worked = Readonly<Record<Operation, (one: number, other: number) => number>>;

const FORWARD: Worked = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  by: (a, b) => a / b,
};
/** What stood first, from what stood second and what came out. */
const FIRST: Worked = {
  plus: (b, c) => c - b,
  minus: (b, c) => c + b,
  times: (b, c) => c / b,
  by: (b, c) => c * b,
};
/** What stood second, from what stood first and what came out. */
const SECOND: Worked = {
  plus: (a, c) => c - a,
  minus: (a, c) => a - c,
  times: (a, c) => c / a,
  by: (a, c) => a / c,
};
