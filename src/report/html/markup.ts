import { visibleLines } from '../../visible.ts';

/** Text that is markup already. Only `html` makes it, so nothing of a page can pass for it. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Content = string | number | Markup | undefined | readonly Content[];

/** Markup with values in it, all of which are text unless `html` has made them. */
export function html({ raw }: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(raw.map((piece, index) => piece + written(values[index])).join(''));
}

function written(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.toString();
  if (typeof content === 'object') return content.map(written).join('');
  return escaped(String(content));
}

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What could turn a line around or command something is shown, the rest is text wherever it stands. */
function escaped(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', '  ');
  return visibleLines(lines).replace(/[&<>"']/g, (char) => NAMES[char] ?? '');
}
