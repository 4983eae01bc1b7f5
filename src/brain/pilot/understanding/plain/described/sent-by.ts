import { has, lexicon } from '../../lexicon/match.ts';
import { inPlaceOf, isNameLike, type Token } from '../../tokens.ts';
import { letters } from '../letter-words.ts';

/** «письма, которые прислали «Люмен» и «Вольт»»: letters that somebody sent are from them, from each who is named. */
export function asSentBy(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word, value }, index) => !value && has(letters, word) && sendingAt(tokens, index) > 0);
  const verb = at < 0 ? -1 : sendingAt(tokens, at);
  if (verb < 0 || !isNameLike(tokens[verb + 1])) return [...tokens];
  const after = endOfNames(tokens, verb + 1);
  const rest = tokens.slice(tokens[after]?.text === ',' ? after + 1 : after);
  return [
    ...tokens.slice(0, at + 1),
    inPlaceOf(tokens[verb], 'от'),
    ...tokens.slice(verb + 1, after),
    ...asSentBy(rest),
  ];
}

/** «письма [, которые мне прислали]»: where the verb stands. Zero where none does. */
function sendingAt(tokens: readonly Token[], noun: number): number {
  const which = tokens[noun + 1]?.text === ',' ? noun + 2 : noun + 1;
  const verb = which + (has(receivers, tokens[which + 1]?.word ?? '') ? 2 : 1);
  return /^котор(?:ое|ые|ый|ую|ая)$/.test(tokens[which]?.word ?? '') && has(sendings, tokens[verb]?.word ?? '')
    ? verb
    : 0;
}

/** One name after another, with «и» or a comma between. */
function endOfNames(tokens: readonly Token[], from: number): number {
  let end = from;
  while (isNameLike(tokens[end]) || (/^(?:и|,)$/.test(tokens[end]?.text ?? '') && isNameLike(tokens[end + 1]))) end++;
  return end;
}

const receivers = lexicon([[true, 'мне|нам']]);
const sendings = lexicon([
  [true, 'прислал|прислала|прислали|прислало|отправил|отправила|отправили|отправило|написал|написала|написали'],
]);
