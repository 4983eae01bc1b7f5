import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "Look for trains from Riga to Oslo[. The date is] 3 March", «Найди рейсы из Вены в Афины[. Дата —] 20 января»: on that day. */
export function onJourneyDay(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    if (!/^[.;,]$/.test(tokens[at]?.text ?? '') || !words.slice(0, at).some((word) => JOURNEY.test(word))) continue;
    const said = DATE.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '))?.[0];
    const end = at + 1 + (said?.trim().split(' ').length ?? 0);
    if (said === undefined || tokens[end]?.value?.kind !== 'date') continue;
    const on = /[а-я]/.test(said) ? [] : [inPlaceOf(tokens[end], 'on')];
    return [...tokens.slice(0, at), markInPlaceOf(tokens[at], ','), ...on, ...tokens.slice(end)];
  }
  return [...tokens];
}

const MOST_WORDS = 8;
const JOURNEY =
  /^(?:flights?|trains?|bus(?:es)?|ferr(?:y|ies)|tickets?|рейс\p{L}*|билет\p{L}*|поезд\p{L}*|автобус\p{L}*|паром\p{L}*|перел[её]т\p{L}*)$/u;
const DATE =
  /^(?:(?:the |our |my )?(?:travel |departure |flight )?(?:date|day)(?: (?:is|will be|should be))?(?: [:–—-])?|(?:it's|it is|that's|that would be|we leave|i leave|we fly|i fly|we travel|departing|leaving|departure)(?: is)?(?: (?:for|on))?|дата(?: (?:вылета|поездки|отправления|выезда))?(?: [:–—-])?|(?:вылет|выезд|отправление|летим|едем|лечу|еду)(?: [:–—-])?) /;
