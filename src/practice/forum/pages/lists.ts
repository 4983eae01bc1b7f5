import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { say } from '../../words.ts';
import { type Board, boards } from '../data/boards.ts';

import { allTopics, commentsOf, type Topic } from '../thread.ts';
import type { View } from '../view.ts';
import { framed } from './chrome.ts';
import { avatar, boardMark, paged, pager, personLink, replyCount, sortLinks, topicCount, when } from './parts.ts';

const TOPICS_PER_PAGE = 8;

/** The front page: the boards, and what is going on at the side. */
export function homePage(view: View): Html {
  const { t, language, state } = view;
  const topics = allTopics(state);
  return framed(view, {
    title: t('Boards', 'Разделы'),
    section: 'boards',
    body: html`<div class="with-side">
      <section>
        <div class="hero">
          <h1>${t('Make it, mend it, grow it.', 'Мастерим, чиним, выращиваем.')}</h1>
          <p>${t('Ask people who have done it before. Nobody is born with a soldering iron in hand.', 'Спрашивайте у тех, кто уже пробовал. Никто не рождается с паяльником в руках.')}</p>
        </div>
        <ul class="boards">
          ${boards.map((board) => {
            const inside = topics.filter((topic) => topic.board === board);
            return html`<li class="card board">
              <span class="tile ${board.mark}">${boardMark(board.mark)}</span>
              <div>
                <h2><a href="/b/${board.id}">${board.name[language]}</a></h2>
                <p>${board.about[language]}</p>
              </div>
              <p class="board-latest">
                <span>${topicCount(inside.length, language)}</span>
                ${inside[0] ? html`<a href="/t/${inside[0].id}">${say(inside[0].title, language)}</a>` : ''}
              </p>
            </li>`;
          })}
        </ul>
      </section>
      ${sidebar(view, topics)}
    </div>`,
  });
}

export function boardPage(view: View, board: Board): Html {
  const { t, language } = view;
  return framed(view, {
    title: board.name[language],
    section: 'boards',
    body: html`<nav class="crumbs" aria-label="${t('You are here', 'Вы здесь')}"><a href="/">${t('Boards', 'Разделы')}</a><span>${board.name[language]}</span></nav>
      <header class="list-head">
        <span class="tile ${board.mark}">${boardMark(board.mark)}</span>
        <div><h1>${board.name[language]}</h1><p>${board.about[language]} ${t('Moderated by', 'Модерация:')} ${board.moderators.map((handle) => personLink(handle, language))}.</p></div>
        <a class="button" href="/new?board=${board.id}">${t('New topic here', 'Новая тема в разделе')}</a>
      </header>
      ${topicList(
        view,
        allTopics(view.state).filter((topic) => topic.board === board),
      )}`,
  });
}

export function allTopicsPage(view: View): Html {
  const { t } = view;
  return framed(view, {
    title: t('All topics', 'Все темы'),
    section: 'topics',
    body: html`<header class="list-head"><div><h1>${t('All topics', 'Все темы')}</h1></div></header>
      ${topicList(view, allTopics(view.state))}`,
  });
}

export function followingPage(view: View): Html {
  const { t, state } = view;
  const followed = allTopics(state).filter(({ id }) => state.follows.includes(id));
  return framed(view, {
    title: t('Following', 'Подписки'),
    section: 'following',
    body: html`<header class="list-head"><div><h1>${t('Topics you follow', 'Темы, за которыми вы следите')}</h1></div></header>
      ${followed.length > 0 ? topicList(view, followed) : html`<p class="card empty">${t('You follow no topics yet. Open one and press “Follow topic”.', 'Подписок пока нет. Откройте тему и нажмите «Следить за темой».')}</p>`}`,
  });
}

export function topicList(view: View, topics: readonly Topic[]): Html {
  const { t, url, state } = view;
  const score = (topic: Topic) => commentsOf(topic.id, state).reduce((sum, { likes }) => sum + likes, 0);
  const sorted =
    url.searchParams.get('sort') === 'top'
      ? [...topics].sort((a, b) => score(b) - score(a))
      : [...topics].sort((a, b) => Number(b.pinned) - Number(a.pinned));
  const shown = paged(sorted, TOPICS_PER_PAGE, url);
  return html`<div class="list-tools">
      ${sortLinks(view, [
        ['new', t('New', 'Новые')],
        ['top', t('Top', 'Лучшие')],
      ])}
      <p>${topicCount(topics.length, view.language)}</p>
    </div>
    <ul class="topics card">${shown.items.map((topic) => topicRow(view, topic))}</ul>
    ${pager(view, shown)}`;
}

function topicRow({ language, state, t }: View, topic: Topic): Html {
  const comments = commentsOf(topic.id, state);
  const last = comments.at(-1);
  return html`<li>
    ${avatar(topic.author, language, 40)}
    <div class="topic-title">
      <h2><a href="/t/${topic.id}">${say(topic.title, language)}</a></h2>
      <p>
        ${topic.pinned ? html`<span class="tag pinned">${t('Pinned', 'Закреплено')}</span>` : ''}
        ${topic.closed ? html`<span class="tag">${t('Closed', 'Закрыто')}</span>` : ''}
        ${comments.some(({ answer }) => answer) ? html`<span class="tag solved">${t('Answered', 'Есть ответ')}</span>` : ''}
        <span class="tag board-name ${topic.board.mark}">${topic.board.name[language]}</span>
        ${personLink(topic.author, language)} · ${when(topic.at, language)}
      </p>
    </div>
    <p class="topic-numbers">
      <strong>${replyCount(comments.length - 1, language)}</strong>
      ${last && !last.opening ? html`<span>${t('last', 'последний')} ${when(last.at, language)}</span>` : ''}
    </p>
  </li>`;
}

function sidebar({ t, language, state }: View, topics: readonly Topic[]): Html {
  const comments = topics.reduce((sum, { id }) => sum + commentsOf(id, state).length, 0);
  return html`<aside class="side" aria-label="${t('What is going on', 'Что нового')}">
    <section class="card">
      <h2>${t('Fresh topics', 'Свежие темы')}</h2>
      <ul class="fresh">
        ${topics
          .slice(0, 6)
          .map(
            (topic) =>
              html`<li>${avatar(topic.author, language, 30)}<div><a href="/t/${topic.id}">${say(topic.title, language)}</a><p>${when(topic.at, language)}</p></div></li>`,
          )}
      </ul>
    </section>
    <section class="card stats">
      <h2>${t('The forum in numbers', 'Форум в числах')}</h2>
      <dl><div><dt>${t('Topics', 'Темы')}</dt><dd>${topics.length}</dd></div><div><dt>${t('Comments', 'Комментарии')}</dt><dd>${comments}</dd></div><div><dt>${t('Members', 'Участники')}</dt><dd>4 812</dd></div></dl>
    </section>
  </aside>`;
}
