import { sizes } from '../../lexicon/degrees.ts';
import { look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «У какого товара самая большая скидка и сколько она составляет?»: the one with the biggest discount is asked for, and how big that is.
 */
export function asWithMost(tokens: readonly Token[]): Token[] {
  return asHavingMost(asSoMuchOf(asLongest(tokens)));
}

/** «из рецептов тот, на готовку которого уйдёт больше всего времени»: the longest of them, or the quickest. */
function asLongest(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => TAKES_LONGEST.test(words.slice(index, index + MOST_TAKEN).join(' ')));
  const {
    all = '',
    one = '',
    degree = '',
  } = TAKES_LONGEST.exec(words.slice(at, at + MOST_TAKEN).join(' '))?.groups ?? {};
  if (at < 0) return [...tokens];
  const [very = '', long = '', quick = ''] = LONGEST[one] ?? [];
  const said = [very, degree === 'больше' ? long : quick].map((word) => inPlaceOf(tokens[at], word));
  const end = at + all.split(' ').length;
  return [...tokens.slice(0, at), ...said, ...tokens.slice(tokens[end]?.text === ',' ? end + 1 : end)];
}

const MOST_TAKEN = 10;
const TAKES_LONGEST =
  /^(?<all>(?<one>тот|ту|то) , на \p{L}+ котор(?:ого|ой) (?:уйдет|уходит|нужно|надо|требуется|потребуется) (?<degree>больше|меньше) всего времени)(?= |$)/u;
const LONGEST: Readonly<Record<string, readonly string[]>> = {
  тот: ['самый', 'долгий', 'быстрый'],
  ту: ['самую', 'долгую', 'быструю'],
  то: ['самое', 'долгое', 'быстрое'],
};

/** «На какую книгу уйдёт больше всего времени и сколько именно?»: how much time. */
function asSoMuchOf(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const most = words.findIndex(
    (_, at) =>
      /^(?:больше|меньше) всего$/.test(words.slice(at, at + 2).join(' ')) && MEASURED.test(words[at + 2] ?? ''),
  );
  const at = words.findIndex((word, index) => index > most && word === 'сколько' && words[index - 1] === 'и');
  const end = words[at + 1] === 'именно' ? at + 2 : at + 1;
  const isOver = tokens[end] === undefined || tokens[end]?.isMark === true;
  if (most < 0 || at < 0 || !isOver) return [...tokens];
  return [...tokens.slice(0, at + 1), inPlaceOf(tokens[at], words[most + 2] ?? ''), ...tokens.slice(end)];
}

const MEASURED = /^(?:времени|денег|места|калорий|сахара|белка)$/;

function asHavingMost(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => word === 'у' && /^как(?:ого|ой|их)$/.test(words[index + 1] ?? ''));
  const best = words.findIndex((_, index) => index > at + 2 && index <= at + MOST_BEFORE && bestAt(words, index) > 0);
  const noun = best + bestAt(words, best);
  const stop = tokens.findIndex(({ isMark, word }, index) => index >= noun && (isMark === true || word === 'и'));
  const end = stop < 0 ? tokens.length : stop;
  const what = tokens.slice(noun, end);
  const isPlain = [...tokens.slice(at + 2, best), ...what].every(({ value, isMark }) => !value && !isMark);
  if (at < 0 || best < 0 || !isPlain || what.length === 0 || what.length > MOST_OF_IT) return [...tokens];
  const named = [inPlaceOf(tokens[at], 'какой'), ...tokens.slice(at + 2, best), inPlaceOf(tokens[best], 'с')];
  const asked = wordsTaken(SO_MUCH, words.slice(end));
  const [and] = tokens.slice(end, end + 1);
  // «…, как она называется и сколько …»: then more is asked of it.
  if (asked === 0 && and !== undefined && !/^[.?!]$/.test(and.text)) return [...tokens];
  const value = asked > 0 && and ? [and, ...['какое', 'у', 'него'].map((word) => inPlaceOf(and, word)), ...what] : [];
  return [...tokens.slice(0, at), ...named, ...tokens.slice(best, end), ...value, ...tokens.slice(end + asked)];
}

/** «самая большая», «наименьшее». */
function bestAt(words: readonly string[], at: number): number {
  return look(sizes, words, at)?.length ?? 0;
}

const MOST_BEFORE = 5;
const MOST_OF_IT = 3;
const SO_MUCH =
  /^и (?:сколько (?:он|она|оно|это)(?: составляет)?|как(?:ой|ая|ое|ов|ова|ово) (?:он|она|оно)|чему (?:он|она|оно) (?:равен|равна|равно))(?= [?.!]|$)/;
