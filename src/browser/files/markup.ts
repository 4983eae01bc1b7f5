/** A piece of XML or HTML, in the order of the text. */
export type Piece =
  | { kind: 'open'; name: string; attributes: string; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Reads markup forgivingly: good for files that programs have written, and never for what runs in a page. */
export function* piecesOf(markup: string): Generator<Piece> {
  let at = 0;
  for (const match of markup.matchAll(TAGS)) {
    if (match.index > at) yield { kind: 'text', text: decoded(markup.slice(at, match.index)) };
    at = match.index + match[0].length;
    const { data, close, open, attributes = '', closed } = match.groups ?? {};
    if (data !== undefined) yield { kind: 'text', text: data };
    else if (close !== undefined) yield { kind: 'close', name: close.toLowerCase() };
    else if (open !== undefined) yield { kind: 'open', name: open.toLowerCase(), attributes, closed: closed === '/' };
  }
  if (at < markup.length) yield { kind: 'text', text: decoded(markup.slice(at)) };
}

/** The value of an attribute of a piece. */
export function attributeOf({ attributes }: { attributes: string }, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : decoded(value);
}

const TAGS =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<[!?][^>]*>|<\/(?<close>[\w:.-]+)[^>]*>|<(?<open>[a-z][\w:.-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*?)(?<closed>\/?)>/gi;

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  copy: '©',
  euro: '€',
  rarr: '→',
  middot: '·',
  bull: '•',
};
