import type { Query } from '../../goal.ts';
import { type Context, findIndex, textOf } from '../context.ts';
import { withoutCopulas } from '../copulas.ts';
import { look } from '../lexicon/match.ts';
import { readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { predicates } from './predicate.ts';

export function askedWhether(tokens: readonly Token[], context: Context): Query {
  const plain = withoutCopulas(tokens).filter((token) => !/^(?:ли|whether|if|any)$/.test(token.word));
  const words = wordsIn(plain);
  const at = findIndex(plain, (index) => !!look(predicates, words, index));
  const found = at >= 0 ? look(predicates, words, at) : undefined;
  const rest = found ? [...plain.slice(0, at), ...plain.slice(at + found.length)] : plain;
  const things = readThings(rest.length > 0 ? rest : plain, context);
  if (!found || rest.length === 0) return { things, want: 'whether', tell: [] };
  const value = { text: textOf(plain.slice(at, at + found.length), context), kind: 'text' as const };
  return { things: { ...things, where: [...things.where, { is: '=', value }] }, want: 'whether', tell: [] };
}

/** «работает ли музей»: the little word stands after what is asked. */
export function whetherInside(tokens: readonly Token[]): boolean {
  return tokens.slice(0, 4).some((token) => token.word === 'ли');
}
