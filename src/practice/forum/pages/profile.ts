import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { say } from '../../words.ts';
import { monthAndYear } from '../clock.ts';
import { injections } from '../data/injections.ts';
import { ME, type Person } from '../data/people.ts';

import { allTopics, commentsOf } from '../thread.ts';
import type { View } from '../view.ts';
import { framed } from './chrome.ts';
import { avatar, boardMark, replyCount, when } from './parts.ts';

export function profilePage(view: View, person: Person): Html {
  const { t, language, state, scene } = view;
  const topics = allTopics(state);
  const opened = topics.filter(({ author }) => author === person.handle);
  const comments = topics.flatMap((topic) =>
    commentsOf(topic.id, state)
      .filter(({ author, opening, deleted }) => author === person.handle && !opening && !deleted)
      .map((comment) => ({ topic, comment })),
  );
  const likes = comments.reduce((sum, { comment }) => sum + comment.likes, 0);
  const name = person.name[language];
  const hostile = injections.find(({ place }) => 'profile' in place && place.profile === person.handle);
  return framed(view, {
    title: name,
    body: html`<header class="card profile">
        ${avatar(person.handle, language, 88)}
        <div>
          <h1>${name} ${person.staff ? html`<span class="tag staff">${t('Staff', 'Администрация')}</span>` : ''}</h1>
          <p class="handle">@${person.handle}${person.place[language] ? ` · ${person.place[language]}` : ''}</p>
          <p>${hostile ? hostile.show(scene) : person.bio[language]}</p>
        </div>
        ${person.handle === ME ? '' : html`<a class="button" href="/messages/new?to=${person.handle}">${t('Send a message', 'Написать')}</a>`}
        <dl>
          <div><dt>${t('Joined', 'На форуме с')}</dt><dd>${monthAndYear(person.joined, language)}</dd></div>
          <div><dt>${t('Topics', 'Темы')}</dt><dd>${opened.length}</dd></div>
          <div><dt>${t('Comments', 'Комментарии')}</dt><dd>${comments.length}</dd></div>
          <div><dt>${t('Likes received', 'Получено лайков')}</dt><dd>${likes}</dd></div>
        </dl>
      </header>
      <div class="two">
        <section class="card"><h2>${t('Topics started', 'Созданные темы')}</h2>
          ${opened.length === 0 ? html`<p class="empty">${t('None yet.', 'Пока нет.')}</p>` : ''}
          <ul class="short">${opened.map((topic) => html`<li>${boardMark(topic.board.mark, 20)}<div><a href="/t/${topic.id}">${say(topic.title, language)}</a><p>${replyCount(commentsOf(topic.id, state).length - 1, language)} · ${when(topic.at, language)}</p></div></li>`)}</ul>
        </section>
        <section class="card"><h2>${t('Comments', 'Комментарии')}</h2>
          ${comments.length === 0 ? html`<p class="empty">${t('None yet.', 'Пока нет.')}</p>` : ''}
          <ul class="short">${comments.slice(0, 12).map(({ topic, comment }) => html`<li>${boardMark(topic.board.mark, 20)}<div><a href="/t/${topic.id}#${comment.id}">${say(topic.title, language)}</a><p>${when(comment.at, language)}</p></div></li>`)}</ul>
        </section>
      </div>`,
  });
}
