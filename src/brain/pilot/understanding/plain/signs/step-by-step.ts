import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "Invoices -> March -> download", "my bills – latest one – how much was it?", «Файлы → «План» → удалить», "Lamp x3 -> cart": a task that is
 * noted as a chain, each link within the one before. What comes first is opened; the last says what is done with the one before it, what
 * is asked of it, or where it goes.
 */
export function asChain(tokens: readonly Token[]): Token[] {
  const end = tokens.at(-1)?.isMark ? tokens.length - 1 : tokens.length;
  const links = linksOf(tokens.slice(0, end));
  const last = links.at(-1) ?? [];
  const things = links.slice(0, -1);
  const thing = things.at(-1) ?? [];
  if (things.length === 0 || !things.every(isNamed)) return [...tokens];
  const rest = tokens.slice(end);
  const opened = things.slice(0, -1).flatMap(asOpened);
  if (isDeed(last)) return [...opened, ...last, ...thing, ...rest];
  const asked = things.length > 1 && tokens.at(-1)?.text === '?' ? askedOf(last, thing) : undefined;
  if (asked) return [...opened, ...asked, ...rest];
  return isPlace(tokens, last) ? [...opened, ...asPut(thing, last), ...rest] : [...tokens];
}

/** The parts between signs of one sort; the first may end with a colon. */
function linksOf(tokens: readonly Token[]): Token[][] {
  const sign = tokens.find(({ text, value }) => !value && SIGN.test(text))?.text;
  const links: Token[][] = [[]];
  for (const token of tokens) {
    const isCut = !token.value && (token.text === sign || (token.text === ':' && links.length === 1));
    if (isCut) links.push([]);
    else links.at(-1)?.push(token);
  }
  return sign === undefined ? [] : links;
}

/** A few words that name something, and tell nobody to do anything. */
function isNamed(link: readonly Token[]): boolean {
  const words = wordsIn(link);
  return (
    link.length > 0 &&
    link.length <= MOST_WORDS &&
    link.every(({ isMark }) => !isMark) &&
    look(verbs, words, 0)?.form !== 'base' &&
    !asksAt(link, 0)
  );
}

/** "download", «удалить»: a verb, and nothing more. */
function isDeed(link: readonly Token[]): boolean {
  const verb = look(verbs, wordsIn(link), 0);
  return link.length > 0 && verb?.form === 'base' && verb.length === link.length && !ASKING.has(verb.meaning);
}

/** What is only asked or looked for is no deed. */
const ASKING: ReadonlySet<string> = new Set(['tell', 'count', 'sum', 'find', 'search', 'check', 'show']);

/** "how much was [it]": asked of what was named right before. */
function askedOf(link: readonly Token[], thing: readonly Token[]): Token[] | undefined {
  const at = link.findIndex(({ word }) => /^(?:it|that|он|она|оно|это)$/.test(word));
  if (!asksAt(link, 0) || at < 0) return undefined;
  const isBare = /^(?:latest|last|first|newest|oldest|cheapest)$/.test(thing[0]?.word ?? '');
  const the = isBare ? [inPlaceOf(thing[0], 'the')] : [];
  return [...link.slice(0, at), ...the, ...thing, ...link.slice(at + 1)];
}

/** "-> cart": after an arrow, where something goes that can be counted, or has a name. */
function isPlace(tokens: readonly Token[], last: readonly Token[]): boolean {
  const isArrow = tokens.some(({ text, value }) => !value && ARROW.test(text));
  return isArrow && last.length === 1 && PLACE.test(last[0]?.word ?? '');
}

function asPut(thing: readonly Token[], to: readonly Token[]): Token[] {
  const isRussian = /[а-я]/.test(to[0]?.word ?? '');
  const put = inPlaceOf(thing[0], isRussian ? 'положи' : 'put');
  const into = inPlaceOf(to[0], isRussian ? 'в' : 'into');
  return [put, ...thing, into, ...to];
}

function asOpened(link: readonly Token[]): Token[] {
  const [first] = link;
  const isRussian = link.some(({ word, value }) => /[а-я]/.test(word) || /[а-я]/i.test(value?.text ?? ''));
  return [inPlaceOf(first, isRussian ? 'открой' : 'open'), ...link, markInPlaceOf(link.at(-1), ',')];
}

const SIGN = /^(?:->|=>|→|–|—)$/;
const ARROW = /^(?:->|=>|→)$/;
const MOST_WORDS = 6;
const PLACE = /^(?:basket|cart|bag|favou?rites|wishlist|archive|spam|trash|корзин[ау]|избранное|архив|спам|закладки)$/;
