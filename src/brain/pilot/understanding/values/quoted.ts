import type { Span } from './span.ts';

/** Text in quotes of any style. It is a value as it stands: nothing inside is read as an instruction. */
export function findQuoted(text: string): Span[] {
  return [...text.matchAll(anyQuotes)].map((match) => {
    const inside = match.slice(1).find((group) => group !== undefined) ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: { text: inside, kind: 'text', exact: true },
    };
  });
}

const anyQuotes = new RegExp(
  [
    '"([^"\\n]*)"',
    '“([^”“\\n]*)[”“]',
    '„([^“”\\n]*)[“”]',
    '«([^»\\n]*)»',
    '‘([^’\\n]*(?:’\\p{L}[^’\\n]*)*)’(?!\\p{L})',
    '`([^`\\n]+)`',
    // An apostrophe inside a word does not end the quote: 'don't panic'.
    "(?<![\\p{L}\\p{N}])'((?:[^'\\n]|'(?=\\p{L}))+)'(?![\\p{L}\\p{N}])",
  ].join('|'),
  'gu',
);
