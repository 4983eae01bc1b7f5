import type { Act, Goal, Phrase, Query } from '../goal.ts';
import { isOfSameSort } from '../tagging/decoding/nouns.ts';
import type { Context } from './context.ts';
import { WISH_TO_KNOW } from './wish-to-know.ts';

/**
 * "What's my seat? Look for QX7R2M in my mail", "how many jobs come up if you search for barista": a question comes before the way to
 * its answer, and is answered at the end of it. Where it is asked once more there, it is asked once.
 */
export function wayFirst(goals: readonly Goal[], context: Context): Goal[] {
  const at = goals.findIndex((goal, index) => isPlainQuestion(goal) && wayAfter(goals, index, context) > 0);
  const asked = goals[at];
  if (!asked) return [...goals];
  const end = at + 1 + wayAfter(goals, at, context);
  const way = goals.slice(at + 1, end);
  const [again, ...rest] = wayFirst(goals.slice(end), context);
  const isAgain = again !== undefined && isPlainQuestion(again);
  const question = ofWhatIsFound(
    isAgain && !isEmptyQuestion(again) && !isNameOnly(again) && !isMereLook(again, asked)
      ? asNarrow(again, asked)
      : asked,
  );
  return [...goals.slice(0, at), ...way, question, ...(again && !isAgain ? [again] : []), ...rest];
}

/** What was said of them when it was asked first is not forgotten. */
function asNarrow(again: Goal, asked: Goal): Goal {
  if (again.act.kind !== 'tell' || asked.act.kind !== 'tell') return again;
  const [{ things: first }, { things }] = [asked.act.question, again.act.question];
  const { ordinal, place: own, isPronoun } = things.what;
  const isBare = things.where.length === 0 && !own && !isPronoun && !things.best && ordinal === undefined;
  const { place } = first.what;
  if (!isBare || (first.where.length === 0 && !place)) return again;
  const narrowed = { ...things, where: first.where, what: { ...things.what, ...(place && { place }) } };
  return { ...again, act: { ...again.act, question: { ...again.act.question, things: narrowed } } };
}

/** "Which flats are there in Graz? Choose that city, tick “Balcony” and list the flats": what is asked again after the way is asked once. */
export function askedOnce(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex((_, index) => againAfter(goals, index) > index);
  return at < 0 ? [...goals] : goals.filter((_, index) => index !== at);
}

/** Where the same is asked of the same sort of things, once all that was said of them has been chosen. */
function againAfter(goals: readonly Goal[], at: number): number {
  const [asked, ...others] = goals.slice(at);
  const length = others.findIndex(({ act }) => act.kind === 'tell');
  const way = others.slice(0, Math.max(0, length));
  const again = others[length];
  if (asked?.act.kind !== 'tell' || again?.act.kind !== 'tell' || !isPlainQuestion(asked) || !isPlainQuestion(again))
    return -1;
  const isWay = way.length > 0 && way.every(({ act, only, each }) => CHOOSING.has(act.kind) && !(only ?? each));
  const [one, other] = [asked.act.question, again.act.question];
  const isSame =
    one.want === other.want && MANY.has(one.want) && isOfSameSort(oneOf(other.things.what), oneOf(one.things.what));
  const isBare =
    other.things.where.length === 0 && !other.things.what.place && one.tell.length === 0 && !one.things.best;
  const chosen = JSON.stringify(way.map(({ act }) => act)).toLowerCase();
  const said = [one.things.what.place?.what.words, ...one.things.where.map(({ value }) => value.text)];
  const isChosen = said.every(
    (words) => words === undefined || chosen.includes(words.toLowerCase().slice(0, Math.max(3, words.length - 2))),
  );
  return isWay && isSame && isBare && isChosen && !one.things.except ? at + 1 + length : -1;
}

/** "jobs" are of the sort of a job. */
function oneOf(what: Phrase): Phrase {
  return { ...what, words: what.words.replace(/(?<=\p{L}{2})s$/u, '') };
}

