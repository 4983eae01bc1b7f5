import type { Constraint, Things } from '../../goal.ts';
import { type Context, isSmall, textOf, trim, valueFrom } from '../../understanding/context.ts';
import { trimCopulas } from '../../understanding/copulas.ts';
import { comparisons } from '../../understanding/lexicon/degrees.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { namers } from '../../understanding/lexicon/small-words.ts';
import { readThings } from '../../understanding/phrase.ts';
import { namedProperty } from '../../understanding/phrases/ties.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import { beginningIn } from '../begins-with.ts';
import { ordinalByPlace } from './by-its-place.ts';

/** The things with one more condition: read as if it stood right after their name. */
export function narrowed(things: Things, said: readonly Token[], context: Context, isFilter = false): Things {
  const cond = withoutOpener(said);
  const ordinal = things.what.ordinal === undefined ? ordinalByPlace(wordsIn(trim(said))) : undefined;
  if (ordinal !== undefined) return { ...things, what: { ...things.what, ordinal } };
  // "the orders [here]": what is read is there anyway.
  if (HERE.test(wordsIn(trim(said)).join(' '))) return things;
  // "as a PDF": how it is brought home tells nothing of it.
  if (
    /^(?:as|in|в)(?: an?)? (?:pdf|csv|xlsx|docx|txt|json|zip|excel|word)$/.test(said.map(({ word }) => word).join(' '))
  )
    return things;
  const begun = beginningIn(said);
  const value = begun && said[begun.to - 1]?.value;
  if (value) {
    const rest = said.slice(0, begun.from).filter((token) => !isSmall(token));
    const told = rest.length > 0 ? narrowed(things, said.slice(0, begun.from), context, isFilter) : things;
    return { ...told, where: [...told.where, { is: 'contains', value }] };
  }
  const writer = writerIn(cond);
  if (writer.length > 0) {
    const of = { words: context.language === 'ru' ? 'от' : 'from' };
    return {
      ...things,
      where: [...things.where, { of, is: '=', value: { text: textOf(writer, context), kind: 'text' } }],
    };
  }
  // "the answer that is marked as accepted": it is accepted.
  const as = cond.findIndex(({ word }, at) => /^(?:as|как)$/.test(word) && MARKED.test(cond[at - 1]?.word ?? ''));
  const state = as > 0 ? trim(cond.slice(as + 1)) : [];
  if (state.length > 0) {
    const before = cond.slice(0, as - 1);
    const told = before.every(isSmall) ? things : narrowed(things, before, context, isFilter);
    return { ...told, where: [...told.where, { is: '=', value: valueFrom(state, context) }] };
  }
  // "how many are left": that they are there is what is asked.
  if (
    /^(?:left|remaining|there|show up|come up|appear|are shown|is shown|осталось|остались|останется|есть|появятся|получится|выйдет|найдется)$/.test(
      cond.map(({ word }) => word).join(' '),
    )
  )
    return things;
  // "every message that is in there".
  const whole = said.map(({ word }) => word).join(' ');
  if (
    /^(?:(?:that|which)(?:'s| is| are) |котор\p{L}+ )?(?:in there|in it|inside|там|в ней|в нем)$/u.test(whole) &&
    !things.what.place
  )
    return { ...things, what: { ...things.what, place: { is: 'in', what: { words: 'there', isPronoun: true } } } };
  // "the vacancy “Trainee barista”", "the file called “June”": what stands in quotes right behind it is its name.
  const [name] = said;
  if (said.length === 1 && name?.value?.exact && isFilter)
    return { ...things, where: [...things.where, { is: '=', value: name.value }] };
  // "with the filter “Remote”": what the filter is called is what it is filtered by.
  const filtered = said.at(-1)?.value;
  if (
    filtered?.exact &&
    /^(?:with |under |by |by applying |с |со |по |под )?(?:the |a )?(?:filter|фильтр(?:ом|у|а)?) $/.test(
      wordsIn(said).join(' '),
    )
  )
    return { ...things, where: [...things.where, { is: '=', value: filtered }] };
  const [called] = cond;
  if (cond.length === 1 && called?.value?.exact && !things.what.exact && !things.what.isPronoun)
    return { ...things, what: { ...things.what, words: called.value.text, exact: true } };
  // "the member Kim Larsen": one thing and what it is called.
  const isNamed = said.every(({ text, value }) => !value && /^\p{Lu}/u.test(text)) && isUnnamed(things);
  if (isNamed) return { ...things, what: { ...things.what, words: `${things.what.words} ${textOf(said, context)}` } };
  // «на мне»: whose they are, of which only the preposition would be left.
  if (cond.every(isSmall)) {
    const text = textOf(said, context);
    return text === '' ? things : { ...things, where: [...things.where, { is: '=', value: { text, kind: 'text' } }] };
  }
  const isNot = /^(?:not|не)$/.test(cond[0]?.word ?? '') && !isCompared(cond);
  if (isNot) return { ...things, where: [...things.where, ...saidSo(cond, context)] };
  // "waiting to be shipped" goes nowhere; "who haven't logged in for a year" says nothing of a year.
  const isDenied = cond.some((token, at) => at > 0 && /^(?:not|no|never|\p{L}+n't|не|нет)$/u.test(token.word));
  const isState =
    cond.some((token, at) => token.word === 'to' && cond[at + 1]?.word === 'be') || (isDenied && !hasComparison(cond));
  const read = isState ? untied : readThings([stand, ...cond], context);
  const rest = cond.filter((token) => !token.value && restWords(read.what.words).includes(token.text));
  const names = rest.filter((token) => /^\p{Lu}/u.test(token.text) && !/^(?:i|i'm|i've|i'd)$/.test(token.word));
  const unread = cond.filter(
    ({ value }) =>
      value?.exact && !read.where.some((one) => one.value === value || one.to === value) && !read.what.place,
  );
  const place = read.what.place && !things.what.place ? { place: read.what.place } : {};
  const isFound = read.where.length > 0 || read.what.place !== undefined || read.best !== undefined;
  // "the order I placed on Monday": what was done is said by the day already.
  const told = !isFound || rest.length > 3 ? saidSo(isFound ? rest : cond, context) : saidSo(names, context);
  return {
    ...things,
    what: { ...things.what, ...place },
    where: [
      ...things.where,
      ...read.where.filter((one) => !isSpeaker(one)),
      ...told,
      ...(isFound ? unread.flatMap((one) => saidSo([one], context)) : []),
    ],
    ...(read.best && !things.best && { best: read.best }),
    ...(read.except && { except: [...(things.except ?? []), ...read.except] }),
  };
}

const HERE =
  /^(?:(?:that|which)(?:'s| is| are)? |котор\p{L}+ )?(?:here|(?:right )?now|at the moment|тут|здесь|(?:прямо )?сейчас)$/u;

/**
 * "the comment [that Ann Berg wrote]", «письмо, [которое прислал мне «Банк»]», «отзыв, [автор которого Анна Белова]»: who it is from, where nothing
 * else is said. What somebody is may stand before the name: «типография «Люмен»».
 */
function writerIn(cond: readonly Token[]): readonly Token[] {
  const rest = cond.filter(({ word }) => !WRITTEN.test(word) && !TO_WHOM.test(word));
  const isWritten = cond.filter(({ word }) => WRITTEN.test(word)).length === 1;
  const name = rest.filter(({ text, value }) => value?.exact || /^\p{Lu}/u.test(text));
  const isName = name.length > 0 && rest.slice(-name.length).every((token, at) => token === name[at]);
  const isCalled = rest.length === name.length || (rest.length === name.length + 1 && name[0]?.value?.exact === true);
  return isWritten && isName && isCalled && !/^(?:I|We|You|Я|Мы)$/.test(name[0]?.text ?? '') ? name : [];
}

const TO_WHOM = /^(?:me|us|has|had|have|is|мне|нам|что|где|котор\p{L}+)$/u;

const MARKED = /^(?:marked|flagged|tagged|labelled|labeled|отмечен[аоы]?|помечен[аоы]?|обозначен[аоы]?|указан[аоы]?)$/;

const WRITTEN =
  /^(?:wrote|written|sent|posted|left|published|made|added|author|sender|(?:на)?писал[аи]?|прислал[аи]?|отправил[аи]?|оставил[аи]?|опубликовал[аи]?|разместил[аи]?|автор|отправитель)$/;

function isUnnamed({ what, count, where }: Things): boolean {
  return !what.exact && !what.isPronoun && count === 'one' && where.length === 0 && /^\p{Ll}+$/u.test(what.words);
}

/** "that are unread", «которые не оплачены»: what is said of them, as far as words can tell. */
function saidSo(said: readonly Token[], context: Context): Constraint[] {
  if (UNREAD.test(said.map(({ word }) => word).join(' ')))
    return [{ is: '=', value: { text: context.language === 'ru' ? 'непрочитанные' : 'unread', kind: 'text' } }];
  const isNot = /^(?:not|no|without|isn't|aren't|не|без)$/.test(said[0]?.word ?? '');
  const kept = trimCopulas(isNot ? said.slice(1) : said);
  if (kept.length === 0) return [];
  const property = isNot ? undefined : namedProperty(kept, context);
  if (property) return [property];
  const value = valueFrom(kept, context);
  return [{ is: isNot ? '≠' : '=', value }];
}

/** "i haven't read yet": as pages say it. */
const UNREAD =
  /(?:haven't|hasn't|have not|not|never)(?: been| yet)* (?:read|opened)|не (?:про)?чита\p{L}*|не прочи?т\p{L}*|не открыва\p{L}*/u;

/** "not more than 5", «не дороже». */
function isCompared(said: readonly Token[]): boolean {
  const words = wordsIn(said);
  return (look(comparisons, words, 0) ?? look(comparisons, words, 1)) !== undefined;
}

function hasComparison(said: readonly Token[]): boolean {
  return said.some((_, at) => look(comparisons, wordsIn(said), at) !== undefined);
}

/** "that's", "which are", «которые»: what only says that more is said. */
function withoutOpener(said: readonly Token[]): Token[] {
  const kept = trim(said);
  const named = look(namers, wordsIn(kept), 0);
  if (named && named.length < kept.length) return trim(kept.slice(named.length));
  const isOpener =
    /^(?:only|just|только|лишь|чтоб|чтобы|чей|чья|чье|чьи|that|that's|which|who|who's|whose|котор\p{L}+|что)$/u.test(
      kept[0]?.word ?? '',
    );
  const told = withoutTime(trimCopulas(isOpener && kept.length > 1 ? kept.slice(1) : kept));
  // "have I not paid": who speaks is said by that.
  const isMine = /^(?:i|we|я|мы)$/.test(told[0]?.word ?? '') && told.length > 1;
  return isMine ? withoutTime(trimCopulas(told.slice(1))) : told;
}

/** "still open", «ещё не доставлено»: a page says how things are now. */
function withoutTime(said: readonly Token[]): Token[] {
  const isTime = (token: Token | undefined) =>
    /^(?:still|yet|already|currently|sitting|waiting|lying|еще|уже|пока|сейчас)$/.test(token?.word ?? '');
  const from = isTime(said[0]) && said.length > 1 ? 1 : 0;
  const to = isTime(said.at(-1)) && said.length > from + 1 ? said.length - 1 : said.length;
  return said.slice(from, to);
}

/** "waiting for me" says nothing that a page knows. */
function isSpeaker({ of, value }: Constraint): boolean {
  return of?.words === 'for' && /^(?:me|us|you|myself|мне|меня|мной|нас|нам|себя|себе)$/i.test(value.text);
}

const untied: Things = { what: { words: '' }, count: 'one', where: [] };

/** Stands for what is narrowed down; no word of any task. */
const stand: Token = { text: '\u2042', word: '\u2042', start: 0, end: 0 };

function restWords(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== stand.text && word !== '');
}
