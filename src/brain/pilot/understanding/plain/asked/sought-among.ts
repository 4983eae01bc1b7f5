import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Сколько платят повару? Поищи среди объявлений», «сколько получает повар, если поискать такие объявления в Риге»: what is asked is looked
 * for anyway. «Какой номер, если судить по письму от Анны?» is asked of that letter.
 */
export function asSoughtAnyway(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = words.slice(at, at + MOST_WORDS).join(' ');
    const among = tokens[at]?.text === '?' ? AMONG.exec(said)?.[0].split(' ').length : undefined;
    if (among) return [...tokens.slice(0, at + 1), ...tokens.slice(at + among)];
    const isAsked = ASKED.test(words[0] ?? '') && words.includes('?');
    const such = isAsked ? SUCH.exec(said)?.[0].split(' ').length : undefined;
    if (such) return [...tokens.slice(0, at), ...tokens.slice(at + such)];
    const judged = isAsked ? JUDGED.exec(said)?.[0].split(' ').length : undefined;
    if (judged) return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'в'), ...tokens.slice(at + judged).map(inIt)];
  }
  return [...tokens];
}

/** «письму»: «письме». */
function inIt(token: Token): Token {
  if (!/^(?:письму|сообщению|последнему|первому|новому)$/.test(token.word)) return token;
  return inPlaceOf(
    token,
    token.word.replace(/ому$/, 'ом').replace(/ему$/, 'ем').replace(/ию$/, 'ии').replace(/му$/, 'ме'),
  );
}

const MOST_WORDS = 7;
const ASKED = /^(?:сколько|как|какой|какая|какое|какие|кто|что|где|когда|на|во|по)$/;
const AMONG = /^\? (?:поищи|посмотри|найди|глянь|ищи)(?:те)?(?: это)? среди [а-я]{4,}(?= [.!]|$)/;
const SUCH =
  /^, если (?:поискать|посмотреть|найти|искать) (?:такие|подходящие|эти|соответствующие) [а-я]{4,}(?= (?:в|во|на) )/;
const JUDGED =
  /^(?:, )?(?:если судить по|судя по|если верить)(?= (?:последнему |первому |новому )?(?:письму|сообщению) )/;
