import type { Act, Phrase, Value } from '../../goal.ts';
import { takeBest, takeComparisons } from '../constraints.ts';
import { type Context, trim, valueFrom } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { articles, listers, quantifiers } from '../lexicon/small-words.ts';
import { type Token, wordsIn } from '../tokens.ts';

type Role = 'from' | 'to' | 'in' | 'start' | 'end' | 'people';

interface Slot {
  role: Role;
  value: Value;
  /** What are counted: adults, children. */
  noun?: string;
}

/** A search that says from where, to where, when and for how many is a form to fill in, not words to look for. */
export function slotted(tokens: readonly Token[], context: Context): Act[] | undefined {
  return formOf(slotsOf(tokens, context), context);
}

/** "I need to fly Berlin to Lisbon on 4 May, what is there?": a whole task that says no more than where to and when. */
export function journey(tokens: readonly Token[], context: Context): Act[] | undefined {
  const plain = whoLast(withoutTalk(tokens) ?? []);
  const head = plain.slice(0, endOfHead(plain));
  if (head.length > 0 && look(wayWords, wordsIn(head), 0)?.length !== head.length) return undefined;
  return fromTo(plain, context);
}

/** A journey from one place to another, nothing of which is left over. */
export function fromTo(tokens: readonly Token[], context: Context): Act[] | undefined {
  const read = slotsOf(tokens, context);
  const isTold = (role: Role) => read.slots.some((slot) => slot.role === role);
  return isTold('from') && isTold('to') ? formOf(read, context) : undefined;
}

/** "two adults, from Vienna to Athens": who travels is said as well at the end. */
function whoLast(tokens: readonly Token[]): Token[] {
  const plain = trim(tokens);
  const who = countAt(plain, 0);
  return who ? [...plain.slice(who.length), ...plain.slice(0, who.length)] : plain;
}

function formOf({ slots: said, ways, isWhole }: ReturnType<typeof slotsOf>, context: Context): Act[] | undefined {
  // «номер в Сочи»: where nothing is left from, one stays.
  const isStay = !said.some(({ role }) => role === 'from');
  const slots = isStay ? said.map((slot) => (slot.role === 'to' ? { ...slot, role: 'in' as const } : slot)) : said;
  const hasPlace = slots.some(({ role }) => role === 'from' || role === 'to' || role === 'in');
  const isTravel = slots.some(({ role }) => role === 'from') && slots.some(({ role }) => role === 'to');
  const isDated = slots.some(({ role }) => role === 'start');
  if (!isWhole || slots.length < 2 || !hasPlace || (!isTravel && !isDated)) return undefined;
  return [
    ...[...new Set(ways)].map((way): Act => ({ kind: 'choose', things: [{ words: way }] })),
    ...slots.map((slot): Act => ({ kind: 'enter', value: slot.value, field: fieldOf(slot, isStay, context) })),
    {
      kind: 'submit',
      what: { words: context.language === 'ru' ? 'найти' : 'search' },
      ...(isTravel && ways.length === 0 && !slots.some(({ role }) => role === 'end') && { isOneWay: true }),
    },
  ];
}

/** The words that say where and when; nothing where it is about no journey, or where no two places are named. */
function withoutTalk(tokens: readonly Token[]): Token[] | undefined {
  const words = wordsIn(tokens);
  const kept: Token[] = [];
  let isJourney = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const way = token?.value ? undefined : look(wayWords, words, at);
    if (way) {
      kept.push(...tokens.slice(at, at + way.length));
      at += way.length;
      continue;
    }
    const opener = token?.value ? undefined : look(openers, words, at);
    const travel = token?.value ? undefined : look(travels, words, at);
    const spare = token?.value || opener ? undefined : look(talk, words, at);
    // "to fly", "for flights": what stands before them opens nothing.
    const isLed = opener?.length === 1 && (look(travels, words, at + 1) ?? look(talk, words, at + 1)) !== undefined;
    isJourney ||= travel !== undefined;
    if (token && !travel && !spare && !isLed && !/^[.?!:]$/.test(token.text)) kept.push(token);
    at += travel?.length ?? spare?.length ?? 1;
  }
  return isJourney ? asFromTo(kept) : undefined;
}

