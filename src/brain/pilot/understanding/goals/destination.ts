import { findIndex, trim } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** «из корзины всё» says where before what. */
export function placeLast(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  if (!/^(?:from|in|out|into|to|из|с|со|в|во|на|к)$/.test(kept[0]?.word ?? '')) return kept;
  const words = wordsIn(kept);
  const holder = findIndex(kept, (at) => at > 0 && !!(look(holders, words, at) || containerKind(kept, at)));
  const named = kept[holder + 1]?.value?.exact && kept.length > holder + 2 ? holder + 1 : holder;
  return holder > 0 && named < kept.length - 1 ? [...kept.slice(named + 1), ...kept.slice(0, named + 1)] : kept;
}

/** "… to the cart", «в корзину …», "into the folder X". */
export function takeDestination(tokens: readonly Token[]): { what: Token[]; to?: Token[] } {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  // «добавь её туда»: into what was spoken of.
  if (kept.length > 1 && /^(?:there|туда|сюда)$/.test(words.at(-1) ?? ''))
    return { what: kept.slice(0, -1), to: kept.slice(-1) };
  for (let at = kept.length - 2; at >= 0; at--) {
    if (kept[at]?.value || !/^(?:to|into|in|onto|on|в|во|на|к)$/.test(words[at] ?? '')) continue;
    if (/^(?:date|time|number)$/.test(kept[at + 1]?.value?.kind ?? '')) continue;
    const after = trim(kept.slice(at + 1));
    const isHolder = after.some((_, index) => look(holders, wordsIn(after), index) ?? containerKind(after, index));
    if (at > 0 && (isHolder || /^(?:to|into|onto|в|на|к)$/.test(words[at] ?? '')))
      return { what: trim(kept.slice(0, at)), to: after };
    const holder = at === 0 ? after.findIndex((_, index) => look(holders, wordsIn(after), index)) : -1;
    if (holder >= 0 && holder < after.length - 1)
      return { what: trim(after.slice(holder + 1)), to: after.slice(0, holder + 1) };
  }
  return { what: kept };
}

export function containerKind(tokens: readonly Token[], at: number): boolean {
  return /^(?:folder|list|section|form|table|column|page|tab)$/.test(look(kinds, wordsIn(tokens), at)?.meaning ?? '');
}

/** What things are put into. */
export const holders = lexicon([
  [
    true,
    'cart~|basket~|shopping cart~|shopping bag~|bag|trolley|wishlist~|wish list~|favourites|favorites|bookmarks|playlist~|collection~|queue|library|watchlist~|group~|project~|board~|archive|order|inbox|reading list~|корзин~|избранн~|сумк~|пакет~|закладк~|закладок|плейлист~|коллекци~|очеред~|библиотек~|групп~|проект~|архив~|заказ~|вишлист~|список желаний',
  ],
]);
