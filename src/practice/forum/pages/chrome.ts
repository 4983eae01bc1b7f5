import { html } from 'hono/html';
import { type Html, page } from '../../layout.ts';
import { ME } from '../data/people.ts';
import { type View, withQuery } from '../view.ts';
import { avatar, nameOf } from './parts.ts';

export interface Frame {
  title: string;
  body: Html;
  /** Which entry of the main menu this page belongs to. */
  section?: 'boards' | 'topics' | 'following' | 'messages';
}

/** The forum around every page: header, menu, footer. */
export function framed(view: View, { title, body, section }: Frame): Html {
  const { t, language, state } = view;
  const unread = state.messages.filter(({ folder, read }) => folder === 'inbox' && !read).length;
  const menu = [
    { id: 'boards', href: '/', label: t('Boards', 'Разделы') },
    { id: 'topics', href: '/topics', label: t('All topics', 'Все темы') },
    { id: 'following', href: '/following', label: t('Following', 'Подписки') },
    { id: 'messages', href: '/messages', label: t('Messages', 'Сообщения'), badge: unread },
  ] as const;
  return page({
    language,
    title: `${title} · Lathe & Leaf`,
    styles: ['base', 'frame', 'controls', 'lists', 'topic', 'pages'].map((name) => `/public/${name}.css`),
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" />
      <meta name="description" content="${t('A forum for people who make, mend and grow things.', 'Форум для тех, кто мастерит, чинит и выращивает.')}" />`,
    body: html`<a class="skip" href="#main">${t('Skip to content', 'К содержанию')}</a>
      <header class="site-header">
        <div class="bar">
          <a class="brand" href="/"><img src="/public/logo.svg" width="34" height="34" alt="" /><span>Lathe <i>&amp;</i> Leaf</span></a>
          <form class="find" role="search" action="/search">
            <svg aria-hidden="true" viewBox="0 0 20 20"><circle cx="8.5" cy="8.5" r="5.5" /><path d="m13 13 4.5 4.5" /></svg>
            <input type="search" name="q" aria-label="${t('Search the forum', 'Поиск по форуму')}" placeholder="${t('Search the forum', 'Поиск по форуму')}" value="${view.url.pathname === '/search' ? (view.url.searchParams.get('q') ?? '') : ''}" />
          </form>
          <nav class="languages" aria-label="${t('Language', 'Язык')}">
            ${language === 'en' ? html`<span aria-current="true">EN</span>` : html`<a href="${withQuery(view.url, { lang: 'en' })}" lang="en" aria-label="In English">EN</a>`}
            ${language === 'ru' ? html`<span aria-current="true">RU</span>` : html`<a href="${withQuery(view.url, { lang: 'ru' })}" lang="ru" aria-label="По-русски">RU</a>`}
          </nav>
          <a class="me" href="/u/${ME}">${avatar(ME, language, 32)}<span>${nameOf(ME, language)}</span></a>
        </div>
        <nav class="menu" aria-label="${t('Main menu', 'Главное меню')}">
          ${menu.map(
            (entry) => html`<a href="${entry.href}" ${entry.id === section ? html`aria-current="page"` : ''}
              >${entry.label}${'badge' in entry && entry.badge > 0 ? html` <b class="badge" aria-label="${t(`${entry.badge} unread`, `непрочитанных: ${entry.badge}`)}">${entry.badge}</b>` : ''}</a>`,
          )}
          <a class="button small" href="/new">${t('New topic', 'Новая тема')}</a>
        </nav>
      </header>
      <main id="main" tabindex="-1">${notice(view)}${body}</main>
      <footer class="site-footer">
        <div>
          <p><strong>Lathe &amp; Leaf</strong><br />${t('Make it, mend it, grow it. Since 2017.', 'Мастерим, чиним, выращиваем. С 2017 года.')}</p>
          <nav aria-label="${t('Footer', 'Подвал')}">
            <a href="/t/welcome">${t('House rules', 'Правила')}</a>
            <a href="/b/meta">${t('Feedback', 'Обратная связь')}</a>
            <a href="/topics?sort=top">${t('Best of all time', 'Лучшее за всё время')}</a>
          </nav>
        </div>
      </footer>`,
  });
}

/** A page with nothing but one message on it, for refusals and dead ends. */
export function plainPage(view: View, title: string, text: string): Html {
  return framed(view, {
    title,
    body: html`<section class="card narrow"><h1>${title}</h1><p>${text}</p><p><a href="/">${view.t('To the boards', 'К разделам')}</a></p></section>`,
  });
}

/** One line about what has just been done. */
function notice({ t, url }: View): Html {
  const lines: Readonly<Record<string, string>> = {
    posted: t('Your comment is posted.', 'Комментарий опубликован.'),
    edited: t('Your changes are saved.', 'Изменения сохранены.'),
    deleted: t('The comment is deleted.', 'Комментарий удалён.'),
    reported: t('Thank you. The moderators will have a look.', 'Спасибо. Модераторы посмотрят.'),
    noted: t('The moderator note is saved.', 'Заметка модератора сохранена.'),
    followed: t('You follow this topic now.', 'Вы подписались на тему.'),
    unfollowed: t('You no longer follow this topic.', 'Вы отписались от темы.'),
    opened: t('Your topic is open.', 'Тема создана.'),
    sent: t('Your message is sent.', 'Сообщение отправлено.'),
    removed: t('The message is deleted.', 'Сообщение удалено.'),
  };
  const line = lines[url.searchParams.get('done') ?? ''];
  return line === undefined ? html`` : html`<p class="notice" role="status">${line}</p>`;
}
