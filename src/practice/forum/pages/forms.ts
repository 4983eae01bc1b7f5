import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { say } from '../../words.ts';
import { boards } from '../data/boards.ts';
import { renderMarkup } from '../markup.ts';
import type { Post } from '../state.ts';
import type { Comment } from '../thread.ts';
import type { View } from '../view.ts';
import { framed } from './chrome.ts';
import { editor } from './editor.ts';
import { hiddenToken, nameOf, problem } from './parts.ts';

export const REASONS = ['spam', 'rude', 'danger', 'scam', 'other'] as const;

export function editPage(view: View, post: Post, text?: string, trouble?: string): Html {
  const { t, language } = view;
  const title = t('Edit your comment', 'Изменить комментарий');
  return framed(view, {
    title,
    body: html`<form class="card narrow" method="post" action="/c/${post.id}/edit">
      <h1>${title}</h1>
      ${hiddenToken(view)}${problem(trouble)}
      ${editor(view, t('Comment', 'Комментарий'), text ?? say(post.body, language))}
      <div class="row"><button class="button">${t('Save changes', 'Сохранить')}</button><a href="/t/${post.topic}">${t('Cancel', 'Отмена')}</a></div>
    </form>`,
  });
}

export function deletePage(view: View, post: Post): Html {
  const { t, language } = view;
  const title = t('Delete this comment?', 'Удалить комментарий?');
  return framed(view, {
    title,
    body: html`<form class="card narrow" method="post" action="/c/${post.id}/delete">
      <h1>${title}</h1>
      ${hiddenToken(view)}
      <blockquote class="text">${renderMarkup(say(post.body, language))}</blockquote>
      <p>${t('This cannot be undone.', 'Отменить это нельзя.')}</p>
      <div class="row"><button class="button danger">${t('Delete comment', 'Удалить комментарий')}</button><a href="/t/${post.topic}">${t('Keep it', 'Оставить')}</a></div>
    </form>`,
  });
}

export function reportPage(view: View, comment: Comment, trouble?: string): Html {
  const { t, language } = view;
  const title = t('Report a comment', 'Жалоба на комментарий');
  const name = nameOf(comment.author, language);
  const labels: Readonly<Record<(typeof REASONS)[number], string>> = {
    spam: t('Spam or advertising', 'Спам или реклама'),
    rude: t('Rude or hateful', 'Грубость или травля'),
    danger: t('Dangerous advice', 'Опасный совет'),
    scam: t('Asks for private data', 'Выманивает личные данные'),
    other: t('Something else', 'Другое'),
  };
  return framed(view, {
    title,
    body: html`<form class="card narrow" method="post" action="/c/${comment.id}/report">
      <h1>${title}</h1>
      <p>${t(`The moderators will see the comment of ${name} and your reason. ${name} will not learn who reported it.`, `Модераторы увидят комментарий (автор: ${name}) и вашу причину. Автор не узнает, кто пожаловался.`)}</p>
      ${hiddenToken(view)}${problem(trouble)}
      <fieldset><legend>${t('Reason', 'Причина')}</legend>
        ${REASONS.map((reason) => html`<label class="choice"><input type="radio" name="reason" value="${reason}" />${labels[reason]}</label>`)}
      </fieldset>
      <label>${t('Details (optional)', 'Подробности (необязательно)')}<textarea name="details" rows="3" maxlength="500"></textarea></label>
      <div class="row"><button class="button">${t('Send report', 'Отправить жалобу')}</button><a href="/t/${comment.topic}#${comment.id}">${t('Cancel', 'Отмена')}</a></div>
    </form>`,
  });
}

export interface TopicDraft {
  board?: string;
  title?: string;
  body?: string;
  problem?: string;
}

export function newTopicPage(view: View, draft: TopicDraft = {}): Html {
  const { t, language } = view;
  const title = t('Start a new topic', 'Новая тема');
  return framed(view, {
    title,
    body: html`<form class="card narrow" method="post" action="/new">
      <h1>${title}</h1>
      ${hiddenToken(view)}${problem(draft.problem)}
      <label>${t('Board', 'Раздел')}
        <select name="board" required>
          <option value="">${t('Choose a board', 'Выберите раздел')}</option>
          ${boards.map(({ id, name }) => html`<option value="${id}" ${id === draft.board ? html`selected` : ''}>${name[language]}</option>`)}
        </select>
      </label>
      <label>${t('Title', 'Заголовок')}<input name="title" maxlength="120" required value="${draft.title ?? ''}" /></label>
      ${editor(view, t('Text', 'Текст'), draft.body ?? '')}
      <div class="row"><button class="button">${t('Open topic', 'Создать тему')}</button><a href="/">${t('Cancel', 'Отмена')}</a></div>
    </form>`,
  });
}
