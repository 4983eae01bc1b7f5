import { has, lexicon } from '../../lexicon/match.ts';
import { relations } from '../../lexicon/small-words.ts';
import { inPlaceOf, isNameLike, saidThere, type Token, wordsIn } from '../../tokens.ts';

/**
 * "Look under the heading “Sides”. Tell me the cheapest dish there", «посмотри под заголовком «Супы» и скажи, что там дешевле всего»: where
 * one is to look is where the rest is; "there" is called by it.
 */
export function asAskedThere(tokens: readonly Token[]): Token[] {
  return asLookedThere(inNeededPlace(underWhatIsLookedAt(tokens)));
}

/** "Looking only at the section “Soups”, which dish …", «если смотреть только раздел «Супы», что …»: of what is under that. */
function underWhatIsLookedAt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const { lead } = LOOKED_AT.exec(words.slice(0, MOST_LOOKED).join(' '))?.groups ?? {};
  const from = lead === undefined ? 0 : lead.split(' ').length;
  const [name, mark] = tokens.slice(from);
  if (from === 0 || !name || !isNameLike(name) || mark?.text !== ',') return [...tokens];
  const where = /^\p{Script=Cyrillic}/u.test(words[0] ?? '') ? ['под', 'заголовком'] : ['under', 'the', 'heading'];
  return [...where.map((word) => inPlaceOf(tokens[0], word)), ...tokens.slice(from)];
}

const MOST_LOOKED = 8;
const LOOKED_AT =
  /^(?<lead>(?:(?:looking|going|judging)(?: only| just)? (?:at|by|in)|considering(?: only| just)?|если (?:смотреть|брать|считать)(?: только)?(?: в)?)(?: the)?(?: section| part| heading| раздел[еа]?| часть| заголов\p{L}+)?)(?= |$)/u;

/** «Мне нужна строка номер 5: впиши имя и там же нажми «Купить»»: in row 5. */
function inNeededPlace(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const { lead = '', noun = '' } = NEEDED.exec(words.slice(0, MOST_NEEDED).join(' '))?.groups ?? {};
  const name = lead === '' ? 0 : lead.split(' ').length;
  const there = words.findIndex((word, at) => at > name && word === 'там' && words[at + 1] === 'же');
  const [place, mark] = tokens.slice(name);
  if (name === 0 || !place?.value || mark?.text !== ':' || there < 0) return [...tokens];
  const stand = tokens[there];
  const where = (WHERE.get(noun) ?? '').split(' ').map((word) => inPlaceOf(stand, word));
  return [...tokens.slice(name + 2, there), ...where, ...saidThere([place], stand), ...tokens.slice(there + 2)];
}

const MOST_NEEDED = 5;
const WHERE: ReadonlyMap<string, string> = new Map([
  ['строка', 'в строке'],
  ['карточка', 'в карточке'],
  ['раздел', 'в разделе'],
  ['вкладка', 'на вкладке'],
  ['заказ', 'в заказе'],
]);
const NEEDED =
  /^(?<lead>(?:(?:мне|нам|меня|нас) )?(?:нужен|нужна|интересует) (?<noun>строка|карточка|раздел|вкладка|заказ)(?: номер| №)?)(?= |$)/;

function asLookedThere(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word, value }, index) => !value && has(looking, word) && isNear(tokens[index + 1]));
  const stop = tokens.findIndex((token, index) => at >= 0 && index > at + 1 && isEnd(token));
  const there = tokens.findIndex(({ word }, index) => stop > at && index > stop && THERE.test(word));
  const place = tokens.slice(at + 1, stop);
  const isNamed = place.some(isNameLike);
  const isOpening = at === 0 || tokens[at - 1]?.isMark === true;
  if (at < 0 || stop < 0 || there < 0 || !isOpening || !isNamed) return [...tokens];
  const { start, end } = tokens[there] ?? { start: 0, end: 0 };
  const said = place.map((token) => ({ ...token, start, end }));
  return [...tokens.slice(0, at), ...tokens.slice(stop + 1, there), ...said, ...tokens.slice(there + 1)];
}

/** "under", "below": what one looks under is not opened. */
function isNear(token: Token | undefined): boolean {
  return token !== undefined && has(relations, token.word) && NEAR.test(token.word);
}

function isEnd({ isMark, word }: Token): boolean {
  return isMark === true || /^(?:and|и)$/.test(word);
}

const NEAR = /^(?:under|below|beneath|beside|под|ниже|рядом|возле)$/;
const THERE = /^(?:there|там)$/;
const looking = lexicon([[true, 'look|see|check|посмотри|посмотрите|смотри|глянь|взгляни|загляни']]);
