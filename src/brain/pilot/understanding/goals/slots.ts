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
  const { slots: said, ways, isWhole } = slotsOf(tokens, context);
  // «номер в Сочи»: where nothing is left from, one stays.
  const isStay = !said.some(({ role }) => role === 'from');
  const slots = isStay ? said.map((slot) => (slot.role === 'to' ? { ...slot, role: 'in' as const } : slot)) : said;
  const hasPlace = slots.some(({ role }) => role === 'from' || role === 'to' || role === 'in');
  const isTravel = slots.some(({ role }) => role === 'from') && slots.some(({ role }) => role === 'to');
  const isDated = slots.some(({ role }) => role === 'start');
  if (!isWhole || slots.length < 2 || !hasPlace || (!isTravel && !isDated)) return undefined;
  return [
    ...ways.map((way): Act => ({ kind: 'choose', things: [{ words: way }] })),
    ...slots.map((slot): Act => ({ kind: 'enter', value: slot.value, field: fieldOf(slot, isStay, context) })),
    { kind: 'submit', what: { words: context.language === 'ru' ? 'найти' : 'search' } },
  ];
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
    const count = countAt(tokens, at + (opener?.length ?? 0));
    const from = at + (opener?.length ?? 0);
    if (way) {
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
function endOfHead(tokens: readonly Token[]): number {
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
    if (look(wayWords, words, at) || !/^\p{Lu}|-/u.test(token.text)) break;
    at++;
  }
  return at === start ? from : at;
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
    'returning|returning on|return|return on|returns|coming back|coming back on|come back|come back on|and back|and back on|back|back on|until|till|checking out|checking out on|check out|check-out|обратно|и обратно|обратно на|и обратно на|назад|возвращение|с возвращением|возвращением|по|выезд|с выездом',
  ],
]);

const wayWords = lexicon<{ en: string; ru: string }>([
  [
    { en: 'one way', ru: 'в одну сторону' },
    'one-way|one way|no return|without return|без обратного|без обратного билета|в одну сторону|в один конец|только туда',
  ],
  [{ en: 'round trip', ru: 'туда и обратно' }, 'round-trip|round trip|туда и обратно|туда-обратно'],
]);

const counted = lexicon([
  [
    true,
    'adult~|child|children|kids|infant~|person~|people|passenger~|guest~|traveller~|traveler~|room~|взросл~|дет~|детей|ребенк~|ребенок|пассажир~|человек~|гост~|гостей|младенц~|номер~',
  ],
]);
