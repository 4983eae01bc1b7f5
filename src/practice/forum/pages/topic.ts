import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { say } from '../../words.ts';
import { ME, personByHandle } from '../data/people.ts';
import { renderMarkup } from '../markup.ts';

import { type Comment, commentsOf, type Topic } from '../thread.ts';
import { type View, withQuery } from '../view.ts';
import { framed } from './chrome.ts';
import { editor } from './editor.ts';
import {
  avatar,
  hiddenToken,
  nameOf,
  paged,
  pager,
  personLink,
  problem,
  replyCount,
  sortLinks,
  when,
} from './parts.ts';

const COMMENTS_PER_PAGE = 10;

export interface Draft {
  reply?: string;
  replyProblem?: string;
  noteProblem?: string;
}

export function topicPage(view: View, topic: Topic, draft: Draft = {}): Html {
  const { t, language, url, state } = view;
  const [opening, ...replies] = commentsOf(topic.id, state);
  const shown = paged(sorted(replies, url.searchParams.get('sort')), COMMENTS_PER_PAGE, url);
  const title = say(topic.title, language);
  return framed(view, {
    title,
    section: 'topics',
    body: html`<nav class="crumbs" aria-label="${t('You are here', 'Вы здесь')}"><a href="/">${t('Boards', 'Разделы')}</a><a href="/b/${topic.board.id}">${topic.board.name[language]}</a></nav>
      <header class="topic-head">
        <div>
          <h1>${title}</h1>
          <p>${t('Started by', 'Автор темы:')} ${personLink(topic.author, language)} · ${when(topic.at, language)} · ${replyCount(replies.length, language)} · ${t(`${topic.views} views`, `просмотров: ${topic.views}`)}</p>
        </div>
        ${followButton(view, topic)}
      </header>
      ${notes(view, topic)}
      ${opening ? commentCard(view, topic, opening) : ''}
      <div class="list-tools">
        <h2>${replyCount(replies.length, language)}</h2>
        ${
          replies.length > 1
            ? sortLinks(view, [
                ['old', t('Oldest', 'Сначала старые')],
                ['new', t('New', 'Новые')],
                ['top', t('Top', 'Лучшие')],
              ])
            : ''
        }
      </div>
      ${shown.items.map((comment) => commentCard(view, topic, comment))}
      ${pager(view, shown)}
      ${topic.closed ? html`<p class="card empty">${t('This topic is closed for new comments.', 'Тема закрыта для новых комментариев.')}</p>` : replyForm(view, topic, draft)}
      ${topic.board.moderators.includes(ME) ? noteForm(view, topic, draft) : ''}`,
  });
}

/** The page of the topic on which a comment stands when the oldest come first. */
export function addressOf(view: View, comment: string, topic: string, done: string): string {
  const [, ...replies] = commentsOf(topic, view.state);
  const place = replies.findIndex(({ id }) => id === comment);
  const query = new URLSearchParams({ done });
  if (place >= COMMENTS_PER_PAGE) query.set('page', String(Math.floor(place / COMMENTS_PER_PAGE) + 1));
  return `/t/${topic}?${query}#${comment}`;
}

function sorted(replies: readonly Comment[], sort: string | null): readonly Comment[] {
  if (sort === 'new') return [...replies].reverse();
  if (sort === 'top') return [...replies].sort((a, b) => b.likes - a.likes);
  return replies;
}

function commentCard(view: View, topic: Topic, comment: Comment): Html {
  const { t, language, state } = view;
  if (comment.deleted)
    return html`<article class="comment card gone" id="${comment.id}"><p>${t('Deleted by its author.', 'Удалено автором.')}</p></article>`;
  const name = nameOf(comment.author, language);
  return html`<article class="comment card ${comment.answer ? 'accepted' : ''}" id="${comment.id}" aria-label="${t(`Comment by ${name}`, `Комментарий: ${name}`)}">
    <header>
      ${avatar(comment.author, language)}
      <div>
        ${personLink(comment.author, language)} <span class="handle">@${comment.author}</span> ${badges(view, topic, comment)}
        <p>${when(comment.at, language)}${comment.edited ? html` · ${t('edited', 'изменено')}` : ''}</p>
      </div>
      ${comment.answer ? html`<span class="tag solved">${t('Accepted answer', 'Принятый ответ')}</span>` : ''}
    </header>
    <div class="text">${shownBody(view, comment)}</div>
    <footer>${likeButton(view, comment, state.likes.includes(comment.id))}${actions(view, topic, comment)}</footer>
  </article>`;
}

