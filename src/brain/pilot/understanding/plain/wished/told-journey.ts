import { endOfLarge, inPlaceOf, isNameLike, markInPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «Еду в Псков из Твери 3 мая, возвращаюсь 8 мая. Посмотри, какие есть билеты», "I'm flying to Rome on 3 May. See what flights there are":
 * the journey that was told is the one that tickets are looked for. So it is with "it's Rome to Oslo on 3 May, no return needed".
 */
export function asSoughtJourney(said: readonly Token[]): Token[] {
  const tokens = asWishedJourney(withTravellers(asOneJourney(asLeavingFor(said))));
  const words = wordsIn(tokens);
  const going = GOING.exec(words.slice(0, MOST_WORDS).join(' '))?.[0].trim().split(' ').length ?? 0;
  // "…: out on 3 May, home on 9 May": when, and not yet what is asked.
  const stop = tokens.findIndex(
    ({ text }, at) =>
      at > going &&
      ((/^[.!?;:]$/.test(text) && !goesOn(text, words[at + 1] ?? '')) ||
        (text === ',' && words[at + 1] === 'so' && SEEING.test(words.slice(at + 1).join(' ')))),
  );
  const asked = SEEING.exec(words.slice(stop + 1).join(' '))?.groups;
  const journey = withoutDeparting(tokens.slice(going, Math.max(stop, 0)));
  // "it's [from] Rome to Oslo"
  const isBare = isNameLike(tokens[going]) && words[endOfLarge(tokens, going)] === 'to';
  const isTold =
    journey.some(({ value }) => value?.kind === 'date') &&
    (isBare ||
      /^(?:(?:в|во|на|из|от|to|from)(?: |$)|one way (?:to|from)(?: |$))/.test(words.slice(going, going + 3).join(' ')));
  if (going === 0 || stop < 0 || !asked || !isTold) return /^there/.test(said[0]?.word ?? '') ? [...tokens] : [...said];
  const end = stop + 1 + (asked['all'] ?? '').split(' ').length;
  const isRussian = /[а-я]/.test(words[0] ?? '');
  const find = [isRussian ? 'найди' : 'find', asked['what'] ?? ''].map((word) => inPlaceOf(tokens[0], word));
  const from = isBare ? [inPlaceOf(tokens[going], 'from')] : [];
  return [...find, ...from, ...withReturn(asOneWay(journey)), ...tokens.slice(end)];
}

/** «Собираемся [на недельку] в Псков [перед праздниками, летим] из Твери 3 мая, [домой хотим] 9 мая[,] посмотри …»: told in one. */
function asOneJourney(tokens: readonly Token[]): readonly Token[] {
  const words = wordsIn(tokens);
  const seeing = tokens.findIndex(
    ({ isMark }, at) => isMark === true && SEEING.test(wordsIn(tokens.slice(at + 1)).join(' ')),
  );
  const told = tokens.slice(0, Math.max(seeing, 0));
  if (!/^(?:собираемся|собираюсь|едем|еду|летим|лечу|планируем)$/.test(words[0] ?? '') || seeing < 0) return tokens;
  if (told.some(({ text }) => /^[.!?;:]$/.test(text))) return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < told.length; ) {
    const said = wordsIn(told.slice(at, at + MOST_WORDS)).join(' ');
    const spare = (at > 0 ? MEANWHILE.exec(said) : null)?.[0].split(' ').length ?? 0;
    const back = WANT_BACK.exec(said)?.[0].split(' ').length ?? 0;
    if (back > 0) kept.push(inPlaceOf(told[at], 'обратно'));
    else if (spare === 0) kept.push(...told.slice(at, at + 1));
    at += Math.max(back || spare, 1);
  }
  return [...kept, markInPlaceOf(tokens[seeing], '.'), ...tokens.slice(seeing + 1)];
}

/** For how long, on what occasion, and once more that one goes. */
const MEANWHILE =
  /^(?:на (?:недельку|неделю|выходные|каникулы|(?:пару|несколько) (?:дней|недель))|(?:перед|под|на) (?:нов(?:ым годом|ый год)|праздниками|праздники|рождеством|рождество)|, (?:летим|лечу|едем|еду|вылетаем|вылетаю|выезжаем)(?= (?:из|с) ))(?= |$)/;
const WANT_BACK = /^(?:домой|обратно|назад) (?:хотим|хочу|хотелось бы|надо|нужно)(?= |$)/;

