import { has } from '../../lexicon/match.ts';
import { articles, relations, ties } from '../../lexicon/small-words.ts';
import type { Token } from '../../tokens.ts';

/**
 * "which company posted the first job", «какой магазин продаёт самую дешёвую лампу», «какую зарплату предлагают
 * юристу»: what somebody has put up, or puts up for something, is told of that.
 */
export function asTheirs(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => isPutUp(tokens, index));
  const [asking, noun, verb] = tokens.slice(Math.max(at, 0));
  if (at < 0 || !asking || !noun || !verb) return [...tokens];
  const word = (text: string, near: Token): Token => ({ text, word: text, start: near.start, end: near.end });
  const said = /[а-я]/.test(verb.word)
    ? [asking, noun, word('у', verb)]
    : [word('what', asking), word('is', asking), word('the', asking), noun, word('of', verb)];
  return [...tokens.slice(0, at), ...said, ...tokens.slice(at + 3)];
}

function isPutUp(tokens: readonly Token[], at: number): boolean {
  const [asking, noun, verb, what] = tokens.slice(at, at + 4);
  const isNoun = noun !== undefined && !noun.value && /^\p{Ll}{3,}$/u.test(noun.text);
  // "which shop offers delivery": what all of one sort have is nothing that one of them is told by.
  const isOne =
    what !== undefined &&
    (/[а-я]/.test(verb?.word ?? '')
      ? !what.isMark && !has(relations, what.word) && !has(ties, what.word)
      : has(articles, what.word));
  return (
    /^(?:which|what|как(?:ой|ая|ое|ую))$/.test(asking?.word ?? '') && isNoun && isOne && PUT_UP.test(verb?.word ?? '')
  );
}

const PUT_UP =
  /^(?:posted|posts|published|publishes|offers|offered|sells|listed|lists|advertises|advertised|uploaded|submitted|разместил\p{L}?|опубликовал\p{L}?|выложил\p{L}?|предложил\p{L}?|прода[её]т|загрузил\p{L}?|предлагают|обещают|платят|дают|просят)$/u;
