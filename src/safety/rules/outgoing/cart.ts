import { methodOf, spokenVerbs } from '../../outgoing/called.ts';
import { contentsOf } from '../../outgoing/contents.ts';
import { nameWords, pathSegments } from '../../outgoing/name-words.ts';
import type { Case } from '../../rule.ts';

const CART =
  /^(?:cart|carts|minicart|basket|bag|trolley|warenkorb|einkaufswagen|panier|carrito|cesta|carrinho|carrello|корзин\p{L}*|koszyk\p{L}*|addtocart|addtobag|addtobasket|lineitems?)$/u;
const NOT_CART = new Set(
  'checkout order orders pay payment purchase buy place delete remove clear empty transfer share send'.split(' '),
);

/** The task speaks of buying, or of a cart. */
const WANTED =
  /(?<!\p{L})(?:buy|purchase|add|order|cart|basket|bag|shopping|shop for|get me|купи\p{L}*|покуп\p{L}*|заказ\p{L}*|закаж\p{L}*|добав\p{L}*|корзин\p{L}*|kauf\p{L}*|einkauf\p{L}*|bestell\p{L}*|warenkorb|hinzufüg\p{L}*|leg\p{L}*|ach[eè]t\p{L}*|achat\p{L}*|command\p{L}*|ajout\p{L}*|panier|compr\p{L}*|añad\p{L}*|agreg\p{L}*|carrito|pedir|pide|adicion\p{L}*|carrinho|aggiung\p{L}*|ordin\p{L}*|carrello|kup\p{L}*|zamów\p{L}*|koszyk\p{L}*)(?!\p{L})|[買买購购]|加入|カート|注文|下单|장바구니|구매/iu;

/** It puts something into a cart, and the task asks for that. What is in a cart is not bought yet. */
export function fillsCart({ outgoing, foresight: { target }, words }: Case): boolean {
  if (!outgoing || !words.some((said) => WANTED.test(said))) return false;
  const { fields, graphql, files } = contentsOf(outgoing);
  if (files.length > 0 || methodOf(outgoing.method, fields) === 'DELETE') return false;
  const names = [
    ...pathSegments(outgoing.url).map(nameWords),
    ...(graphql ?? []).map(({ name = '' }) => nameWords(name)),
    ...spokenVerbs(fields),
  ];
  if (names.flat().some((word) => NOT_CART.has(word))) return false;
  const said = nameWords(target?.name ?? '');
  if (names.flat().some((word) => CART.test(word))) return true;
  return !said.some((word) => NOT_CART.has(word)) && (said.some((word) => CART.test(word)) || addsWanted(said, words));
}

const ADDS =
  /^(?:add|добав\p{L}*|hinzufüg\p{L}*|ajout\p{L}*|añad\p{L}*|agreg\p{L}*|adicion\p{L}*|aggiung\p{L}*|dodaj)$/u;

/** "Add: Rosemary focaccia", where the task wants a rosemary focaccia in a cart. */
function addsWanted([verb = '', ...what]: readonly string[], words: readonly string[]): boolean {
  if (!ADDS.test(verb) || what.length === 0) return false;
  return words.some((text) => {
    const task = nameWords(text);
    return task.some((word) => CART.test(word)) && what.every((word) => task.includes(word));
  });
}
