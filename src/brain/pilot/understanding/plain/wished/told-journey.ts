import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Еду в Псков из Твери 3 мая, возвращаюсь 8 мая. Посмотри, какие есть билеты», "I'm flying to Rome on 3 May. See what flights there are":
 * the journey that was told is the one that tickets are looked for.
 */
export function asSoughtJourney(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const going = GOING.exec(words.slice(0, MOST_WORDS).join(' '))?.[0].trim().split(' ').length ?? 0;
  const stop = tokens.findIndex(
    ({ text }, at) => at > going && /^[.!?;:]$/.test(text) && !DEPARTING.test(words[at + 1] ?? ''),
  );
  const asked = SEEING.exec(words.slice(stop + 1).join(' '))?.groups;
  const journey = withoutDeparting(tokens.slice(going, Math.max(stop, 0)));
  const isTold =
    journey.some(({ value }) => value?.kind === 'date') && /^(?:в|во|на|из|от|to|from)$/.test(words[going] ?? '');
  if (going === 0 || stop < 0 || !asked || !isTold) return [...tokens];
  const end = stop + 1 + (asked['all'] ?? '').split(' ').length;
  const isRussian = /[а-я]/.test(words[0] ?? '');
  const find = [isRussian ? 'найди' : 'find', asked['what'] ?? ''].map((word) => inPlaceOf(tokens[0], word));
  return [...find, ...withReturn(journey), ...tokens.slice(end)];
}

/** «… [: вылет] из Твери 3 мая»: from there on that day. */
function withoutDeparting(journey: readonly Token[]): readonly Token[] {
  const words = wordsIn(journey);
  const at = words.findIndex((word, index) => DEPARTING.test(word) && /^(?:из|с|от)$/.test(words[index + 1] ?? ''));
  if (at < 0) return journey;
  const from = journey[at - 1]?.isMark ? at - 1 : at;
  return [...journey.slice(0, from), ...journey.slice(at + 1)];
}

const DEPARTING = /^(?:вылет|выезд|отправление|вылетаем|вылетаю|выезжаем|выезжаю)$/;

/** «…, возвращаюсь 8 мая»: back on that day. */
function withReturn(journey: readonly Token[]): Token[] {
  const words = wordsIn(journey);
  const at = words.findIndex((_, index) => {
    const on = index + returningAt(words, index);
    const day = words[on] === 'on' ? on + 1 : on;
    return on > index && journey[day]?.value?.kind === 'date';
  });
  if (at < 0) return [...journey];
  const back = inPlaceOf(journey[at], /[а-я]/.test(words[at] ?? '') ? 'обратно' : 'returning');
  return [...journey.slice(0, at), back, ...journey.slice(at + returningAt(words, at))];
}

function returningAt(words: readonly string[], at: number): number {
  return RETURNING.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
}

const MOST_WORDS = 6;
const GOING =
  /^(?:(?:я|мы) )?(?:(?:скоро|собираюсь|собираемся|планирую|планируем) )*(?:(?:лечу|летим|лететь|полететь|еду|едем|ехать|поехать)(?= )|(?<=собираюсь |собираемся )(?=в |во |на ))|^(?:i'm|we're|i am|we are) (?:flying|travelling|traveling|going)(?= )/;
const RETURNING =
  /^(?:(?:а )?(?:возвращаюсь|возвращаемся|вернусь|вернемся|назад|домой|обратный (?:рейс|билет))(?: (?:назад|обратно))?|(?:and )?(?:i'm |we're |i am |we are )?(?:(?:coming|flying|going|heading) (?:back|home)|returning))(?= |$)/;
const SEEING =
  /^(?<all>(?:(?:посмотри|глянь|покажи|поищи|найди|подбери)(?:те)?(?: мне| нам)?(?: ,)?(?: какие)?(?: там)?(?: есть)?|(?:see|look|show me|check|find(?: me)?)(?: (?:what|which|for))?) (?<what>билеты|рейсы|поезда|автобусы|tickets|flights|trains|buses)(?: (?:туда|есть|there are|are there|i can take))?)(?= [.!?]|$)/;
