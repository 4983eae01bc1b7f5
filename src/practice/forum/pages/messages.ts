import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { say } from '../../words.ts';
import { renderMarkup } from '../markup.ts';
import type { Message } from '../state.ts';
import type { View } from '../view.ts';
import { framed } from './chrome.ts';
import { editor } from './editor.ts';
import { avatar, hiddenToken, nameOf, personLink, problem, when } from './parts.ts';

export function messagesPage(view: View, folder: 'inbox' | 'sent'): Html {
  const { t, language, state } = view;
  const messages = state.messages
    .filter((message) => message.folder === folder)
    .sort((a, b) => b.at.localeCompare(a.at));
  const title = folder === 'inbox' ? t('Inbox', 'Входящие') : t('Sent', 'Отправленные');
  return framed(view, {
    title,
    section: 'messages',
    body: html`<header class="list-head">
        <div><h1>${title}</h1></div>
        <a class="button" href="/messages/new">${t('Write a message', 'Написать сообщение')}</a>
      </header>
      <div class="list-tools"><nav class="sort" aria-label="${t('Folders', 'Папки')}">
        <a href="/messages" ${folder === 'inbox' ? html`aria-current="true"` : ''}>${t('Inbox', 'Входящие')}</a>
        <a href="/messages/sent" ${folder === 'sent' ? html`aria-current="true"` : ''}>${t('Sent', 'Отправленные')}</a>
      </nav></div>
      ${
        messages.length === 0
          ? html`<p class="card empty">${t('Nothing here yet.', 'Здесь пока пусто.')}</p>`
          : html`<ul class="letters card">${messages.map((message) => {
              const other = folder === 'inbox' ? message.from : message.to;
              return html`<li class="${message.read ? '' : 'unread'}">
                ${avatar(other, language, 40)}
                <div>
                  <p>${personLink(other, language)} · ${when(message.at, language)} ${message.read ? '' : html`<span class="tag solved">${t('New', 'Новое')}</span>`}</p>
                  <h2><a href="/messages/${message.id}">${say(message.subject, language)}</a></h2>
                  <p class="peek">${say(message.body, language).replaceAll('*', '').slice(0, 110)}</p>
                </div>
              </li>`;
            })}</ul>`
      }`,
  });
}

export function messagePage(view: View, message: Message): Html {
  const { t, language } = view;
  const subject = say(message.subject, language);
  return framed(view, {
    title: subject,
    section: 'messages',
    body: html`<nav class="crumbs" aria-label="${t('You are here', 'Вы здесь')}"><a href="/messages">${t('Inbox', 'Входящие')}</a></nav>
      <article class="card letter">
        <header>
          ${avatar(message.from, language)}
          <div><h1>${subject}</h1><p>${t('From', 'От:')} ${personLink(message.from, language)} <span class="handle">@${message.from}</span> · ${t('to', 'кому:')} ${nameOf(message.to, language)} · ${when(message.at, language)}</p></div>
        </header>
        <div class="text">${renderMarkup(say(message.body, language))}</div>
        <footer class="row">
          ${message.folder === 'inbox' ? html`<a class="button" href="/messages/new?to=${message.from}&about=${message.id}">${t('Reply', 'Ответить')}</a>` : ''}
          <form method="post" action="/messages/${message.id}/delete">${hiddenToken(view)}<button class="button plain">${t('Delete message', 'Удалить сообщение')}</button></form>
        </footer>
      </article>`,
  });
}

export interface Letter {
  to?: string;
  subject?: string;
  body?: string;
  problem?: string;
}

export function writeMessagePage(view: View, letter: Letter): Html {
  const { t } = view;
  const title = t('New message', 'Новое сообщение');
  return framed(view, {
    title,
    section: 'messages',
    body: html`<form class="card narrow" method="post" action="/messages">
      <h1>${title}</h1>
      ${hiddenToken(view)}${problem(letter.problem)}
      <label>${t('To (member name)', 'Кому (имя участника)')}<input name="to" required autocomplete="off" spellcheck="false" value="${letter.to ?? ''}" /></label>
      <label>${t('Subject', 'Тема')}<input name="subject" required maxlength="120" value="${letter.subject ?? ''}" /></label>
      ${editor(view, t('Message', 'Сообщение'), letter.body ?? '')}
      <div class="row"><button class="button">${t('Send', 'Отправить')}</button><a href="/messages">${t('Cancel', 'Отмена')}</a></div>
    </form>`,
  });
}
