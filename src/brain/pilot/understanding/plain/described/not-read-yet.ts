import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «не открытых мной писем», «письма, ещё не прочитанные мной»: pages call them unread. */
export function asUnread(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => words[index] === 'не' && READ.test(words[index + 1] ?? ''));
  const [not, read] = tokens.slice(Math.max(at, 0), at + 2);
  const end = /^мно[йю]$/.test(words[at + 2] ?? '') ? at + 3 : at + 2;
  // Shops and doors are opened too.
  const isLetter = [...words.slice(Math.max(0, at - MOST_BETWEEN), at), words[end]].some((word) =>
    LETTERS.test(word ?? ''),
  );
  if (at < 0 || !not || !read || !isLetter) return [...tokens];
  const [, ending = 'ые'] = READ.exec(read.word) ?? [];
  const unread = { ...inPlaceOf(not, `непрочитанн${ending}`), end: read.end };
  return [...tokens.slice(0, at), unread, ...asUnread(tokens.slice(end))];
}

const MOST_BETWEEN = 3;
const READ = /^(?:открыт|прочитанн|просмотренн)(ые|ых|ым|ое|ого)$/;
const LETTERS = /^(?:пис(?:ем|ьм\p{L}*)|сообщени\p{L}*|рассыл\p{L}*)$/u;