/** "We're planning a trip: leaving Rome for Oslo on 3 May …": we're flying from Rome to Oslo. */
function asLeavingFor(tokens: readonly Token[]): readonly Token[] {
  const words = wordsIn(tokens);
  const at = words.indexOf('leaving');
  const place = at < 0 ? 0 : endOfLarge(tokens, at + 1);
  const isPlanned = PLANNED.test(words.slice(0, Math.max(at, 0)).join(' '));
  if (place <= at + 1 || words[place] !== 'for' || !isNameLike(tokens[place + 1]) || !isPlanned) return tokens;
  const say = (stand: Token | undefined, ...all: string[]) => all.map((word) => inPlaceOf(stand, word));
  const from = tokens.slice(at + 1, place);
  return [
    ...say(tokens[at], "we're", 'flying', 'from'),
    ...from,
    ...say(tokens[place], 'to'),
    ...tokens.slice(place + 1),
  ];
}

const PLANNED =
  /^(?:(?:i'm|we're|i am|we are) (?:planning|thinking of|having|going on|taking|off on) (?:an?|our|my)(?: \p{L}+){1,6} [:,–—-](?: |$))?(?:i'm|we're|i am|we are|it's)?$/u;

/** «Хочу 3 мая улететь из Твери в Псков, а 9 мая вернуться. …», «мне нужно …, поищи рейсы»: who wishes so is going, on that day. */
function asWishedJourney(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens).map((word) => word || '#');
  const wish = wordsTaken(WISHED, words.slice(0, MOST_WORDS));
  const mark = tokens.findIndex(
    ({ isMark }, at) => at > wish && isMark === true && SEEING.test(wordsIn(tokens.slice(at + 1)).join(' ')),
  );
  if (wish === 0 || mark < 0 || !/^(?:в|во|на|из|от|с)$/.test(words[wish] ?? '')) return [...tokens];
  const day = tokens.slice(0, wish).filter(({ value }) => value);
  if (day.length > 1 || day.some(({ value }) => value?.kind !== 'date')) return [...tokens];
  const way = tokens.slice(wish, mark).flatMap((token, at, all) => {
    // «а 9 мая вернуться»: back on that day.
    if (token.value?.kind === 'date' && BACK.test(all[at + 1]?.word ?? '')) return [inPlaceOf(token, 'обратно'), token];
    if (BACK.test(token.word) && all[at - 1]?.value?.kind === 'date' && all[at + 1]?.value?.kind !== 'date') return [];
    // «и вернуться 9 мая».
    if (BACK.test(token.word) && all[at + 1]?.value?.kind === 'date') return [inPlaceOf(token, 'обратно')];
    return token.word === 'и' && BACK.test(all[at + 1]?.word ?? '') ? [markInPlaceOf(token, ',')] : [token];
  });
  const route = way.findIndex(({ isMark, word }) => isMark === true || word === 'без');
  const end = route < 0 ? way.length : route;
  const journey = [...way.slice(0, end), ...day, ...way.slice(end)].filter(({ word }) => word !== 'а');
  return [inPlaceOf(tokens[0], 'еду'), ...journey, markInPlaceOf(tokens[mark], '.'), ...tokens.slice(mark + 1)];
}

