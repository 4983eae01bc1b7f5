import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «не открытых мной писем», «письма, ещё не прочитанные мной», "the mails sitting unread": pages call them unread. */
export function asUnread(tokens: readonly Token[]): Token[] {
  return asNotRead(withUnreadFirst(tokens));
}

/** "messages [still sitting] unread": unread messages. */
function withUnreadFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) =>
      LETTERS_EN.test(words[index] ?? '') && SITTING.test(words.slice(index + 1, index + 1 + MOST_SITTING).join(' ')),
  );
  const letters = tokens[at];
  const said = SITTING.exec(words.slice(at + 1, at + 1 + MOST_SITTING).join(' '))?.[0] ?? '';
  if (!letters || said === '') return [...tokens];
  const rest = withUnreadFirst(tokens.slice(at + 1 + said.split(' ').length));
  return [...tokens.slice(0, at), inPlaceOf(letters, 'unread'), letters, ...rest];
}

const MOST_SITTING = 5;
const LETTERS_EN = /^(?:e-?mails?|mails?|messages?|letters?|notes?|notifications?)$/;
const SITTING =
  /^(?:(?:(?:that|which) )?(?:are|is) )?(?:(?:still|just) )*(?:sitting|lying|waiting|left)(?: (?:there|here|around))? unread(?= |$)/;

function asNotRead(tokens: readonly Token[]): Token[] {
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
  return [...tokens.slice(0, at), unread, ...asNotRead(tokens.slice(end))];
}

const MOST_BETWEEN = 3;
const READ = /^(?:открыт|прочитанн|просмотренн)(ые|ых|ым|ое|ого)$/;
const LETTERS = /^(?:пис(?:ем|ьм\p{L}*)|сообщени\p{L}*|рассыл\p{L}*)$/u;
