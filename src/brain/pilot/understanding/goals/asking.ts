import type { Query } from '../../goal.ts';
import { type Context, findIndex, textOf, trim, valueFrom } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { sums } from '../lexicon/questions.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { readQuestion } from '../question.ts';
import { asksAt } from '../questions/asks-at.ts';
import { readComparison } from '../questions/comparison.ts';
import { readQuery } from '../questions/query.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Builder, type Built, built } from './built.ts';
import { slotted } from './slots.ts';

/** Finding out and searching. */
export const asking: Builder = ({ concept, verb, rest, context }) => {
  // «реши пример»: only with what is solved is it one.
  const kept = trim(concept === 'solve' && verb.length === 2 ? [...verb.slice(1), ...rest] : rest);
  if (kept.length === 0) return undefined;
  const tell = (question: Query): Built => built({ kind: 'tell', question });
  const form = /^(?:search|find|need)$/.test(concept)
    ? slotted(kept[0]?.word === 'for' ? kept.slice(1) : kept, context)
    : undefined;
  if (form) return built(...form);
  switch (concept) {
    case 'search':
      return search(kept, context, verb.length === 1);
    case 'find':
    case 'need': {
      if (asksAt(kept, 0)) return tell(readQuestion(kept, context));
      return isSearched(kept) ? search(kept, context, false) : tell(readQuery(kept, context, 'name'));
    }
    case 'tell':
    case 'show':
      if (isPassedOn(kept)) return undefined;
      if (concept === 'show' && kept.every((token) => look(shownByButton, [token.word], 0)))
        return built({ kind: 'press', target: { words: textOf([...verb.slice(0, 1), ...kept], context) } });
      return tell(
        asksAt(kept, 0) || isIf(kept) ? readQuestion(withoutIf(kept), context) : readQuery(kept, context, 'value'),
      );
    case 'check': {
      if (/^(?:if|whether)$/.test(verb.at(-1)?.word ?? ''))
        return tell(readQuestion([...verb.slice(-1), ...kept], context));
      if (asksAt(kept, 0) || isIf(kept)) return tell(readQuestion(withoutIf(kept), context));
      const sought = soughtIn(kept, context);
      if (sought) return tell(sought);
      return isTicked(kept) ? undefined : tell(readQuery(kept, context, 'value'));
    }
    case 'solve':
      return isProblem(kept) ? tell({ things: readThings(kept, context), want: 'solution', tell: [] }) : undefined;
    case 'list': {
      const query = readQuery(kept, context, 'value');
      return tell(many(query, query.want === 'table' ? 'table' : 'list'));
    }
    case 'extract': {
      const query = readQuery(kept, context, 'value');
      return tell(many(query, query.tell.length > 1 || query.want === 'table' ? 'table' : 'list'));
    }
    case 'compare':
      return tell(readComparison(kept, context));
    case 'count': {
      if (asksAt(kept, 0)) return tell(readQuestion(kept, context));
      if (look(sums, wordsIn(kept), 0)) return tell(readQuery(kept, context, 'value'));
      const things = readThings(kept, context);
      return tell({
        things: { ...things, count: things.count === 'one' ? 'all' : things.count },
        want: 'count',
        tell: [],
      });
    }
    case 'sum': {
      const query = readQuery(kept, context, 'value', true);
      if (query.against) return tell(query);
      return tell(query.want === 'average' || query.want === 'count' ? query : many(query, 'sum'));
    }
    default:
      return undefined;
  }
};

/** A box, a name in quotes, or several names: "check A, B and C". Anything else is looked at. */
export function isTicked(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  if (
    tokens.some(
      (_, at) =>
        /^(?:checkbox|radio|option|switch)$/.test(look(kinds, words, at)?.meaning ?? '') || words[at] === 'box',
    )
  )
    return true;
  if (tokens.some((_, at) => look(properties, words, at))) return false;
  const names = tokens.filter((token) => token.value?.exact || /^\p{Lu}/u.test(token.text));
  return (
    names.length > 0 &&
    tokens.every((token) => names.includes(token) || token.isMark || /^(?:and|the|both|и)$/.test(token.word))
  );
}

/** "check the inbox for a letter from Ann": whether it is there. */
function soughtIn(tokens: readonly Token[], context: Context): Query | undefined {
  const at = findIndex(tokens, (index) => index > 0 && tokens[index]?.word === 'for');
  const place = trim(tokens.slice(0, Math.max(at, 0)));
  const isPlace = place.some((token) => look(sites, [token.word], 0) ?? look(keepers, [token.word], 0));
  const things = at > 0 && isPlace ? readThings(tokens.slice(at + 1), context) : undefined;
  if (!things || things.what.place) return undefined;
  const what = { ...things.what, place: { is: 'in' as const, what: readPhrase(place, context) } };
  return { things: { ...things, what }, want: 'whether', tell: [] };
}

/** What holds things that one looks for. */
const keepers = lexicon([[true, 'cart|basket|list|calendar|page|spam|drafts|outbox|trash|table']]);

/** "Tell Ben that …": somebody else is to be told, which is no question. */
function isPassedOn(tokens: readonly Token[]): boolean {
  const [name, ...others] = tokens.filter((token) => token.text !== ',');
  return /^\p{Lu}/u.test(name?.text ?? '') && /^(?:that|to|что|чтобы)$/.test(others[0]?.word ?? '');
}