const WISHED =
  /^(?:(?:я|мы|мне|нам|бы) )*(?:хочу|хотим|хотел[аи]? бы|хотелось бы|нужно|надо|планирую|планируем|собираюсь|собираемся)(?: #)? (?:улететь|лететь|полететь|вылететь|слетать|уехать|ехать|поехать|выехать|съездить|добраться)(?: #)?(?= )/;
const BACK = /^(?:вернуться|возвращаюсь|возвращаемся|вернусь|вернемся|обратно|назад)$/;

function goesOn(mark: string, next: string): boolean {
  return DEPARTING.test(next) || (mark === ':' && /^(?:out|there)$/.test(next));
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
/** "There are two of us, both adults, going from …": we are going, and two adults at that. */
function withTravellers(tokens: readonly Token[]): Token[] {
  const told = TRAVELLERS.exec(
    wordsIn(tokens)
      .slice(0, MOST_WORDS * 3)
      .join(' '),
  );
  const length = told?.[0].split(' ').length ?? 0;
  const stop = tokens.findIndex(
    ({ text }, at) => at > length && (/^[.!?;:]$/.test(text) || (text === ',' && tokens[at + 1]?.word === 'so')),
  );
  if (!told || stop < 0) return [...tokens];
  const said = (...words: string[]) => words.map((word) => inPlaceOf(tokens[0], word));
  const many = [markInPlaceOf(tokens[0], ','), ...said(told.groups?.['many'] ?? '', told.groups?.['who'] ?? '')];
  return [...said("we're", 'going'), ...tokens.slice(length, stop), ...many, ...tokens.slice(stop)];
}

/** "…, no return needed", "… with no return": one way; "… and back again" is said by the day of it. */
function asOneWay(journey: readonly Token[]): Token[] {
  const words = wordsIn(journey);
  const isOneWay = words.join(' ').includes('one way');
  for (const at of journey.keys()) {
    const said = words.slice(at).join(' ');
    const length = (NO_RETURN.exec(said) ?? AND_BACK.exec(said))?.[0].split(' ').length ?? 0;
    if (length === 0) continue;
    const isBack = !NO_RETURN.test(said);
    const one = /[а-я]/.test(words[at] ?? '') ? ['в', 'одну', 'сторону'] : ['one', 'way'];
    const way = isBack || isOneWay ? [] : one.map((word) => inPlaceOf(journey[at], word));
    const comma = way.length > 0 && words[at] !== ',' ? [markInPlaceOf(journey[at], ',')] : [];
    const rest = journey.slice(at + length);
    return [...journey.slice(0, at), ...comma, ...way, ...asOneWay(isBack ? withComma(rest) : rest)];
  }
  return [...journey];
}

/** "…[:] out on 3 May": a comma will do. */
function withComma([first, ...rest]: readonly Token[]): Token[] {
  return first?.text === ':' ? [markInPlaceOf(first, ','), ...rest] : first ? [first, ...rest] : [];
}

const TRAVELLERS =
  /^(?:there are|there're|there will be) (?<many>two|three|four|five) of us(?: ,)?(?: both| all)? (?<who>adults|children|passengers) ,(?: and)?(?:(?: we're| we are)? (?:going|flying|travelling|traveling)| we (?:need|want|have) to (?:get|go|fly|travel)| we'd like to (?:get|go|fly|travel))(?= )|^(?<many>two|three|four|five) (?<who>adults|passengers|people) (?:want|need|have|would like|are going|plan) to (?:get|go|fly|travel)(?= )/;
const NO_RETURN =
  /^(?:with |and )?no (?:return|way back)(?: (?:needed|required|necessary|flight|trip|ticket))*(?= [,.]|$)|^(?:и )?без (?:обратного билета|обратного рейса|обратной дороги|возвращения)(?= [,.]|$)/;
const AND_BACK = /^and back(?: again)?(?= [,:]|$)/;

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
  return wordsTaken(RETURNING, words.slice(at, at + MOST_WORDS));
}

const MOST_WORDS = 6;
const GOING =
  /^(?:(?:я|мы) )?(?:(?:скоро|собираюсь|собираемся|планирую|планируем) )*(?:(?:лечу|летим|лететь|полететь|еду|едем|ехать|поехать)(?= )|(?<=собираюсь |собираемся )(?=в |во |на ))|^(?:i'm|we're|i am|we are) (?:flying|travelling|traveling|going)(?= )|^(?:i|we) (?:need|want|have) to (?:get|go|fly|travel)(?= )|^(?:i|we)'d like to (?:get|go|fly|travel)(?= )|^(?:it's|it is|it'll be)(?= )/;
const RETURNING =
  /^(?:(?:а )?(?:возвращаюсь|возвращаемся|вернусь|вернемся|назад|домой|обратный (?:рейс|билет))(?: (?:назад|обратно))?|(?:and )?(?:i'm |we're |i am |we are )?(?:(?:coming|flying|going|heading) (?:back|home)|returning|home))(?= |$)/;
const SEEING =
  /^(?<all>(?:(?:посмотри|глянь|покажи|поищи|найди|подбери)(?:те)?(?: мне| нам)?(?: ,)?(?: какие)?(?: там)?(?: есть)?(?: (?:подходящие|нужные|такие))?|(?:(?:so|please|can you|could you|would you) )*(?:see|look(?: up)?|show me|check|search|find(?: me)?|(?:run|do|make|start) a search)(?: (?:what|which|for|up))?(?: (?:the|a|that|their|our|my|some))?|(?:what|which)) (?<what>билеты|рейсы|поезда|автобусы|tickets?|flights?|trains?|buses|bus)(?: (?:туда|есть|на эти (?:даты|дни|числа)|there are|are there|i can take|for (?:us|me|them|(?:that|this) (?:(?:round )?trip|journey|route))|please))*)(?= [.!?]|$)/;
