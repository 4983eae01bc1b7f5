import { inPlaceOf, markInPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "[I can't remember] which seat I have, [so please] search for QX7 and tell me", «[не помню,] какое у меня место: найди QX7 и скажи»:
 * what is to be told in the end is what was forgotten at first.
 */
export function asToldInTheEnd(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const from = wordsTaken(FORGOTTEN, words);
  const end = tokens.findIndex(({ isMark }, at) => at > from && isMark === true);
  const isAsked = from > 0 && end > 0 && QUESTION.test(words[from] ?? '');
  const told = isAsked ? words.findIndex((_, at) => at > end && TOLD.test(words.slice(at).join(' '))) : -1;
  if (told < 0) return [...tokens];
  const lead = wordsTaken(LEAD, words.slice(end + 1));
  const length = wordsTaken(TOLD, words.slice(told));
  const verb = tokens.slice(told, told + length);
  const isRussian = /^\p{Script=Cyrillic}/u.test(words[from] ?? '');
  return [
    ...tokens.slice(end + 1 + lead, told),
    ...(isRussian ? [...verb, markInPlaceOf(verb.at(-1), ',')] : ['tell', 'me'].map((one) => inPlaceOf(verb[0], one))),
    ...saidThere(tokens.slice(from, end), verb[0], verb.at(-1)),
    ...tokens.slice(told + length),
  ];
}

const FORGOTTEN =
  /^(?:(?:oh|sorry|hi|hey|so) ,? ?)*(?:i|we)(?: just)?(?:(?:'ve| have)? ?(?:forgot|forgotten)| (?:don't|do not|can't|cannot|can not) (?:remember|recall|know)|(?:'m| am) not sure|(?: have|'ve got) no idea)(?= )|^(?:я |мы )?(?:что-то |уже )?(?:не (?:помню|помним|знаю|знаем)|забыла?|забыли|подзабыла?)(?: ,)?(?= )/;
const QUESTION =
  /^(?:which|what|when|where|who|how|какой|какая|какое|какие|каков|сколько|когда|где|кто|как|во|до|на|в|по|с)$/;
const LEAD = /^(?:so|then|please|поэтому|так что|пожалуйста)(?: please| пожалуйста)?(?= )/;
const TOLD =
  /^(?:tell me|let me know|скажи|скажите|подскажи|подскажите|сообщи|сообщите)(?:(?: ,)? (?:мне|please|пожалуйста))*(?= [.!]*$|$)/;