const CHOOSING: ReadonlySet<Act['kind']> = new Set(['choose', 'tick', 'filter', 'search', 'enter', 'press']);
const MANY: ReadonlySet<Query['want']> = new Set(['list', 'count', 'table']);

/** "What's Peter's phone number? Look it up in Contacts": an answer is not searched for, the place is gone to. */
export function lookedUpThere(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const { act } = goal;
    const asked = goals[at - 1];
    if (act.kind !== 'search' || !act.within || act.within.isPronoun || !asked || !isPlainQuestion(asked)) return goal;
    const isAnswer = !act.query.exact && /^(?:it|this|that|это|его|ее|её)$/i.test(act.query.text);
    return isAnswer ? { ...goal, act: { kind: 'go', to: act.within } } : goal;
  });
}

/** "… and write down the name": that which was asked for has one, and is called by it. */
function isNameOnly({ act }: Goal): boolean {
  if (act.kind !== 'tell' || act.question.want !== 'value') return false;
  const { tell, things } = act.question;
  const isOfIt = things.what.isPronoun === true && things.where.length === 0 && !things.best;
  return isOfIt && tell.length === 1 && /^(?:name|title|имя|название)$/.test(tell[0]?.words ?? '');
}

/** "Which is the cheapest, and for how much? Open the list and look at the one on top": that is where the answer stands. */
function isMereLook({ act }: Goal, asked: Goal): boolean {
  if (act.kind !== 'tell' || asked.act.kind !== 'tell') return false;
  const { want, tell, things } = act.question;
  const isBare = things.what.words === '' && things.where.length === 0 && !things.best && !things.what.place;
  return want === 'value' && tell.length === 0 && isBare && asked.act.question.tell.length > 0;
}

/** "Which seat do I have?": nobody was named whose it is; it is what the way leads to. */
function ofWhatIsFound(goal: Goal): Goal {
  if (goal.act.kind !== 'tell' || goal.act.question.want !== 'value') return goal;
  const { things, tell } = goal.act.question;
  const [field, ...others] = tell;
  const isNobodys = things.what.isPronoun && things.what.words === '' && things.where.length === 0 && !things.best;
  if (!field || others.length > 0 || !isNobodys || things.what.ordinal !== undefined) return goal;
  const question = { ...goal.act.question, things: { what: field, count: 'one' as const, where: [] }, tell: [] };
  return { ...goal, act: { ...goal.act, question } };
}

/** How many goals after a question are the way to its answer. */
function wayAfter(goals: readonly Goal[], at: number, { task }: Context): number {
  let length = 0;
  for (let next = goals[at + 1]; next; next = goals[at + 1 + length]) {
    const gap = between(goals[at], next, task);
    const [opening = ''] = next.said.split(' ');
    const isAsking = gap.includes('?') || WISH_TO_KNOW.test(goals[at]?.said ?? '') || LOOKED_UP.test(next.said);
    // "I need to know the total: open the last letter from Ann": after a colon it is told how.
    const isHow = gap.trim() === ':' && next.act.kind === 'go';
    // "What does it cost, according to the letter from Ann?": nobody goes anywhere after the answer, unless they are told to.
    const isLast = next === goals.at(-1) && next.act.kind === 'go' && !GOES_ON.test(`${gap} ${next.said}`);
    // "Which jobs are there in Graz with the “Remote” box ticked?": so it is when they are looked at.
    const isSo =
      (next.act.kind === 'tick' || next.act.kind === 'choose') && AS_IT_IS.test(next.said) && !SEEN_TO.test(next.said);
    const isLed =
      length > 0 || isHow || isLast || isSo || isJoint(`${gap} ${opening}`) || (isAsking && isNamedPlace(next.act));
    if (next.only ?? next.each ?? !(SEARCHING.has(next.act.kind) || (isLed && STEPS.has(next.act.kind)))) break;
    length += 1;
  }
  return length;
}

/** These change nothing but what is shown. */
const SEARCHING: ReadonlySet<Act['kind']> = new Set(['search', 'sort', 'filter']);
/** These may be for their own sake: only where the words say so are they a way. */
const STEPS: ReadonlySet<Act['kind']> = new Set(['go', 'choose', 'tick', 'press', 'scroll', 'enter', ...SEARCHING]);

