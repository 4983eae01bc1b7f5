import type { Reader } from './font.ts';

/** What a page of a PDF draws with: fonts by name, and pieces that are drawn by name. */
export interface Resources {
  fonts: ReadonlyMap<string, Reader>;
  draw(name: string): string;
}

/** A gap as wide as this, in thousandths of a letter's height, is a space between words. */
const WORD_GAP = 180;

/** The words that a page draws, a line wherever the pen goes to another height. */
export function wordsIn(content: string, { fonts, draw }: Resources): string {
  let text = '';
  let height = 0;
  let operands: Operand[] = [];
  let read: Reader = () => undefined;
  const last = (index = 1) => operands.at(-index);
  const numberAt = (index: number) => Number(last(index)?.raw ?? 0);
  const show = (operand: Operand | undefined) => {
    text += operand?.bytes === undefined ? '' : (read(operand.bytes) ?? '');
  };
  const moveTo = (next: number) => {
    text += Math.abs(next - height) > 1 ? '\n' : ' ';
    height = next;
  };
  for (const token of tokensOf(content)) {
    if (!token.isOperator) {
      operands.push(token);
      continue;
    }
    switch (token.raw) {
      case 'Tf':
        read = fonts.get(last(2)?.raw.slice(1) ?? '') ?? (() => undefined);
        break;
      case 'Tj':
        show(last());
        break;
      case "'":
      case '"':
        text += '\n';
        show(last());
        break;
      case 'TJ':
        for (const part of operands) {
          if (part.bytes !== undefined) show(part);
          else if (Number(part.raw) < -WORD_GAP) text += ' ';
        }
        break;
      case 'Td':
      case 'TD':
        moveTo(height + numberAt(1));
        break;
      case 'Tm':
        moveTo(numberAt(1));
        break;
      case 'T*':
        text += '\n';
        break;
      case 'Do':
        text += `\n${draw(last()?.raw.slice(1) ?? '')}\n`;
        break;
    }
    operands = [];
  }
  return text;
}

interface Operand {
  raw: string;
  isOperator: boolean;
  /** Of a string. */
  bytes?: string;
}

const TOKENS =
  /%[^\r\n]*|(?<literal>\()|<(?<hex>[\da-fA-F\s]*)>|<<|>>|[[\]]|(?<operand>\/[^\s/<>[\]()%]*|[+-]?[\d.]+)|(?<operator>[A-Za-z'"*]+)/g;

function* tokensOf(content: string): Generator<Operand> {
  TOKENS.lastIndex = 0;
  const tokens = new RegExp(TOKENS);
  for (let match = tokens.exec(content); match; match = tokens.exec(content)) {
    const { literal, hex, operand, operator } = match.groups ?? {};
    if (literal !== undefined) {
      const { bytes, end } = literalAt(content, tokens.lastIndex);
      tokens.lastIndex = end;
      yield { raw: '', isOperator: false, bytes };
    } else if (hex !== undefined) {
      const digits = hex.replace(/\s/g, '');
      const even = digits.length % 2 === 0 ? digits : `${digits}0`;
      yield { raw: '', isOperator: false, bytes: Buffer.from(even, 'hex').toString('latin1') };
    } else if (operand !== undefined) yield { raw: operand, isOperator: false };
    else if (operator !== undefined) yield { raw: operator, isOperator: true };
  }
}

/** A string in brackets: brackets inside it pair up, a backslash takes away or gives a meaning. */
function literalAt(content: string, from: number): { bytes: string; end: number } {
  let bytes = '';
  let depth = 1;
  for (let at = from; at < content.length; at += 1) {
    const sign = content.charAt(at);
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0];
      const next = content.charAt(at + 1);
      bytes += octal === undefined ? (ESCAPES[next] ?? next) : String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return { bytes, end: at + 1 };
    bytes += sign;
  }
  return { bytes, end: content.length };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' };