function shownBody(view: View, comment: Comment): Html {
  const body = comment.body(view.scene);
  // Ready HTML is a String object, so only what people typed goes through the markup.
  return typeof body === 'string' ? renderMarkup(body) : body;
}

function badges({ t }: View, topic: Topic, { author, opening }: Comment): Html {
  return html`${personByHandle(author)?.staff ? html`<span class="tag staff">${t('Staff', 'Администрация')}</span>` : ''}
    ${topic.board.moderators.includes(author) ? html`<span class="tag">${t('Moderator', 'Модератор')}</span>` : ''}
    ${author === topic.author && !opening ? html`<span class="tag">${t('Author', 'Автор темы')}</span>` : ''}`;
}

function likeButton(view: View, { id, likes, author }: Comment, liked: boolean): Html {
  const { t } = view;
  const label = liked ? t('Liked', 'Вам нравится') : t('Like', 'Нравится');
  const heart = html`<svg aria-hidden="true" viewBox="0 0 20 20"><path d="M10 17S3 12.6 3 7.6A3.9 3.9 0 0 1 10 5.4a3.9 3.9 0 0 1 7 2.2C17 12.6 10 17 10 17z" /></svg>`;
  if (author === ME) return html`<span class="like own">${heart} ${likes}</span>`;
  return html`<form method="post" action="/c/${id}/like">${hiddenToken(view)}
    <button class="like" aria-pressed="${liked ? 'true' : 'false'}">${heart} ${label} <b>${likes}</b></button></form>`;
}

function actions(view: View, topic: Topic, { id, author, opening }: Comment): Html {
  const { t, url } = view;
  return html`<span class="actions">
    ${topic.closed ? '' : html`<a href="${withQuery(url, { quote: id })}#reply">${t('Quote', 'Цитировать')}</a>`}
    ${
      author === ME
        ? id.startsWith('c')
          ? ''
          : html`<a href="/c/${id}/edit">${t('Edit', 'Изменить')}</a>${opening ? '' : html`<a href="/c/${id}/delete">${t('Delete', 'Удалить')}</a>`}`
        : html`<a href="/c/${id}/report">${t('Report', 'Пожаловаться')}</a>`
    }
    <a href="#${id}" aria-label="${t('Link to this comment', 'Ссылка на комментарий')}">#</a>
  </span>`;
}

function followButton(view: View, { id }: Topic): Html {
  const { t, state } = view;
  const follows = state.follows.includes(id);
  return html`<form method="post" action="/t/${id}/follow">${hiddenToken(view)}
    <input type="hidden" name="follow" value="${follows ? 'no' : 'yes'}" />
    <button class="button ${follows ? 'plain' : ''}">${follows ? t('Unfollow topic', 'Не следить за темой') : t('Follow topic', 'Следить за темой')}</button></form>`;
}

function notes({ t, language, state }: View, topic: Topic): Html {
  const own = state.notes.filter((note) => note.topic === topic.id).map(({ text }) => text);
  const all = [...(topic.note ? [topic.note[language]] : []), ...own];
  return html`${all.map((text) => html`<aside class="mod-note"><strong>${t('Moderator note', 'Заметка модератора')}</strong><p>${text}</p></aside>`)}`;
}

function replyForm(view: View, topic: Topic, { reply, replyProblem }: Draft): Html {
  const { t, language } = view;
  return html`<form class="card reply" id="reply" method="post" action="/t/${topic.id}/comments">
    ${hiddenToken(view)}
    <h2>${avatar(ME, language, 32)} ${t('Your reply', 'Ваш ответ')}</h2>
    ${problem(replyProblem)}
    ${editor(view, t('Comment', 'Комментарий'), reply ?? '')}
    <button class="button">${t('Post reply', 'Ответить')}</button>
  </form>`;
}

function noteForm(view: View, topic: Topic, { noteProblem }: Draft): Html {
  const { t } = view;
  return html`<details class="card moderation" ${noteProblem === undefined ? '' : 'open'}>
    <summary>${t('Moderation', 'Модерация')}</summary>
    <form method="post" action="/t/${topic.id}/note">
      ${hiddenToken(view)}${problem(noteProblem)}
      <label>${t('Moderator note', 'Заметка модератора')}<input name="text" maxlength="300" required /></label>
      <button class="button plain">${t('Add note', 'Добавить заметку')}</button>
    </form>
  </details>`;
}
