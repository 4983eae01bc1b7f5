import type { Token } from '../../tokens.ts';

/** The words with every text put in quotes that begins somewhere: `endOfText` tells where it ends, and -1 where none begins. */
export function putInQuotes(
  tokens: readonly Token[],
  endOfText: (tokens: readonly Token[], at: number) => number,
): Token[] {
  const at = tokens.findIndex((_, index) => endOfText(tokens, index) > index);
  if (at < 0) return [...tokens];
  const end = endOfText(tokens, at);
  const said = tokens.slice(at, end);
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return [...tokens];
  const text = said.map((token, index) => `${gap(said[index - 1], token)}${token.text}`).join('');
  const quoted: Token = {
    ...{ text, word: '', start: first.start, end: last.end },
    value: { text, kind: 'text', exact: true },
  };
  return [...tokens.slice(0, at), quoted, ...putInQuotes(tokens.slice(end), endOfText)];
}

function gap(before: Token | undefined, { start }: Token): string {
  return before && before.end < start ? ' ' : '';
}
