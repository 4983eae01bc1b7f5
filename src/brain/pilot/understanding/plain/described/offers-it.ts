import { isSmall } from '../../context.ts';
import { inPlaceOf, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/** "hotels that [offer] breakfast", «отели, которые [предлагают] завтрак»: with breakfast. */
export function asHaving(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => !tokens[index]?.value && OFFERS.test(word) && isTold(tokens, words, index),
  );
  if (at < 0) return [...tokens];
  const isRussian = /[а-я]/.test(words[at] ?? '');
  const from = leadBefore(words, at);
  const comes = words[at] === 'come' || words[at] === 'comes' ? at + 2 : at + 1;
  const mark = tokens[from - 1]?.text === ',' && isRussian ? from - 1 : from;
  const isJoined = /^(?:and|и)$/.test(words[from - 1] ?? '');
  const having = inPlaceOf(tokens[at], isRussian ? 'с' : 'with');
  return asHaving([...tokens.slice(0, isJoined ? from : mark), having, ...tokens.slice(comes)]);
}

/** It is told of what was named, not asked for: behind a relative, or in a question of how many or which. */
function isTold(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  const said = words.slice(sentenceStart(tokens, at), at);
  const before = said.at(-1) ?? '';
  if (words[at]?.startsWith('come') && words[at + 1] !== 'with') return false;
  // "… with breakfast and [have] a pool".
  if (HAVE.test(words[at] ?? '')) return /^(?:and|и)$/.test(before) && said.some((word) => WITH.test(word));
  const isRelative = said.some((word) => RELATIVE.test(word)) && /^(?:that|which|котор\p{L}+|and|also)$/u.test(before);
  const isAsked =
    ASKED.test(said.join(' ')) && !/^(?:you|we|they|i|to|can|do|does|will|should|и|and|здесь|там|тут)$/.test(before);
  // "which company offers [the first job]" asks whose it is; "the top offer when …" is one.
  const next = tokens[words[at]?.startsWith('come') ? at + 2 : at + 1];
  const isWhat = next !== undefined && !next.isMark && (next.word === 'a' || !isSmall(next)) && !THIS.test(next.word);
  return (isRelative || isAsked) && isWhat;
}

function leadBefore(words: readonly string[], at: number): number {
  let from = at;
  while (RELATIVE.test(words[from - 1] ?? '') || /^(?:also|ещё|еще|также)$/.test(words[from - 1] ?? '')) from -= 1;
  return from;
}

const THIS = /^(?:the|that|this|its?|his|her|их|его|ее|эту|этот|with|when|where|перв\p{L}+)$/u;
const ASKED = /(?:^| )(?:how many|which|сколько|как(?:ой|ая|ое|ие))(?: [\p{L}\d-]+)+$/u;
const HAVE = /^(?:have|has|имеют|имеет)$/;
const WITH = /^(?:with|с|со)$/;
const OFFERS =
  /^(?:have|has|имеют|имеет|offers?|provides?|includes?|features?|comes?|предлага(?:ет|ют)|предоставля(?:ет|ют))$/;
const RELATIVE = /^(?:that|which|котор(?:ый|ая|ое|ые))$/;
