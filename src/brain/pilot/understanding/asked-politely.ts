import { look } from './lexicon/match.ts';
import { verbs } from './lexicon/verbs.ts';
import type { Token } from './tokens.ts';

/** «Переместите» as «перемести»: the same is asked, less politely. Nothing where nothing is asked so. */
export function lessPolite(tokens: readonly Token[]): readonly Token[] | undefined {
  const said = tokens.map((token) => {
    const [, one] = token.value ? [] : (POLITE.exec(token.word) ?? []);
    const [asked, plain] = [look(verbs, [token.word], 0), look(verbs, [one ?? ''], 0)];
    const isSame = asked?.form === 'base' && plain?.form === 'base' && asked.meaning === plain.meaning;
    return one !== undefined && isSame ? { ...token, text: token.text.slice(0, -2), word: one } : token;
  });
  return said.some((token, at) => token !== tokens[at]) ? said : undefined;
}

const POLITE = /^(\p{L}{2,}(?:и|й|ь))те$/u;
