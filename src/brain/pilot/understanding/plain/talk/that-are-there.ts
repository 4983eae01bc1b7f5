import { look } from '../../lexicon/match.ts';
import { pronouns } from '../../lexicon/pronouns.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «все карточки, какие есть в колонке «План»», "all the files that are lying in Drafts", «всё, что лежит в корзине»: that they are there is
 * said by where. What is moved is moved from there.
 */
export function asInThere(said: readonly Token[]): Token[] {
  const tokens = withKind(said);
  const at = tokens.findIndex((_, index) => lyingAt(tokens, index) > 0);
  const end = at + lyingAt(tokens, at);
  const next = tokens[end];
  if (at < 0 || !next) return [...tokens];
  const isBare = next.value !== undefined;
  const word = placeWord(tokens, at, isBare ? 'в' : next.word);
  const into = isBare ? wordBefore(next, word) : inPlaceOf(next, word);
  const rest = asInThere(tokens.slice(isBare ? end : end + 1)).map((token, index) =>
    index === 0 && word === 'из' && HOLDERS.has(token.word) ? inPlaceOf(token, HOLDERS.get(token.word) ?? '') : token,
  );
  return [...tokens.slice(0, at), into, ...(tokens[at]?.isMark ? withoutComma(rest) : rest)];
}

/** «перемести всё, что лежит в папке «Новое», ни одного файла там не оставляй»: all the files. */
function withKind(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const all = words.findIndex((word, at) => word === 'все' && words[at + 1] === ',' && words[at + 2] === 'что');
  const none = tokens.findIndex((_, at) => at > all && NONE_LEFT.test(words.slice(at, at + MOST_OF_REST).join(' ')));
  const { noun = '' } = NONE_LEFT.exec(words.slice(none, none + MOST_OF_REST).join(' '))?.groups ?? {};
  if (all < 0 || none < 0) return [...tokens];
  const end = none + wordsTaken(NONE_LEFT, words.slice(none, none + MOST_OF_REST));
  const kind = inPlaceOf(tokens[all], noun.replace(/(?<=[кгх])а$|я$/, 'и').replace(/а$/, 'ы'));
  const which = inPlaceOf(tokens[all + 2], 'которые');
  const [first, comma] = tokens.slice(all);
  if (!first || !comma) return [...tokens];
  return [...tokens.slice(0, all), first, kind, comma, which, ...tokens.slice(all + 3, none), ...tokens.slice(end)];
}

const MOST_OF_REST = 8;
const NONE_LEFT =
  /^, (?:чтобы )?ни одно(?:й|го) (?<noun>[а-я]{4,})(?: (?:там|тут|здесь))? не (?:оставляй|оставь|пропусти|пропускай|осталось)(?:те)?(?= [.!;]|$)/;

/** What things are kept in, as it is said of being there and of coming from there. */
export const HOLDERS: ReadonlyMap<string, string> = new Map([
  ['колонке', 'колонки'],
  ['папке', 'папки'],
  ['корзине', 'корзины'],
  ['группе', 'группы'],
  ['списке', 'списка'],
  ['разделе', 'раздела'],
  ['столбце', 'столбца'],
]);

/** «из», where they are moved away; else as it was said. */
function placeWord(tokens: readonly Token[], at: number, said: string): string {
  if (!/[а-я]/.test(tokens[at + 1]?.word ?? '')) return /[а-я]/.test(said) ? 'in' : said;
  const words = wordsIn(tokens);
  const isMoved = words.some((_, index) => /^(?:move|drag)$/.test(look(verbs, words, index)?.meaning ?? ''));
  return isMoved && /^(?:в|во)$/.test(said) ? 'из' : said;
}

/** «всё, что лежит в спаме[,] удали»: the comma after it goes with the one before it. */
function withoutComma(rest: readonly Token[]): Token[] {
  const end = rest.findIndex(({ isMark }) => isMark);
  const isClosed = rest[end]?.text === ',' && look(verbs, wordsIn(rest), end + 1)?.form === 'base';
  const isNear = end <= MOST_WORDS && !rest.slice(0, Math.max(end, 0)).some((_, at) => isCommand(rest, at));
  return isClosed && isNear ? [...rest.slice(0, end), ...rest.slice(end + 1)] : [...rest];
}

function isCommand(tokens: readonly Token[], at: number): boolean {
  return !tokens[at]?.value && look(verbs, wordsIn(tokens), at)?.form === 'base';
}

const MOST_WORDS = 5;

