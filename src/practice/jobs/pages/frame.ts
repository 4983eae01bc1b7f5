import { html } from 'hono/html';
import { initials } from '../../initials.ts';
import { languageLink } from '../../language-link.ts';
import { type Html, page } from '../../layout.ts';
import { type JobsContext, takeNotice } from './context.ts';
import { icon } from './icons.ts';

export interface FrameParts {
  title: string;
  main: Html;
}

/** A whole page in the dress of the site. */
export function frame(c: JobsContext, { title, main }: FrameParts): Html {
  const { t, language } = c.var;
  const notice = takeNotice(c);
  return page({
    language,
    title: `${title} — ${t('Otklik', 'Отклик')}`,
    styles: ['/public/site.css', '/public/search.css', '/public/vacancy.css', '/public/forms.css'],
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" />`,
    body: html`
      <a class="skip" href="#main">${t('Skip to content', 'К содержанию')}</a>
      ${header(c)}
      ${notice && html`<div class="wrap"><p class="notice" role="status">${icon('check')} ${notice}</p></div>`}
      <main id="main">${main}</main>
      ${footer(c)}
    `,
  });
}

function header(c: JobsContext): Html {
  const { t } = c.var;
  const { saved, applications, profile } = c.var.visitor.state;
  const standing = applications.filter(({ status }) => status !== 'withdrawn').length;
  const link = (path: string, label: string, count = 0) =>
    html`<a href="${path}" ${c.req.path === path ? html`aria-current="page"` : ''}>${label}${count > 0 && html` <b>${count}</b>`}</a>`;
  return html`<header class="top">
    <div class="wrap">
      <a class="logo" href="/"><img src="/public/icon.svg" alt="" width="32" height="32" />${t('Otklik', 'Отклик')}</a>
      <nav aria-label="${t('Main', 'Главное')}">
        ${link('/', t('Vacancies', 'Вакансии'))}
        ${link('/saved', t('Saved', 'Избранное'), saved.length)}
        ${link('/applications', t('My applications', 'Мои отклики'), standing)}
      </nav>
      ${languageLink(c.var.language, c.req.url)}
      <a class="me" href="/profile"><span aria-hidden="true">${initials(profile.name)}</span>${t('Profile', 'Профиль')}</a>
    </div>
  </header>`;
}

function footer({ var: { t } }: JobsContext): Html {
  return html`<footer class="bottom">
    <div class="wrap">
      <p><b>${t('Otklik', 'Отклик')}</b> ${t('— work from people, for people', '— работа от людей для людей')}</p>
      <nav aria-label="${t('Footer', 'Подвал')}">
        <a href="/?remote=yes">${t('Remote work', 'Удалённая работа')}</a>
        <a href="/?experience=none">${t('Without experience', 'Без опыта')}</a>
        <a href="/?type=internship">${t('Internships', 'Стажировки')}</a>
        <a href="/?within=7">${t('New this week', 'Новые за неделю')}</a>
      </nav>
      <small>© 2026 ${t('Otklik Ltd', 'ООО «Отклик»')}</small>
    </div>
  </footer>`;
}

/** A page that says what went wrong and where to go from there. */
export function troublePage(c: JobsContext, title: string, text: string): Html {
  return frame(c, { title, main: html`<div class="wrap slim">${emptyBox(c, title, text)}</div>` });
}

export function emptyBox({ var: { t } }: JobsContext, title: string, text: string): Html {
  return html`<section class="card empty">
    <img src="/public/empty.svg" alt="" width="150" height="120" />
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="/">${t('Look at vacancies', 'Посмотреть вакансии')}</a>
  </section>`;
}
