import { html } from 'hono/html';
import { counter } from '../../count.ts';
import { languageLink } from '../../language-link.ts';
import { type Html, page } from '../../layout.ts';
import { countDishes } from '../cart.ts';
import { type FoodContext, takeNotice } from './context.ts';
import { icon } from './icons.ts';

export interface FrameParts {
  title: string;
  main: Html;
  /** Checkout pages keep only the logo: nothing there should lead away from paying. */
  quiet?: boolean;
  mainClass?: string;
}

/** A whole page in the dress of the site. */
export function frame(c: FoodContext, { title, main, quiet = false, mainClass = '' }: FrameParts): Html {
  const { t, language } = c.var;
  const notice = takeNotice(c);
  return page({
    language,
    title: `${title} — ${t('Ploshka', 'Плошка')}`,
    styles: ['/public/site.css', '/public/catalogue.css', '/public/ordering.css', '/public/checkout.css'],
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" /><meta name="theme-color" content="#3c1436" />`,
    body: html`
      <a class="skip" href="#main">${t('Skip to content', 'К содержанию')}</a>
      ${header(c, quiet)}
      ${notice && html`<p class="notice" role="status">${icon('check')} ${notice}</p>`}
      <main id="main" class="${mainClass}">${main}</main>
      ${footer(c)}
    `,
  });
}

function header(c: FoodContext, quiet: boolean): Html {
  const { t } = c.var;
  const logo = html`<a class="logo" href="/"><img src="/public/icon.svg" alt="" width="34" height="34" />${t('Ploshka', 'Плошка')}</a>`;
  if (quiet)
    return html`<header class="top"><div class="wrap">${logo}<span class="safe">${icon('lock')} ${t('Secure checkout', 'Безопасная оплата')}</span>${languageLink(c.var.language, c.req.url)}</div></header>`;
  const { cart, addresses } = c.var.visitor.state;
  const count = countDishes(cart.lines);
  const [address] = addresses;
  return html`<header class="top">
    <div class="wrap">
      ${logo}
      ${address && html`<span class="where">${icon('pin')} ${address.street}, ${address.house}</span>`}
      <form class="find" role="search" action="/" method="get">
        <label class="unseen" for="find">${t('Search restaurants and dishes', 'Поиск ресторанов и блюд')}</label>
        ${icon('search')}
        <input
          id="find"
          type="search"
          name="q"
          value="${c.req.path === '/' ? (c.req.query('q') ?? '') : ''}"
          placeholder="${t('Restaurant or dish', 'Ресторан или блюдо')}"
          autocomplete="off"
        />
      </form>
      <nav class="links" aria-label="${t('Your account', 'Ваш раздел')}">
        <a href="/orders">${icon('receipt')} <span>${t('Orders', 'Заказы')}</span></a>
        ${languageLink(c.var.language, c.req.url)}
        <a
          class="basket"
          href="/cart"
          aria-label="${t('Basket', 'Корзина')}, ${counter(c.var.language)(count, ['dish', 'dishes'], ['блюдо', 'блюда', 'блюд'])}"
        >
          ${icon('bag')} <span>${t('Basket', 'Корзина')}</span>${count > 0 && html`<b class="badge">${count}</b>`}
        </a>
      </nav>
    </div>
  </header>`;
}

function footer(c: FoodContext): Html {
  const { t } = c.var;
  return html`<footer class="bottom">
    <div class="wrap">
      <div>
        <a class="logo" href="/"><img src="/public/icon.svg" alt="" width="28" height="28" />${t('Ploshka', 'Плошка')}</a>
        <p>${t('Hot food from fourteen kitchens of Averport.', 'Горячая еда из четырнадцати кухонь Аверпорта.')}</p>
      </div>
      <nav aria-label="${t('Footer', 'Подвал')}">
        <a href="/">${t('Restaurants', 'Рестораны')}</a>
        <a href="/?free=yes">${t('Free delivery', 'Бесплатная доставка')}</a>
        <a href="/orders">${t('Your orders', 'Ваши заказы')}</a>
        <a href="/cart">${t('Basket', 'Корзина')}</a>
      </nav>
      <p class="small">© 2026 ${t('Ploshka Ltd · Kitchens cook every day from 8:00 to 23:00', 'ООО «Плошка» · Готовим каждый день с 8:00 до 23:00')}</p>
    </div>
  </footer>`;
}

/** A page that says what went wrong and where to go from there. */
export function troublePage(c: FoodContext, title: string, text: string): Html {
  return frame(c, {
    title,
    mainClass: 'wrap narrow',
    main: html`<section class="panel empty">
      <img src="/public/empty.svg" alt="" width="140" height="140" />
      <h1>${title}</h1>
      <p>${text}</p>
      <a class="button" href="/">${c.var.t('To the restaurants', 'К ресторанам')}</a>
    </section>`,
  });
}
