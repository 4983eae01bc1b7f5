import type { Constraint, Phrase, Query, Things } from '../../goal.ts';
import { type Context, findIndex, textOf, trim } from '../context.ts';
import { withoutCopulas } from '../copulas.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { relations, ties } from '../lexicon/small-words.ts';
import { units } from '../lexicon/units.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { isInfinitive } from '../question-rest.ts';
import { type Token, wordsIn, wordsTaken } from '../tokens.ts';
import { possessed } from './possessed.ts';
import { predicates, takePredicate } from './predicate.ts';

export function manyOf({ count }: Things): Things['count'] {
  return count === 'one' ? 'all' : count;
}

/** "How many pages does the book have": what is counted comes first, whose they are after "does". */
export function askedMany(said: readonly Token[], context: Context): Query {
  const measured = askedMeasure(said, context);
  if (measured) return measured;
  if (isUnnamed(said)) {
    const them: Phrase = { words: context.language === 'ru' ? 'их' : 'them', isPronoun: true };
    return { things: { what: them, count: 'all', where: [] }, want: 'count', tell: [] };
  }
  const rest = said.some((token) => /^(?:does|do|did)$/.test(token.word)) ? said : possessed(said);
  const at = findIndex(rest, (index) => index > 0 && /^(?:does|do|did)$/.test(rest[index]?.word ?? ''));
  const { kept, where: told } = takePredicate(withoutCopulas(at > 0 ? rest.slice(0, at) : rest), context);
  const plain = /^(?:of|из)$/.test(kept[0]?.word ?? '') && kept.length > 1 ? trim(kept.slice(1)) : kept;
  const read = readThings(plain, context);
  const counted = { ...read, where: [...read.where, ...told] };
  const whose = at > 0 ? withoutCopulas(rest.slice(at)) : [];
  const isOwned = whose.length > 0 && !/^(?:i|we|you)$/.test(whose[0]?.word ?? '');
  const { place } = counted.what;
  // «сколько отзывов у книги»: they are the book's, not beside it.
  if (place?.is === 'beside' && rest.some((token) => token.word === 'у'))
    return {
      things: { ...counted, what: { ...counted.what, place: { ...place, is: 'of' } }, count: manyOf(counted) },
      want: 'count',
      tell: [],
    };
  const what: Phrase =
    isOwned && !counted.what.place
      ? { ...counted.what, place: { is: 'of', what: readPhrase(whose, context) } }
      : counted.what;
  return {
    things: { ...counted, what, count: counted.count === 'one' ? 'all' : counted.count },
    want: 'count',
    tell: [],
  };
}

/** «сколько нашлось», "how many come up": of those that were spoken of. */
function isUnnamed(said: readonly Token[]): boolean {
  const kept = trim(said);
  const words = wordsIn(kept);
  return kept.length > 0 && kept.length < 3 && look(found, words, 0)?.length === kept.length;
}

const found = lexicon([
  [
    true,
    'нашлось|найдется|найдено|получилось|осталось|останется|вышло|выйдет|come up|turn up|show up|came up|turned up|showed up',
  ],
]);

/** "How many kilograms did the bees give", «сколько дней длится тур»: a measure is read, not counted. */
function askedMeasure(tokens: readonly Token[], context: Context): Query | undefined {
  const kept = withoutNow(trim(tokens));
  const unit = look(units, wordsIn(kept), 0);
  if (!unit || unit.meaning === 'stars') return undefined;
  const isHelped = kept.some((token) => /^(?:does|do|did)$/.test(token.word));
  const plain = withoutCopulas(kept.slice(unit.length)).filter((token) => !isInfinitive(token.word));
  // "does the tank hold": the last word is what it does.
  const told = isHelped && plain.length > 1 && !plain.at(-1)?.value ? plain.slice(0, -1) : plain;
  const after = (LENGTHS.test(unit.meaning) ? undefined : fromWhat(told)) ?? told;
  const words = wordsIn(after);
  const opens = after[0] && (look(relations, words, 0) ?? look(ties, words, 0));
  const deed = findIndex(after, (at) => at > 0 && isPast(words[at] ?? ''));
  const subject = trim(deed > 0 ? after.slice(0, deed) : after);
  // «сколько километров до озера»: so far it is to the lake.
  const isFar = /^(?:to|до)$/.test(words[0] ?? '') && subject.length > 1;
  if (subject.length === 0 || (opens && !isFar) || look(predicates, words, 0)) return undefined;
  const tell = [{ words: textOf(kept.slice(0, unit.length), context) }];
  const things = readThings(isFar ? trim(subject.slice(1)) : subject, context);
  // "the bees gave last year": when, or to whom, is no small thing.
  const more = deed > 0 ? trim(after.slice(deed + 1)) : [];
  const where: Constraint[] =
    more.length > 0 ? [{ is: '=', value: { text: textOf(more, context), kind: 'text' } }] : [];
  return { things: { ...things, where: [...things.where, ...where] }, want: 'value', tell };
}

/** Ways and times: "ten minutes from the station" is how far it is. */
const LENGTHS = /^(?:ms|s|min|h|d|wk|mo|y|km|m|cm|mm|mi|in)$/;

/** "this year", «в этом году»: what a page says without a time it says of now. */
function withoutNow(said: readonly Token[]): Token[] {
  const words = wordsIn(said);
  return said.filter((_, at) => {
    const start = [at, at - 1, at - 2].find((from) => from > 0 && lengthOfNow(words, from) > at - from);
    return start === undefined;
  });
}

function lengthOfNow(words: readonly string[], at: number): number {
  return wordsTaken(NOW, words.slice(at, at + 3));
}

const NOW = /^(?:this (?:year|season|month|week)|(?:в|за) эт(?:ом|от|у) (?:году?|месяце?|сезоне?|неделю))(?= |$)/;

/** "… came from the hives", «… получено от коров»: what gave so much. */
function fromWhat(said: readonly Token[]): Token[] | undefined {
  const at = isPast(said[0]?.word ?? '') ? 1 : 0;
  const words = wordsIn(said);
  const length = /^(?:from|out of|от|из)(?= )/.exec(words.slice(at).join(' '))?.[0].split(' ').length;
  return length && said.length > at + length ? trim(said.slice(at + length)) : undefined;
}

/** English verbs of the past that end a question: "how many litres the tank held". */
function isPast(word: string): boolean {
  return /^(?:gave|got|came|had|made|took|went|sold|won|lost|spent|ran|held|brought|bought|grew|fell|rose|ate|drank|left|kept|weighed|earned|[a-z]{3,}ed)$/.test(
    word,
  );
}
