import { endOfLarge, inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** «С каких пор Анна состоит в клубе?», "how long has Ann been a member?": when she joined is asked. */
export function asJoined(said: readonly Token[]): Token[] {
  const tokens = asWhenJoined(withMemberLast(said));
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const since = wordsTaken(SINCE, words.slice(at));
    const member = since === 0 ? -1 : words.findIndex((_, index) => index > at + since && memberAt(words, index) > 0);
    const who = tokens.slice(at + since, Math.max(member, 0));
    const isNamed =
      who.length > 0 && who.length <= MOST_OF_NAME && who.every(({ isMark, text }) => !isMark && /^\p{Lu}/u.test(text));
    if (!isNamed) continue;
    const end = member + memberAt(words, member);
    const isRussian = /[а-я]/.test(words[at] ?? '');
    const [first] = tokens.slice(at, at + 1);
    const ask = (isRussian ? ['когда'] : ['when', 'did']).map((word) => inPlaceOf(first, word));
    const joined = {
      ...inPlaceOf(tokens[member], isRussian ? 'присоединилась' : 'join'),
      end: tokens[end - 1]?.end ?? 0,
    };
    // «… ? Скажи, когда она вступила»: the same is asked once more, and of whom is known.
    const again = end + wordsTaken(AGAIN, words.slice(end));
    if (again > end)
      return [...tokens.slice(0, at), ...tokens.slice(end + 1, again - 2), ...who, ...tokens.slice(again - 1)];
    const day = end + wordsTaken(DAY_AGAIN, words.slice(end));
    const asked = day > end ? tokens.slice(end, end + 1) : [];
    const said = isRussian ? [joined, ...who] : [...who, joined];
    return [...tokens.slice(0, at), ...ask, ...said, ...asked, ...asJoined(tokens.slice(day + asked.length))];
  }
  return [...tokens];
}

/** «с какого времени [в клубе состоит] Анна»: whoever it is, said last. */
function withMemberLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => SINCE.test(words.slice(index).join(' ')));
  const from = at + wordsTaken(SINCE, words.slice(Math.max(at, 0)));
  const length = wordsTaken(THERE_FIRST, words.slice(from));
  const end = endOfLarge(tokens, from + length);
  const next = tokens[end];
  const isOver = next === undefined || next.isMark === true;
  if (at < 0 || length === 0 || end === from + length || !isOver) return [...tokens];
  const there = tokens.slice(from, from + length);
  const member = [...there.filter(({ word }) => DOES.test(word)), ...there.filter(({ word }) => !DOES.test(word))];
  return [...tokens.slice(0, from), ...tokens.slice(from + length, end), ...member, ...tokens.slice(end)];
}

const DOES = /^(?:уже|состоит|зарегистрирована?|участвует|сидит|числится)$/;
const THERE_FIRST =
  /^(?:(?:уже )?(?:состоит|зарегистрирована?|участвует|сидит|числится) )?(?:тут|здесь|с нами|у нас|(?:на|в) (?:(?:этом|этой|вашем|нашем) )?(?:форуме|сайте|клубе|сообществе|группе|чате))(?: (?:уже )?(?:состоит|зарегистрирована?|участвует|сидит|числится))?(?= )/;

function memberAt(words: readonly string[], at: number): number {
  return wordsTaken(MEMBER, words.slice(at));
}

const AGAIN =
  /^\? (?:(?:скажи|назови|подскажи|напиши)(?: мне)? , )?когда (?:он|она|они) (?:присоедин|зарегистр|вступ|приш)\p{L}+(?= [?.!]|$)/u;
/** «… ? Интересует дата, когда она вступила»: no more than was asked. */
const DAY_AGAIN =
  /^\? (?:интересует|нужн[аоы]|назови|скажи|подскажи)(?: мне| именно)* (?:дат[ау]|день|число|год)(?: ,)? когда (?:он|она|они) (?:присоедин|зарегистр|вступ|приш)\p{L}+(?= [?.!]|$)/u;
const MOST_OF_NAME = 3;
const SINCE =
  /^(?:с какого (?:времени|года|месяца(?: и года)?|дня|числа)|с каких пор|как давно|(?:since when|how long|since what year) has)(?= )/;
const MEMBER =
  /^(?:(?:(?:уже )?(?:состоит|зарегистрирована?|участвует|сидит|присутствует|числится) )?(?:тут|здесь|с нами|у нас|(?:на|в) (?:(?:этом|этой|вашем|нашем) )?(?:форуме|сайте|клубе|сообществе|группе|чате))|been (?:here|around|with us|a member|on (?:the|this) (?:forum|site)|in (?:the|this) (?:club|group))(?: of (?:the|this) (?:forum|club|group|site))?)(?= [?.,!]|$)/;

/** «Найди дату, когда в клуб вступила Анна»: «скажи, когда вступила Анна». */
function asWhenJoined(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const [whole, joined] = DAY_OF.exec(words.join(' ')) ?? [];
  const end = whole?.split(' ').length ?? 0;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (!joined || !/^\p{Lu}/u.test(tokens[end]?.text ?? '')) return [...tokens];
  const tell = inPlaceOf(tokens[0], 'скажи');
  return [tell, ...tokens.slice(comma, comma + 1), inPlaceOf(tokens[comma + 1], 'когда'), ...tokens.slice(end - 1)];
}

const DAY_OF =
  /^(?:(?:найди|скажи|назови|узнай|подскажи|выясни|посмотри|нужна|нужен)(?: мне| нам)? )?(?:дат[ау]|день|год|число) , (?:когда|в котор(?:ый|ую|ое))(?: (?:к|в|на) (?:этому |этот )?\p{L}+)? ((?:присоедин|зарегистр|вступ|приш)\p{L}+)(?= )/u;