/** "Which code do I need? Open the letter from Ann": what is opened has a name of its own, so it is not what was asked about. */
function isNamedPlace(act: Act): boolean {
  // "Which lamp is the cheapest? Go to the Lamps tab".
  if (act.kind === 'press') return act.target.kind === 'tab' && act.target.words !== '';
  if (act.kind !== 'go' || 'url' in act.to) return act.kind === 'go';
  const { isPronoun, ordinal, best, words, like = [] } = act.to;
  return !isPronoun && ordinal === undefined && !best && (words !== '' || like.length > 0);
}

const LOOKED_UP = /^(?:please )?look (?:it|this|that) up(?!\p{L})/iu;

function between(one: Goal | undefined, other: Goal, task: string): string {
  const from = one ? task.indexOf(one.said) + one.said.length : 0;
  const to = task.indexOf(other.said, from);
  return to < 0 ? '' : task.slice(from, to);
}

const AS_IT_IS =
  /(?<!\p{L})(?:checked|ticked|selected|chosen|enabled|switched on|turned on|включ[её]н\p{L}*|отмечен\p{L}*|выбран\p{L}*)[.?!]?$/iu;
/** "see that it is ticked". */
const SEEN_TO = /(?<!\p{L})(?:is|are|be|see|make|get|have|чтобы)(?!\p{L})/iu;
const GOES_ON = /^[\s\p{P}]*(?:and|then|after|next|finally|и|а|затем|потом|после|теперь|наконец)(?!\p{L})/iu;

function isJoint(words: string): boolean {
  return /(?<!\p{L})(?:if|when|once|after|so|with|поэтому|если|когда|после|как|при|с)(?!\p{L})/iu.test(words);
}

function isPlainQuestion({ act, only, until, each }: Goal): boolean {
  return act.kind === 'tell' && !(only ?? until ?? each);
}

/** "… and tell me", «и скажи число». */
export function isEmptyQuestion({ act, said }: Goal): boolean {
  if (act.kind !== 'tell') return false;
  const { things, tell } = act.question;
  // "… open the letter, read it and tell me".
  if (tell.length === 0 && things.what.isPronoun && /^(?:and |и )?(?:read|прочти|прочит\p{L}*)(?!\p{L})/iu.test(said))
    return true;
  // "… and tell me what it says there".
  if (
    tell.length === 1 &&
    /^(?:it |там |тут )?(?:says?|said|is written|написано|указано|сказано|стоит|получил\p{L}*|вышло|выходит)(?: there| там)?$/iu.test(
      tell[0]?.words ?? '',
    )
  )
    return true;
  const isNumber = /^(?:number|answer|result|total|число|ответ|результат|итог|количество|сколько)?$/i;
  if (tell.length === 1 && things.what.isPronoun && isNumber.test(tell[0]?.words ?? '')) return true;
  // "which item is first": one of the list is asked for, though it is not named.
  const { words, place, ordinal } = things.what;
  const isAnyone = things.where.length === 0 && !place && ordinal === undefined && !things.best;
  return tell.length === 0 && isAnyone && isNumber.test(words);
}

/** «сколько выйдет вместе, если сложить …»: what asks for nothing yet is asked by the words after it. */
export function withoutEmpty(goals: readonly Goal[]): Goal[] {
  return goals.filter((goal, at) => {
    const next = goals[at + 1];
    return !(
      isEmptyQuestion(goal) &&
      goal.act.kind === 'tell' &&
      next?.act.kind === 'tell' &&
      !isEmptyQuestion(next) &&
      wantsSame(goal.act, next.act)
    );
  });
}

function wantsSame(
  { question: one }: Extract<Act, { kind: 'tell' }>,
  { question: other }: Extract<Act, { kind: 'tell' }>,
): boolean {
  return one.want === other.want || one.want === 'value' || (one.want === 'count' && other.want === 'sum');
}
