import CONCEPTS from './concepts.json' with { type: 'json' };
import { tokensOf } from './tokens.ts';
import { isFiller } from './weight-of.ts';

/** The names of every concept, by language: what tests and generators draw from. */
export function allConcepts(): { en: readonly string[]; ru: readonly string[] }[] {
  return CONCEPTS.map((line) => {
    const [en = [], ru = []] = line.split(' | ').map((names) => names.split(', '));
    return { en, ru };
  });
}

/** The names of every concept as stems, one concept a line. It takes a while: concept-stems.json keeps what comes of it. */
export function conceptLines(): string[] {
  return allConcepts().map(({ en, ru }) => [...new Set([...en, ...ru].map(stemsOf))].join(','));
}

function stemsOf(name: string): string {
  const tokens = tokensOf(name);
  const telling = tokens.filter((token) => !isFiller(token.word));
  return (telling.length > 0 ? telling : tokens).map(({ stem }) => stem).join(' ');
}
