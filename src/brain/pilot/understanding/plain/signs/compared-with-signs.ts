import type { Language } from '../../../goal.ts';
import { inPlaceOf, type Token } from '../../tokens.ts';

/** "price > 100", "rating >= 4", «цена < 500»: a sign before a figure says what words say. */
export function asCompared(tokens: readonly Token[]): Token[] {
  const words = SAID[tokens.some(({ word }) => /[а-я]/.test(word)) ? 'ru' : 'en'];
  return tokens.flatMap((token, at) => {
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (token.text === '=' && words.has(before?.text ?? '') && isFigure(next)) return [];
    const isOrSame = next?.text === '=' && isFigure(after);
    const sign = isOrSame ? `${token.text}=` : isFigure(next) ? token.text : '';
    const said = words.get(token.value ? '' : sign);
    return said ? said.split(' ').map((word) => inPlaceOf(token, word)) : [token];
  });
}

function isFigure(token: Token | undefined): boolean {
  return /^(?:number|money|date|time|duration)$/.test(token?.value?.kind ?? '') && !token?.value?.exact;
}

type Words = ReadonlyMap<string, string>;

const SAID: Readonly<Record<Language, Words>> = {
  en: wordsFor('above', 'below', 'at least', 'at most'),
  ru: wordsFor('больше', 'меньше', 'не меньше', 'не больше'),
};

function wordsFor(above: string, below: string, least: string, most: string): Words {
  return new Map([
    ['>', above],
    ['<', below],
    ['>=', least],
    ['≥', least],
    ['<=', most],
    ['≤', most],
  ]);
}
