import type { Reader } from './font.ts';

/** What a page of a PDF draws with: fonts by name, and pieces that are drawn by name. */
export interface Resources {
  fonts: ReadonlyMap<string, Reader>;
  draw(name: string): string;
}

/** A gap as wide as this share of a letter's height is a space between words. */
const WORD_GAP = 0.15;

/** The words that a page draws, a line wherever the pen goes to another height. */
export function wordsIn(content: string, { fonts, draw }: Resources): string {
  const page = new Pen();
  let operands: Operand[] = [];
  for (const token of tokensOf(content)) {
    if (!token.isOperator) {
      operands.push(token);
      continue;
    }
    const last = operands.at(-1);
    const number = (fromTheEnd: number) => Number(operands.at(-fromTheEnd)?.raw ?? 0);
    switch (token.raw) {
      case 'Tf':
        page.choose(fonts.get(operands.at(-2)?.raw.slice(1) ?? ''), number(1));
        break;
      case 'Tj':
        page.write(last?.bytes);
        break;
      case "'":
      case '"':
        page.newLine();
        page.write(last?.bytes);
        break;
      case 'TJ':
        for (const { bytes, raw } of operands) {
          if (bytes === undefined) page.shift(Number(raw));
          else page.write(bytes);
        }
        break;
      case 'Td':
      case 'TD':
        page.moveBy(number(2), number(1));
        break;
      case 'Tm':
        page.moveTo(number(2), number(1), Math.abs(number(6)) || 1);
        break;
      case 'T*':
        page.newLine();
        break;
      case 'Do':
        page.text += `\n${draw(last?.raw.slice(1) ?? '')}\n`;
        break;
    }
    operands = [];
  }
  return page.text;
}

/** Writes letters and knows where it is, so that gaps between words can be told from those between letters. */
class Pen {
  text = '';
  #read: Reader | undefined;
  #size = 1;
  #scale = 1;
  /** Where the line begins, its height, and where the next letter would stand. */
  #line = 0;
  #height = 0;
  #at = 0;

  choose(read: Reader | undefined, size: number): void {
    [this.#read, this.#size] = [read, size];
  }

  write(bytes: string | undefined): void {
    if (bytes === undefined || !this.#read) return;
    const { text, width } = this.#read(bytes);
    this.text += text;
    this.#at += (width / 1_000) * this.#size * this.#scale;
  }

  /** Between two pieces of a line, by thousandths of the size, to the left. */
  shift(thousandths: number): void {
    if (-thousandths / 1_000 > WORD_GAP) this.text += ' ';
    this.#at -= (thousandths / 1_000) * this.#size * this.#scale;
  }

  moveBy(right: number, up: number): void {
    this.moveTo(this.#line + right * this.#scale, this.#height + up * this.#scale, this.#scale);
  }

  moveTo(x: number, height: number, scale: number): void {
    const letter = this.#size * scale;
    const gap = x - this.#at;
    if (Math.abs(height - this.#height) > letter / 4) this.text += '\n';
    else if (gap > letter * WORD_GAP || gap < -letter) this.text += ' ';
    [this.#line, this.#at, this.#height, this.#scale] = [x, x, height, scale];
  }

  newLine(): void {
    this.text += '\n';
    this.#at = this.#line;
  }
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