/** «писем[, которые] там [лежат]», «все заказы[, что тут] на странице»: they are there, wherever that is, or simply here. */
export function asThoseThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = THERE_RU.exec(words.slice(at, at + MOST_THERE).join(' '))?.[0].trim() ?? '';
    const end = at + said.split(' ').length;
    const isNoun = /^\p{Ll}{3,}$/u.test(tokens[at - 1]?.text ?? '') && !isCommand(tokens, at - 1);
    const isMeant = /^, котор/.test(said) || ALL_OF.test(words.slice(Math.max(0, at - 4), at).join(' '));
    if (said === '' || !isNoun || !isMeant) continue;
    const there = tokens.slice(at, end).filter(({ word }) => /^(?:там|на|этой|странице)$/.test(word));
    const rest = tokens[end]?.text === ',' && !isCommand(tokens, end + 1) ? end + 1 : end;
    return [...tokens.slice(0, at), ...there, ...asThoseThere(tokens.slice(rest))];
  }
  return [...tokens];
}

const MOST_THERE = 8;
const ALL_OF = /(?:^| )(?:все|всех|всем)(?: \p{L}+){0,3}$/u;
const IS =
  '(?: (?:есть|леж[иа]т|вис[ия]т|наход[ия]тся|сто[ия]т|показаны?|хран[ия]тся|имеются|имеется|накопил(?:ись|ось)|остал(?:ись|ось)|собрал(?:ись|ось)))';
const THERE_RU = new RegExp(
  `^, (?:которые|что|какие)(?: (?:сейчас|у меня|еще))*(?:${IS}? (?:там|тут|здесь)${IS}?(?: на (?:этой )?странице)?| (?:видно|видны|показаны|перечислены) на (?:этой )?странице)(?= (?:[.,!?;:)]|вместе)|$)`,
  'u',
);

/** "delete everything [that's] there", "throw away whatever is in there": all of it, wherever that is. */
export function asAllThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = THERE_EN.exec(words.slice(at, at + MOST_THERE).join(' '))?.[0].trim() ?? '';
    if (said === '') continue;
    const there = at + said.split(' ').length - 1;
    return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'everything'), ...asAllThere(tokens.slice(there))];
  }
  return [...tokens];
}

const THERE_EN =
  /^(?:(?:everything|anything|all) (?:that|which)(?:'s| is| sits| lies)|whatever(?:'s| is| sits| lies))(?: (?:still|now|currently|lying|sitting|left))*(?: in)? there(?= (?:[.,!?;:)]|and|then)|$)/u;

/** How many words say there that all that was named lies somewhere, with the comma before them. */
function lyingAt(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const said = words.slice(at, at + 7).join(' ');
  const found = at > 0 ? ((LYING_RU.exec(said) ?? LYING_EN.exec(said))?.[0].trim() ?? '') : '';
  const length = found === '' ? 0 : found.split(' ').length;
  const next = tokens[at + length];
  const isIn = /^(?:в|во|на|под|in|on|under|inside)$/.test(next?.word ?? '');
  const isPlace = isIn ? !look(pronouns, words, at + length + 1) : next?.value?.exact === true;
  const isAll = ALL.test(words.slice(Math.max(0, at - 5), at).join(' '));
  return length > 0 && isPlace && isAll && isDoneIn(tokens, at) ? length : 0;
}

/** Something is to be done in that sentence: where all of it shall be is another matter. */
function isDoneIn(tokens: readonly Token[], at: number): boolean {
  const isEnd = ({ text }: Token) => /^[.!?;\n]/.test(text);
  const from = tokens.findLastIndex((token, index) => index < at && isEnd(token)) + 1;
  const end = tokens.findIndex((token, index) => index > at && isEnd(token));
  const own = tokens.slice(from, end < 0 ? tokens.length : end);
  return own.some((_, index) => isCommand(own, index)) && !own.some(({ word }) => /^долж/.test(word));
}

/** Only of all of them: of one it may well be told which it is by where it is. */
const ALL = /(?:^| )(?:все|всех|каждую|каждый|каждое|all|every|everything)(?: (?!и |а |and )\p{L}+){0,3}$/u;
const LYING_RU =
  /^, (?:которые|которая|который|которое|какие|что)(?: (?:сейчас|там|у меня|еще))* (?:есть|леж[иа]т|вис[ия]т|наход[ия]тся|сто[ия]т|остались|осталось|имеются|имеется|накопил(?:ись|ось)|собрал(?:ись|ось)) /;
const LYING_EN =
  /^(?:that|which)(?:'s|'re| is| are| sits?| lies?)(?: (?:now|still|currently|lying|sitting|left|waiting|kept|stored))* /;