/** "Berlin to Lisbon", «Москва — Стамбул»: the first is where one leaves. */
function asFromTo(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && /^(?:to|—|–|-|→)$/.test(text) && isName(tokens[index + 1]),
  );
  let from = at;
  while (from > 0 && isName(tokens[from - 1]) && !endsWay(tokens, from)) from--;
  // "from Oslo, Norway to …".
  const start = tokens[from - 1]?.text === ',' ? from - 2 : from;
  const isLed = /^(?:from|из)$/.test(tokens[start - 1]?.word ?? '');
  const isNear = (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) < 2;
  if (at < 0 || from === at || isLed || !isNear) return [...tokens];
  const joint = (word: string, near: Token | undefined): Token => ({
    text: word,
    word,
    start: near?.start ?? 0,
    end: near?.start ?? 0,
  });
  return [
    ...tokens.slice(0, from),
    joint('from', tokens[from]),
    ...tokens.slice(from, at),
    joint('to', tokens[at]),
    ...tokens.slice(at + 1),
  ];
}

/** «[в одну сторону] Лондон — Осло»: what is said of the way ends there, and belongs to no name. */
function endsWay(tokens: readonly Token[], end: number): boolean {
  const words = wordsIn(tokens);
  return [1, 2, 3].some((length) => look(wayWords, words, end - length)?.length === length);
}

function isName(token: Token | undefined): boolean {
  const isPlain =
    token !== undefined &&
    !token.value &&
    !token.isMark &&
    look(openers, [token.word], 0) === undefined &&
    look(wayWords, [token.word], 0) === undefined;
  return isPlain && /^\p{L}{3,}/u.test(token.text);
}

function fieldOf({ role, noun }: Slot, isStay: boolean, { language }: Context): Phrase {
  if (noun) return { words: noun };
  const words = names[language][role === 'start' && isStay ? 'arrive' : role === 'end' && isStay ? 'leave' : role];
  return { words, ...((role === 'start' || role === 'end') && { kind: 'date' }) };
}

const names = {
  en: {
    from: 'from',
    to: 'to',
    in: 'destination',
    start: 'depart',
    end: 'return',
    arrive: 'check-in',
    leave: 'check-out',
    people: 'guests',
  },
  ru: {
    from: 'откуда',
    to: 'куда',
    in: 'куда',
    start: 'туда',
    end: 'обратно',
    arrive: 'заезд',
    leave: 'выезд',
    people: 'гости',
  },
} as const;

/** Every slot in its order; `isWhole` where nothing is left over but what is looked for. */
function slotsOf(said: readonly Token[], context: Context): { slots: Slot[]; ways: string[]; isWhole: boolean } {
  const tokens = trim(said);
  const words = wordsIn(tokens);
  const slots: Slot[] = [];
  const ways: string[] = [];
  let at = endOfHead(tokens);
  const head = tokens.slice(0, at);
  const isPlain =
    takeBest(head, context).best === undefined &&
    takeComparisons(tokens, context).where.every(({ is }) => is === 'between') &&
    !tokens.some((token) => token.value?.exact);
  const headWay = head.map((_, index) => look(wayWords, wordsIn(head), index)).find(Boolean);
  if (headWay) ways.push(headWay.meaning[context.language]);
  while (at < tokens.length) {
    const token = tokens[at];
    const way = look(wayWords, words, at);
    const opener = way ? undefined : look(openers, words, at);
    const after = at + (opener?.length ?? 0);
    // "from: Oslo".
    const from = opener && tokens[after]?.text === ':' ? after + 1 : after;
    const party = words[at] === 'for' ? partyAt(tokens, at + 1) : undefined;
    const count = countAt(tokens, from);
    if (party) {
      slots.push({ role: 'people', value: party, noun: 'adults' });
      at += 2;
    } else if (way) {
      ways.push(way.meaning[context.language]);
      at += way.length;
    } else if (token?.isMark || (token && !token.value && look(listers, words, at) && !opener)) {
      at++;
    } else if (count) {
      slots.push({ role: 'people', value: count.value, noun: count.noun });
      at = from + count.length;
    } else if (isMoment(tokens[from])) {
      const value = tokens[from]?.value;
      const isStarted = slots.some(({ role }) => role === 'start');
      const isEnd = opener?.meaning === 'end' || (isStarted && opener?.meaning !== 'start');
      if (value) slots.push({ role: isEnd ? 'end' : 'start', value });
      at = from + 1;
    } else if (opener && /^(?:from|to|in)$/.test(opener.meaning)) {
      const end = endOfName(tokens, from);
      if (end === from) return { slots, ways, isWhole: false };
      slots.push({ role: opener.meaning as Role, value: valueFrom(tokens.slice(from, end), context) });
      at = end;
    } else {
      return { slots, ways, isWhole: false };
    }
  }
  return { slots, ways, isWhole: isPlain };
}

