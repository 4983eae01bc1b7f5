import { has, lexicon } from '../../lexicon/match.ts';
import { inPlaceOf, isNameLike, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { letters } from '../letter-words.ts';

/**
 * «письма, которые прислали «Люмен» и «Вольт»», «отзыв, который оставила Анна»: what somebody sent or wrote is from them, from each who is
 * named. So it is with «письма, пришедшие от Анны».
 */
export function asSentBy(said: readonly Token[]): Token[] {
  const tokens = withAuthor(withoutComing(said));
  const at = tokens.findIndex(
    ({ word, value }, index) => !value && (has(letters, word) || has(works, word)) && sendingAt(tokens, index) > 0,
  );
  const verb = at < 0 ? -1 : sendingAt(tokens, at);
  if (verb < 0 || !isNameLike(tokens[verb + 1])) return [...tokens];
  const after = endOfNames(tokens, verb + 1);
  // «…, который написала Анна, он начинается на «Спасибо»»: another part, which tells more.
  if (/^(?:он|она|оно|они)$/.test(tokens[after + 1]?.word ?? '')) return [...tokens];
  const rest = tokens.slice(tokens[after]?.text === ',' ? after + 1 : after);
  return [
    ...tokens.slice(0, at + 1),
    inPlaceOf(tokens[verb], 'от'),
    ...tokens.slice(verb + 1, after),
    ...asSentBy(rest),
  ];
}

/** «[тот] отзыв, автор которого Анна»: the one from her. */
function withAuthor(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const comma = tokens.findIndex(({ text }, at) => text === ',' && AUTHOR.test(words.slice(at + 1, at + 5).join(' ')));
  const name = comma + 1 + wordsTaken(AUTHOR, words.slice(comma + 1, comma + 5));
  const end = endOfNames(tokens, name);
  const noun = words[comma - 1] ?? '';
  if (comma < 1 || end === name || !(has(letters, noun) || has(works, noun))) return [...tokens];
  const that = /^(?:тот|то|та|ту|те)$/.test(words[comma - 2] ?? '') ? 1 : 0;
  const before = [...tokens.slice(0, comma - 1 - that), ...tokens.slice(comma - 1, comma)];
  const rest = tokens.slice(tokens[end]?.text === ',' ? end + 1 : end);
  return [...before, inPlaceOf(tokens[comma], 'от'), ...tokens.slice(name, end), ...rest];
}

const AUTHOR = /^(?:автор(?:ом)?|отправител(?:ь|ем)) котор(?:ого|ой|ых)(?: (?:значится|указан|указана))?(?= )/;

/** «письма[, пришедшие] от Анны»: from whom they are is enough. */
function withoutComing(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const all = wordsIn(tokens.slice(at, at + 5)).join(' ');
    const spare = CAME_TO_ME.exec(all)?.[0].split(' ').length;
    if (spare) return [...tokens.slice(0, at + 1), ...withoutComing(tokens.slice(at + spare))];
    const come = HAS_COME.exec(wordsIn(tokens.slice(at, at + MOST_COME)).join(' '))?.[1];
    if (come)
      return [...tokens.slice(0, at + 1), ...withoutComing(tokens.slice(at + come.trim().split(' ').length + 1))];
    const came = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
    const from = came + (has(receivers, tokens[came + 1]?.word ?? '') ? 2 : 1);
    const isLetter = !tokens[at]?.value && has(letters, tokens[at]?.word ?? '');
    if (!isLetter || !CAME.test(tokens[came]?.word ?? '') || tokens[from]?.word !== 'от') continue;
    const after = endOfNames(tokens, from + 1);
    const rest = tokens.slice(came === at + 2 && tokens[after]?.text === ',' ? after + 1 : after);
    return [...tokens.slice(0, at + 1), ...tokens.slice(from, after), ...withoutComing(rest)];
  }
  return [...tokens];
}

/** «сообщения[, которые мне пришли]»: whose else would they be. */
const CAME_TO_ME =
  /^(?:писем|письма|сообщени[йея]|уведомлени[йея]) , которые (?:мне|нам) (?:пришли|поступили|прислали)(?= [.,!?]|$)/;
const MOST_COME = 9;
/** «новых сообщений [мне успело прийти]». */
const HAS_COME =
  /^(?:писем|сообщений|уведомлений|заказов|откликов|ответов|заявок|отзывов|комментариев)((?: (?:мне|нам|сюда|уже|за это время))*(?: успело (?:прийти|поступить|накопиться|набраться|скопиться)))(?= [.,!?]|$)/;
const CAME = /^(?:пришедш|полученн|присланн|поступивш|отправленн)\p{L}+$/u;

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
  [
    true,
    'прислал|прислала|прислали|прислало|отправил|отправила|отправили|отправило|написал|написала|написали|оставил|оставила|оставили|опубликовал|опубликовала|разместил|разместила',
  ],
]);
const works = lexicon([
  [true, 'комментарий|комментария|комментарии|отзыв|отзыва|отзывы|ответ|ответа|пост|поста|посты|запись|записи'],
]);
