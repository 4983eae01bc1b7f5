import { siteOf } from './site.ts';

/**
 * Whether a text, as a whole, is one piece of what the user wrote, from the beginning of a word to the end of one. Pieces of words
 * do not count: every letter stands somewhere in them. Nor do unusual spaces, letters or capitals, in which anything could be hidden.
 */
export function isOwnWords(text: string, words: readonly string[]): boolean {
  const piece = folded(text);
  if (piece === '' || !isWrittenPlainly(text, words)) return false;
  return words.some((said) => standsIn(piece, folded(said)));
}

/** The same for an address, which the user may have written without the scheme. Capitals count in it. */
export function isOwnAddress(address: URL, given: string, words: readonly string[]): boolean {
  const bare = address.href.replace(/^https?:\/\//, '');
  const spellings = [given.trim(), address.href, bare, bare.replace(/^www\./, '')];
  const shorter = spellings.map((one) => one.replace(/\/$/, '')).filter((one) => one !== '');
  return words.some((said) => [...spellings, ...shorter].some((one) => standsIn(one, said, ADDRESS)));
}

/** Whether the user named a site: by a host of it, or by the name that people know it by. */
export function isNamedByUser(host: string, words: readonly string[]): boolean {
  const site = siteOf(`https://${host}`);
  const said = words.map((text) => folded(withHostsOnly(text)));
  if (said.flatMap(hostsIn).some((one) => siteOf(`https://${one}`) === site)) return true;
  const label = site.split('.')[0] ?? '';
  // `shop` in `shop.example` names that host, and no other that is called shop.
  return label.length >= 3 && said.some((one) => standsIn(label, one.replace(HOST, ' ')));
}

/** Whoever gives an address names its host. What stands behind that was often written by somebody else. */
function withHostsOnly(text: string): string {
  return text.replace(/\bhttps?:\/\/[^\s<>"']+/giu, (address) => ` ${URL.parse(address)?.host ?? ''} `);
}

const HOST = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?/gu;

function hostsIn(text: string): string[] {
  return text.match(HOST) ?? [];
}

interface Borders {
  readonly before: RegExp;
  readonly after: RegExp;
}

const WORD: Borders = { before: /[\p{L}\p{M}\p{N}_]$/u, after: /^[\p{L}\p{M}\p{N}_]/u };
/** An address goes on longer than a word does. */
const ADDRESS: Borders = {
  before: /[\p{L}\p{M}\p{N}_@.=&%-]$/u,
  after: /^(?:[\p{L}\p{M}\p{N}_/?#=&%@:~+-]|\.(?=[\p{L}\p{N}]))/u,
};

/** Whether a piece stands in a text and nothing beside it belongs to it. */
function standsIn(piece: string, text: string, { before, after }: Borders = WORD): boolean {
  for (let at = text.indexOf(piece); piece !== '' && at >= 0; at = text.indexOf(piece, at + 1)) {
    // A few characters are enough to see where a word begins.
    const [left, right] = [text.slice(Math.max(0, at - 4), at), text.slice(at + piece.length, at + piece.length + 4)];
    if (!before.test(left) && !after.test(right)) return true;
  }
  return false;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function isWrittenPlainly(text: string, words: readonly string[]): boolean {
  const plain = text.trim();
  if (words.some((said) => said.includes(plain))) return true;
  if (plain.normalize('NFKC') !== plain || /\s{2}|[^\S \n]/.test(plain)) return false;
  const small = plain.toLowerCase();
  return plain === small || plain === plain.toUpperCase() || plain === small.charAt(0).toUpperCase() + small.slice(1);
}