/** What is looked for: up to the first slot. */
export function endOfHead(tokens: readonly Token[]): number {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((token, index) => token.isMark || token.value || look(openers, words, index));
  return at < 0 ? tokens.length : at;
}

/** A name written large, with what belongs to it. */
function endOfName(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  let at = look(articles, words, from) ? from + 1 : from;
  const start = at;
  for (
    let token = tokens[at];
    token && !token.value && !token.isMark && !look(openers, words, at);
    token = tokens[at]
  ) {
    const isSmallName = at === start && /^\p{Ll}{3,}$/u.test(token.text) && !look(articles, words, at);
    if (look(wayWords, words, at) || !(isSmallName || /^\p{Lu}|-/u.test(token.text))) break;
    at++;
    // "Oslo, Norway to …": where the place is belongs to its name.
    const region = tokens[at]?.text === ',' ? tokens[at + 1] : undefined;
    if (region && !region.value && /^\p{Lu}/u.test(region.text) && endsName(tokens, at + 2)) return at + 2;
  }
  return at === start ? from : at;
}

function endsName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.isMark === true || look(openers, wordsIn(tokens), at) !== undefined;
}

/** How many people are said to travel, wherever: "two adults", "for 3". */
export function partiesIn(tokens: readonly Token[]): number[] {
  const words = wordsIn(tokens);
  return [...tokens.keys()].flatMap((at) => {
    const value = countAt(tokens, at)?.value ?? (words[at] === 'for' ? partyAt(tokens, at + 1) : undefined);
    return value?.number === undefined ? [] : [value.number];
  });
}

function countAt(tokens: readonly Token[], at: number): { value: Value; noun: string; length: number } | undefined {
  const words = wordsIn(tokens);
  const own = tokens[at]?.value;
  const spelled = own ? undefined : look(quantifiers, words, at);
  const length = spelled?.length ?? 1;
  const noun = look(counted, words, at + length);
  const people = /^(?:двоих|троих|четверых)$/.test(words[at] ?? '') ? spelled?.meaning : undefined;
  if (typeof people === 'number')
    return { value: { text: String(people), kind: 'number', number: people }, noun: 'гости', length: 1 };
  if (!noun) return undefined;
  const name = words[at + length] ?? '';
  if (own?.kind === 'number') return { value: own, noun: name, length: 2 };
  if (typeof spelled?.meaning !== 'number') return undefined;
  return {
    value: { text: String(spelled.meaning), kind: 'number', number: spelled.meaning },
    noun: name,
    length: length + 1,
  };
}

/** "For two", with nothing that says two of what. */
function partyAt(tokens: readonly Token[], at: number): Value | undefined {
  const words = wordsIn(tokens);
  const own = tokens[at]?.value;
  const spelled = own ? undefined : look(quantifiers, words, at)?.meaning;
  const number = own?.kind === 'number' && !own.unit ? own.number : spelled;
  const isEnd = tokens.length === at + 1 || tokens[at + 1]?.isMark === true || !!look(wayWords, words, at + 1);
  if (typeof number !== 'number' || number < 1 || number > MOST_PEOPLE || !isEnd) return undefined;
  return { text: String(number), kind: 'number', number };
}

const MOST_PEOPLE = 12;

function isMoment(token: Token | undefined): boolean {
  return token?.value?.kind === 'date' || token?.value?.kind === 'time';
}