function many(query: Query, want: Query['want']): Query {
  const { things } = query;
  return {
    ...query,
    things: { ...things, count: things.count === 'one' && !things.what.isPronoun ? 'all' : things.count },
    want,
  };
}

/** "search for X on the wiki", «поищи в каталоге X». */
function search(tokens: readonly Token[], context: Context, isBare: boolean): Built | undefined {
  const kept = trim(tokens[0]?.word === 'for' ? tokens.slice(1) : tokens).filter((token) => token.text !== '?');
  const words = wordsIn(kept);
  const leading = look(places, words, 0);
  if (leading && leading.length < kept.length) {
    const forAt = findIndex(kept, (at) => words[at] === 'for' || kept[at]?.value?.exact === true);
    if (leading.meaning === 'here') return searchFor(kept.slice(leading.length), undefined);
    const from = forAt > 0 ? (words[forAt] === 'for' ? forAt + 1 : forAt) : leading.length + 1;
    return searchFor(kept.slice(from), kept.slice(leading.length, forAt > 0 ? forAt : from));
  }
  const named = findIndex(kept, (at) => words[at] === 'for' && at > 0);
  if (named > 0 && isBare && kept.slice(named + 1).length > 0)
    return searchFor(kept.slice(named + 1), kept.slice(0, named));
  const at = findIndex(kept, (index) => index > 0 && !!look(places, words, index) && index < kept.length - 1);
  const place = at > 0 ? look(places, words, at) : undefined;
  const isSite = place && (kept[at - 1]?.value?.exact || kept.slice(at).some((token) => look(sites, [token.word], 0)));
  if (!place || !isSite) return searchFor(stripHere(kept), undefined);
  return searchFor(kept.slice(0, at), place.meaning === 'here' ? undefined : kept.slice(at + place.length));

  function searchFor(query: readonly Token[], within: readonly Token[] | undefined): Built | undefined {
    const plain = trim(query[0]?.word === 'for' ? query.slice(1) : query);
    if (plain.length === 0) return undefined;
    const there = within && trim(within).length > 0 ? readPhrase(within, context) : undefined;
    const named = there && there.words === '' && within ? { words: textOf(trim(within), context) } : there;
    const place = named ? { within: named } : {};
    return built({ kind: 'search', query: valueFrom(plain, context), ...place });
  }
}

function stripHere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => look(places, words, index)?.meaning === 'here');
  const found = at >= 0 ? look(places, words, at) : undefined;
  return found ? [...tokens.slice(0, at), ...tokens.slice(at + found.length)] : [...tokens];
}

/** A name in quotes alone, or a search that is named, is searched for; all else is found by what it is. */
function isSearched(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  if (tokens.some((_, at) => look(places, words, at)?.meaning === 'here')) return true;
  const quoted = tokens.filter((token) => token.value?.exact);
  const other = tokens.filter(
    (token) => !token.value?.exact && !token.isMark && !/^(?:the|a|an|in|on|at|в|на|во)$/.test(token.word),
  );
  return quoted.length === 1 && other.length <= 1 && tokens[0]?.value?.exact === true;
}

/** "show more", «покажи результаты»: what pages have a button for. */
const shownByButton = lexicon([[true, 'more|all|results|details|еще|все|результаты|подробности|the']]);

function isIf(tokens: readonly Token[]): boolean {
  // «что лежит в корзине» asks what, «что корзина пуста» says that.
  const isWhat =
    tokens[0]?.word === 'что' &&
    /^(?:лежит|лежат|есть|находится|написано|там|внутри|в|на)$/.test(tokens[1]?.word ?? '');
  return !isWhat && /^(?:if|whether|that|что|чтобы)$/.test(tokens[0]?.word ?? '');
}

function withoutIf(tokens: readonly Token[]): Token[] {
  return isIf(tokens) ? trim(tokens.slice(1)) : [...tokens];
}

/** Where one searches; `here` is the search of the site itself. */
const places = lexicon<'here' | 'there'>([
  [
    'here',
    'using the search|using search|with the search|via search|using the search box|using the search bar|using the search field|in the search box|in the search bar|in the search field|in search|through the search|through search|via the search|with the site search|через поиск|в поиске|с помощью поиска|используя поиск|поиском|в строке поиска|на сайте|on the site|on the website|on this site|on the page|по сайту|в поисковой строке',
  ],
  ['there', 'in|on|within|в|во|на|по|среди|at'],
]);

/** What has a search of its own. */
const sites = lexicon([
  [
    true,
    'wiki|wikipedia|site|website|shop|store|catalogue|catalog|library|forum|blog|archive|database|docs|documentation|help|encyclopedia|encyclopaedia|mail|inbox|mailbox|folder|map|maps|каталог~|вики|википеди~|сайт~|магазин~|библиотек~|форум~|блог~|архив~|баз~|документаци~|справк~|энциклопеди~|почт~|карт~|папк~|входящ~',
  ],
]);

/** "the equation", "the math problem", "for x": what can be worked out from what is written there. */
function isProblem(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  const isUnknown = words[0] === 'for' && tokens.length === 2 && /^[a-z]$/.test(words[1] ?? '');
  const isSum = words.some((word) =>
    /^(?:equation|expression|arithmetic|sum|addition|subtraction|multiplication)$/.test(word),
  );
  const isMath = words.some((word) => /^(?:math|maths|mathematical)$/.test(word));
  return (
    isUnknown || isSum || isMath || words.some((word) => /^(?:уравнени[ея]|пример|выражение|задач[ау])$/.test(word))
  );
}
