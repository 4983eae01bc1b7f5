import { html } from 'hono/html';
import { languageLink } from '../language-link.ts';
import { type Html, page } from '../layout.ts';
import { both } from '../words.ts';
import { type DoorsContext, signedIn } from './state.ts';

export interface Frame {
  title: string;
  body: Html;
  /** What lies over the page: banners, walls, dialogs. */
  over?: Html;
  /** A page without menu, for walls and steps that should not be left. */
  bare?: boolean;
  bodyClass?: string;
}

/** The portal around every page. */
export function framed(c: DoorsContext, { title, body, over, bare, bodyClass }: Frame): Html {
  const { t, language, visitor } = c.var;
  const account = signedIn(visitor.state);
  return page({
    language,
    title: `${title} · Perelin`,
    styles: ['base', 'frame', 'forms', 'doors', 'overlays'].map((name) => `/public/${name}.css`),
    scripts: ['/client/main.js'],
    ...(bodyClass !== undefined && { bodyClass }),
    head: html`<link rel="icon" href="/public/icon.svg" />`,
    body: html`<a class="skip" href="#main">${t('Skip to content', 'К содержанию')}</a>
      <header class="site-header">
        <a class="brand" href="/"><img src="/public/logo.svg" width="36" height="36" alt="" />Perelin</a>
        ${
          bare
            ? ''
            : html`<nav aria-label="${t('Main menu', 'Главное меню')}">
              <a href="/magazine">${t('Magazine', 'Журнал')}</a>
              <a href="/downloads">${t('Documents', 'Документы')}</a>
              <a href="/renewal">${t('Renew', 'Продление')}</a>
            </nav>`
        }
        ${languageLink(language, c.req.url, both('In English', 'По-русски'))}
        ${account ? html`<a class="button quiet" href="/account">${account.name}</a>` : html`<a class="button" href="/login">${t('Sign in', 'Войти')}</a>`}
      </header>
      <main id="main" tabindex="-1">${body}</main>
      <footer class="site-footer">
        <p><strong>Perelin</strong> · ${t('One pass for pools, museums and night trams.', 'Один абонемент на бассейны, музеи и ночные трамваи.')}</p>
        <nav aria-label="${t('Footer', 'Подвал')}"><a href="/">${t('All doors', 'Все двери')}</a><a href="/phone">${t('Mock phone', 'Учебный телефон')}</a></nav>
      </footer>
      ${over ?? ''}`,
  });
}

/** A page that says one thing. */
export function messagePage(c: DoorsContext, title: string, text: string, more: Html = html``): Html {
  return framed(c, {
    title,
    body: html`<section class="panel narrow"><h1>${title}</h1><p>${text}</p>${more}</section>`,
  });
}

export function alertBox(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="alert" role="alert">${text}</p>`;
}

export function statusBox(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="status" role="status">${text}</p>`;
}

/** The text fields of a submitted form. */
export async function typed(c: DoorsContext): Promise<Record<string, string>> {
  const entries = Object.entries(await c.req.parseBody());
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
