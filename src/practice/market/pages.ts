import { html } from 'hono/html';
import { counter } from '../count.ts';
import type { Html } from '../layout.ts';
import { both } from '../words.ts';
import { chrome } from './chrome.ts';
import { type Good, KINDS, ORDERS } from './goods.ts';
import type { MarketContext } from './state.ts';

const ORDER_NAMES = {
  newest: both('Newest first', 'Сначала новые'),
  cheapest: both('Cheapest first', 'Сначала дешёвые'),
  dearest: both('Dearest first', 'Сначала дорогие'),
};

export function cataloguePage(c: MarketContext): Html {
  const { t, language } = c.var;
  const kinds = [['', t('All', 'Всё')], ...Object.entries(KINDS).map(([kind, name]) => [kind, name[language]])];
  return chrome(
    c,
    t('Goods', 'Вещи'),
    html`<h1>${t('Old things by the quay', 'Старые вещи у причала')}</h1>
      <form id="search" role="search">
        <input type="search" name="q" list="suggestions" autocomplete="off" aria-label="${t('Search goods', 'Поиск вещей')}" />
        <datalist id="suggestions"></datalist>
        <button>${t('Search', 'Найти')}</button>
        <label>${t('Order', 'Порядок')} <select name="sort">
          ${ORDERS.map((order) => html`<option value="${order}">${ORDER_NAMES[order][language]}</option>`)}
        </select></label>
      </form>
      <div role="tablist" aria-label="${t('Kinds', 'Виды')}">
        ${kinds.map(([kind, name]) => html`<button type="button" role="tab" data-kind="${kind}" aria-selected="${String(kind === '')}">${name}</button>`)}
      </div>
      <p id="total" role="status"></p>
      <p id="suggested" aria-live="polite"></p>
      <ul id="goods" class="goods" data-words="${t('of', 'из')}"></ul>
      <p id="end">${t('More comes as you scroll.', 'Прокрутите — покажем ещё.')}</p>`,
  );
}

export function goodPage(c: MarketContext, good: Good): Html {
  const { t, language } = c.var;
  const sides = [t('Front', 'Спереди'), t('Side', 'Сбоку'), t('Back', 'Сзади')];
  return chrome(
    c,
    good.name[language],
    html`<article data-good="${good.id}">
      <h1>${good.name[language]}</h1>
      <p class="price">${good.price} €</p>
      <figure id="picture"><div class="picture" data-side="0"></div><figcaption>${sides[0]}</figcaption></figure>
      <div class="row" role="group" aria-label="${t('Pictures', 'Снимки')}">
        ${sides.map((side, at) => html`<button type="button" data-side="${at}">${side}</button>`)}
      </div>
      <button type="button" id="take">${t('Add to basket', 'В корзину')}</button>
      <h2>${t('Questions and answers', 'Вопросы и ответы')}</h2>
      <dl id="questions"></dl>
      <button type="button" id="more">${t('Load more', 'Показать ещё')}</button>
    </article>`,
  );
}

export function archivePage(c: MarketContext, results?: { text: string; goods: readonly Good[] }): Html {
  const { t, language } = c.var;
  const heading = results && counter(language)(results.goods.length, ['thing', 'things'], ['вещь', 'вещи', 'вещей']);
  return chrome(
    c,
    t('Archive', 'Архив'),
    html`<h1>${t('Archive', 'Архив')}</h1>
      <form method="post" action="/archive/search" class="row">
        <label>${t('Words', 'Слова')} <input name="text" value="${results?.text ?? ''}" /></label>
        <button>${t('Look up', 'Посмотреть')}</button>
      </form>
      ${heading === undefined ? '' : html`<h2>${heading}</h2>`}
      <ul class="goods">
        ${(results?.goods ?? []).slice(0, 30).map(({ id, name, price }) => html`<li><a href="/goods/${id}">${name[language]}</a> ${price} €</li>`)}
      </ul>`,
  );
}

export function deskPage(c: MarketContext): Html {
  const { t } = c.var;
  return chrome(
    c,
    t('Live desk', 'Справочная'),
    html`<h1>${t('Live desk', 'Справочная')}</h1>
      <div id="line" role="log" aria-label="${t('What is being said', 'Разговор')}"></div>
      <form id="ask" class="row">
        <input name="text" autocomplete="off" aria-label="${t('Your question', 'Ваш вопрос')}" />
        <button>${t('Ask', 'Спросить')}</button>
      </form>`,
  );
}

export function letterPage(c: MarketContext, problem?: string): Html {
  const { t, visitor } = c.var;
  const { name = '', email = '', message = '' } = visitor.state.draft ?? {};
  return chrome(
    c,
    t('Write to us', 'Написать нам'),
    html`<h1>${t('Write to us', 'Написать нам')}</h1>
      ${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
      <form id="letter" method="post" action="/letter" class="stack">
        <label>${t('Name', 'Имя')} <input name="name" value="${name}" /></label>
        <label>${t('E-mail', 'Почта')} <input name="email" type="email" value="${email}" /></label>
        <label>${t('Message', 'Сообщение')} <textarea name="message" rows="6">${message}</textarea></label>
        <p id="kept" role="status" data-words="${t('Draft kept', 'Черновик сохранён')}"></p>
        <button>${t('Send', 'Отправить')}</button>
      </form>`,
  );
}
