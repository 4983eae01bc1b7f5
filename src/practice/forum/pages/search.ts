import { html } from 'hono/html';
import { counter } from '../../count.ts';
import type { Html } from '../../layout.ts';
import { say } from '../../words.ts';
import { boards } from '../data/boards.ts';
import { excerpt, search } from '../search.ts';

import type { View } from '../view.ts';
import { framed } from './chrome.ts';
import { avatar, nameOf, paged, pager, when } from './parts.ts';

const HITS_PER_PAGE = 8;

export function searchPage(view: View): Html {
  const { t, language, url, state, scene } = view;
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const board = boards.find(({ id }) => id === url.searchParams.get('board'));
  const hits = search(state, scene, query, board?.id);
  const shown = paged(hits, HITS_PER_PAGE, url);
  const title = query === '' ? t('Search', 'Поиск') : t(`Search: ${query}`, `Поиск: ${query}`);
  return framed(view, {
    title,
    body: html`<header class="list-head"><div><h1>${title}</h1></div></header>
      <form class="card search-form" action="/search">
        <label>${t('Words', 'Слова')}<input type="search" name="q" value="${query}" /></label>
        <label>${t('Where', 'Где искать')}
          <select name="board"><option value="">${t('Everywhere', 'Везде')}</option>
            ${boards.map(({ id, name }) => html`<option value="${id}" ${id === board?.id ? html`selected` : ''}>${name[language]}</option>`)}
          </select></label>
        <button class="button">${t('Find', 'Найти')}</button>
      </form>
      ${query === '' ? '' : html`<p class="found" role="status">${hits.length === 0 ? t('Nothing was found. Try fewer or other words.', 'Ничего не найдено. Попробуйте другие слова.') : counter(language)(hits.length, ['result', 'results'], ['результат', 'результата', 'результатов'])}</p>`}
      <ul class="hits">
        ${shown.items.map(
          ({ topic, comment, text }) => html`<li class="card">
            ${avatar(comment?.author ?? topic.author, language, 40)}
            <div>
              <h2><a href="/t/${topic.id}${comment ? `#${comment.id}` : ''}">${marked(say(topic.title, language), query)}</a></h2>
              ${comment ? html`<p>${marked(excerpt(text, query), query)}</p>` : ''}
              <p class="peek">${nameOf(comment?.author ?? topic.author, language)} · ${topic.board.name[language]} · ${when(comment?.at ?? topic.at, language)}</p>
            </div>
          </li>`,
        )}
      </ul>
      ${pager(view, shown)}`,
  });
}

function marked(text: string, query: string): Html {
  const words = query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<mark>${piece}</mark>` : piece))}`;
}
