import type { Constraint } from '../../goal.ts';
import { type Context, findIndex, textOf } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** "are still open", «ещё не доставлено»: what is said of those that are counted. */
export function takePredicate(tokens: readonly Token[], context: Context): { kept: Token[]; where: Constraint[] } {
  const plain = tokens.filter((token) => !/^(?:still|yet|already|еще|уже)$/.test(token.word));
  const words = wordsIn(plain);
  const at = findIndex(plain, (index) => index > 0 && !!look(predicates, words, index));
  const length = at > 0 ? (look(predicates, words, at)?.length ?? 0) : 0;
  if (at < 0 || at + length < plain.length) return { kept: [...tokens], where: [] };
  const isDenied = /^(?:not|не)$/.test(words[at - 1] ?? '');
  const value = { text: textOf(plain.slice(at), context), kind: 'text' as const };
  return { kept: plain.slice(0, isDenied ? at - 1 : at), where: [{ is: isDenied ? '≠' : '=', value }] };
}

/** What is said of things by yes or no. */
export const predicates = lexicon([
  [
    true,
    'available|in stock|sold out|out of stock|free|open|closed|included|possible|allowed|enabled|disabled|checked|read|unread|delivered|paid|overdue|empty|full|on sale|cancelled|canceled|delayed|on time|refundable|online|в наличии|доступ~|доступен|доступна|доступно|открыт|открыта|открыто|закрыт|закрыта|бесплатн~|оплачен~|оплачен|доставлен~|доставлен|свободн~|пуст|пуста|включен|включена|прочитан~',
  ],
]);
