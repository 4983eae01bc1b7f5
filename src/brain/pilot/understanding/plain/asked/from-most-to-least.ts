import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "from the highest rent to the lowest", «от самой большой зарплаты к меньшей»: by the rent, descending. */
export function asOrder(tokens: readonly Token[]): Token[] {
  return withoutVery(withoutRest(withOrderApart(withOrders(tokens))));
}

function withOrders(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = FROM_TO.exec(words.slice(at, at + MOST_WORDS).join(' '))?.groups;
    if (!said) continue;
    const by = tokens.find(({ word }, index) => index > at && word === said['by']);
    const isMost = MOST.test(said['from'] ?? '');
    const order = /[а-я]/.test(words[at] ?? '')
      ? [inPlaceOf(by, 'по'), inPlaceOf(by, isMost ? 'убыванию' : 'возрастанию'), by]
      : [inPlaceOf(by, 'by'), by, inPlaceOf(by, isMost ? 'descending' : 'ascending')];
    const end = at + (said['all'] ?? '').split(' ').length;
    return [...tokens.slice(0, at), ...order.filter((token) => token !== undefined), ...tokens.slice(end)];
  }
  return [...tokens];
}

const MOST_WORDS = 10;
const GREAT =
  'highest|biggest|largest|greatest|best|longest|больш\\p{L}+|высок\\p{L}+|крупн\\p{L}+|наибольш\\p{L}+|максимальн\\p{L}+';
const SMALL =
  'lowest|smallest|least|shortest|worst|маленьк\\p{L}+|низк\\p{L}+|мал(?:ой|ого|ых)|меньш\\p{L}+|наименьш\\p{L}+|минимальн\\p{L}+';
const MOST = new RegExp(`^(?:${GREAT})$`, 'u');
const FROM_TO = new RegExp(
  `^(?<all>(?:from|от|с) (?:the |сам\\p{L}+ )?(?<from>${GREAT}|${SMALL}) (?<by>\\p{L}{3,}) (?:down |up )?(?:to|к|до) (?:the |сам\\p{L}+ )?(?:${GREAT}|${SMALL})(?: \\k<by>)?)(?: |$)`,
  'u',
);

/** "search for lamps with the highest price first": in which order they shall be is no part of what is searched for. */
function withOrderApart(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && orderAt(words, index) > 0);
  const end = at + 2 + orderAt(words, at);
  const from = tokens.findLastIndex(({ isMark, word }, index) => index < at && (isMark || /^(?:and|then)$/.test(word)));
  const isSought = words.slice(from + 1, at).some((_, index) => isSearch(words, from + 1 + index));
  if (at < 0 || from === at - 1 || !isSought) return [...tokens];
  const comma = markInPlaceOf(tokens[at], ',');
  const after = /^(?:and|then)$/.test(words[end] ?? '') ? [markInPlaceOf(tokens[end - 1], ',')] : [];
  return [...tokens.slice(0, at), comma, ...tokens.slice(at + 2, end), ...after, ...tokens.slice(end)];
}

/** "with the [highest price first]": how many words say the order. Zero where none is said. */
function orderAt(words: readonly string[], at: number): number {
  const said = FIRST.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[1];
  return said ? said.split(' ').length : 0;
}

function isSearch(words: readonly string[], at: number): boolean {
  const verb = look(verbs, words, at);
  return verb?.form === 'base' && /^(?:search|find)$/.test(verb.meaning);
}

const FIRST = /^with the ((?:\p{L}+est|most \p{L}+|least \p{L}+)(?: \p{L}+)? first)(?: |$)/u;

/** «сначала самые дорогие[, а потом подешевле]», "the dearest first[, then the rest]": what comes after them goes without saying. */
function withoutRest(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ text }, index) => text === ',' && REST.test(words.slice(index, index + 5).join(' ')));
  const isOrdered = words.slice(Math.max(0, at - MOST_WORDS), Math.max(at, 0)).some((word) => FIRSTS.test(word));
  if (at < 0 || !isOrdered) return [...tokens];
  const length = REST.exec(words.slice(at, at + 5).join(' '))?.[1]?.split(' ').length ?? 0;
  return [...tokens.slice(0, at), ...withoutRest(tokens.slice(at + length))];
}

const REST =
  /^(, (?:(?:а|and) )?(?:потом|затем|дальше|then)(?: уже)? (?:(?:те )?(?:по)?(?:дешевле|дороже|меньше|больше|новее|старше|ниже|выше)|остальные|the (?:rest|others)|(?:the )?(?:cheaper|dearer|smaller|older|newer)(?: ones)?))(?= [.,!?;]|$)/;
const FIRSTS = /^(?:сначала|сперва|сверху|вначале|first|top)$/;

/** «самый первый», "the very first one": none is more first. */
function withoutVery(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter(({ word, value }, at) => {
    const isVery = !value && /^(?:very|сам(?:ый|ая|ое|ой|ого|ому|ом|ую|ым|ые|ых|ыми))$/.test(word);
    return !(
      isVery &&
      /^(?:first|(?:перв|верхн|нижн)(?:ий|яя|ее|ей|его|ему|ем|юю|им|ие|их|ими|ый|ая|ое|ой|ого|ому|ом|ую|ым|ые|ых|ыми))$/.test(
        words[at + 1] ?? '',
      )
    );
  });
}