/** What stands before a slot; before a day "to" and "until" mean the way back. */
const openers = lexicon<Role>([
  ['from', 'from|departing from|leaving from|flying from|out of|из'],
  ['to', 'to|bound for|going to|в|во|до'],
  ['in', 'in|at'],
  [
    'start',
    'on|for|для|depart|depart on|departure|departure on|departing|departing on|leaving|leaving on|leave on|outbound|outbound on|starting|starting on|checking in|checking in on|check in|check-in|на|с|вылет|вылетом|с вылетом|отправление|отправлением|с отправлением|туда|заезд|с заездом|выезд туда',
  ],
  [
    'end',
    'returning|returning on|return|i return|i return on|we return|we return on|i come back|i come back on|we come back|we come back on|i fly back|i fly back on|we fly back|we fly back on|return on|returns|returning home|returning home on|coming back|coming back on|come back|come back on|coming home|coming home on|come home|come home on|flying back|flying back on|flying home|flying home on|travelling back on|travelling home on|going back on|going home on|heading back on|heading home on|back home|back home on|home again|home again on|home|home on|and home|and home on|then home|then home on|and back|and back on|back|back on|until|till|checking out|checking out on|check out|check-out|обратно|и обратно|обратно на|и обратно на|возвращаюсь|возвращаемся|возвращаюсь на|вернусь|вернемся|вернуться|и вернуться|обратно лечу|обратно летим|лечу обратно|летим обратно|назад|и назад|назад на|домой|и домой|домой на|и домой на|возвращение|с возвращением|возвращением|возврат|с возвратом|по|выезд|с выездом',
  ],
]);

/** What is said of the way back. */
export const wayWords = lexicon<{ en: string; ru: string }>([
  [
    { en: 'one way', ru: 'в одну сторону' },
    'one-way|one way|no return|no return ticket|no return needed|without return|without a return|no need for a return|not a return|без обратного|без обратного билета|без обратного рейса|обратный билет не нужен|обратный рейс не нужен|обратно не нужно|обратно не надо|обратно билет не нужен|в одну сторону|в один конец|только туда|билет только туда|назад не собираюсь|назад пока не собираюсь|обратно не собираюсь|обратно пока не собираюсь|назад не нужно|назад не надо|not coming back|no ticket back',
  ],
  [{ en: 'round trip', ru: 'туда и обратно' }, 'round-trip|round trip|туда и обратно|туда-обратно'],
]);

export const counted = lexicon([
  [
    true,
    'adult~|child|children|kids|infant~|person~|people|passenger~|guest~|traveller~|traveler~|room~|взросл~|дет~|детей|ребенк~|ребенок|пассажир~|человек~|гост~|гостей|младенц~|номер~',
  ],
]);

/** What a journey is called, and what is said of making one. */
export const travels = lexicon([
  [
    true,
    'fly|flying|flies|plane|planes|travel|travels|travelling|flight~|plane ticket~|ticket~|train ticket~|train~|bus|buses|ferry|ferries|trip~|слетать|полететь|вылететь|вылетаю|вылетаем|вылетел|прилететь|лететь|летим|лечу|улетаю|улететь|съездить|поехать|доехать|ехать|еду|едем|билет~|авиабилет~|рейс~|перелет~|самолет~|поезд~|автобус~|паром~',
  ],
]);

/** What is said around it. */
const talk = lexicon([
  [
    true,
    "there will be|will be|only|just|so|therefore|for us|i|we|i'm|we're|i am|we are|me|us|i'd|we'd|would|want|wants|need|like|have|hope|please|can you|could you|can|could|you|and|some|any|the|a|look up|look for|look|run a search for|run a search|do a search for|do a search|that|this|such|search|search for|find|find me|show|show me|see|check|get|what|which|there are|are there|available|options|for me|out|them|they|be|" +
      'мне|нам|я|мы|такие|такой|этот|эти|нужно|нужны|нужен|надо|хочу|хотим|хотелось бы|хотел бы|хотела бы|посмотри|посмотрите|поищи|поищите|найди|найдите|подбери|подберите|покажи|покажите|какие|какой|есть|варианты|пожалуйста|можешь|можете|не могли бы вы|не мог бы ты|года|и|а|поэтому|так что|только|бы|быть|уже|срочно|глянь|гляньте|можно',
  ],
]);
