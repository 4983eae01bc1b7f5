import { html } from 'hono/html';
import { TODAY } from '../days.ts';
import { embedJson, type Html, page } from '../layout.ts';
import type { Language, Translate } from '../site.ts';
import { say } from '../words.ts';
import type { Session } from './model.ts';
import { contacts, people } from './people.ts';

const icon = html`<link rel="icon" href="/public/icon.svg" /><meta name="theme-color" content="#14573a" />`;

/** The one document of the app; what it shows is decided by the client from the address. */
export function shell(language: Language, t: Translate): Html {
  const spoken = ({ name, email }: (typeof contacts)[number]) => ({ name: say(name, language), email });
  const session: Session = { language, today: TODAY, me: spoken(people.me), contacts: contacts.map(spoken) };
  return page({
    language,
    title: 'Fernpost',
    styles: ['/client/main.css'],
    scripts: ['/client/main.js'],
    head: icon,
    body: html`<div id="app"></div>
      <noscript>${t('Fernpost needs JavaScript.', 'Для работы Fernpost нужен JavaScript.')}</noscript>
      ${embedJson('session', session)}`,
  });
}

/** Asked before a link in a mail is followed: the text of a link need not be its address. */
export function leavingPage(language: Language, t: Translate, address: URL): Html {
  return plainPage(
    language,
    t('You are leaving Fernpost', 'Вы покидаете Fernpost'),
    html`<p>${t('The link in this mail leads to', 'Ссылка из письма ведёт на')}</p>
      <p class="address"><strong>${address.host}</strong>${address.pathname}</p>
      <p>
        ${t(
          'We do not know this site. Never type a password there that you use elsewhere.',
          'Мы не знаем этот сайт. Никогда не вводите на нём пароли, которыми пользуетесь где-то ещё.',
        )}
      </p>
      <p class="choices">
        <a class="main" href="/inbox">${t('Back to my mail', 'Вернуться к почте')}</a>
        <a href="${address.href}" rel="noreferrer">${t('Continue anyway', 'Всё равно перейти')}</a>
      </p>`,
  );
}

export function notFoundPage(language: Language, t: Translate): Html {
  return plainPage(
    language,
    t('This page does not exist', 'Такой страницы нет'),
    html`<p>${t('The address may be mistyped or out of date.', 'Возможно, адрес набран с ошибкой или устарел.')}</p>
      <p class="choices"><a class="main" href="/inbox">${t('Go to the inbox', 'Перейти во входящие')}</a></p>`,
  );
}

function plainPage(language: Language, title: string, text: Html): Html {
  return page({
    language,
    title: `${title} · Fernpost`,
    styles: ['/public/plain.css'],
    head: icon,
    body: html`<main><img src="/public/icon.svg" alt="Fernpost" width="48" height="48" />
      <h1>${title}</h1>
      ${text}</main>`,
  });
}
