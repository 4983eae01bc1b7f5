import { html } from 'hono/html';
import type { Html } from '../layout.ts';
import type { Translate } from '../site.ts';
import { catalogue, exhibitsOf } from './catalogue.ts';
import type { PlacedExhibit, View } from './exhibit.ts';
import { wings } from './wings.ts';

export function homePage(t: Translate): Html {
  return html`<section class="hero">
      <p class="eyebrow">${t(`${catalogue.length} exhibits in ${wings.length} wings`, `${catalogue.length} экспонатов, ${wings.length} крыльев`)}</p>
      <h1>${t('Please touch the exhibits.', 'Экспонаты трогать можно.')}</h1>
      <p class="lead">
        ${t(
          'A museum of the parts that pages are made of: ordinary ones, clever ones and those that should not exist. Whatever you press, type or drag, the server writes it down.',
          'Музей деталей, из которых сделаны страницы: обычных, хитроумных и таких, каких быть не должно. Что бы вы ни нажали, ввели или перетащили, сервер это запишет.',
        )}
      </p>
    </section>
    ${wings.map(
      (wing) => html`<section class="wing" aria-labelledby="wing-${wing.id}">
        <div class="wing-head">
          <span class="glyph">${wing.glyph}</span>
          <div>
            <h2 id="wing-${wing.id}">${t(...wing.title)}</h2>
            <p>${t(...wing.about)}</p>
          </div>
        </div>
        <ul class="tiles">
          ${exhibitsOf(wing.id).map((exhibit) => tile(exhibit, t))}
        </ul>
      </section>`,
    )}`;
}

export function searchPage(t: Translate, query: string, found: readonly PlacedExhibit[]): Html {
  return html`<p class="eyebrow">${t('Search', 'Поиск')}</p>
    <h1>${query === '' ? t('What are you looking for?', 'Что ищете?') : t(`Results for “${query}”`, `По запросу «${query}»`)}</h1>
    <p class="lead" role="status">${t(`Found: ${found.length}`, `Найдено: ${found.length}`)}</p>
    <ul class="tiles">
      ${found.map((exhibit) => tile(exhibit, t))}
    </ul>`;
}

export function exhibitPage(
  exhibit: PlacedExhibit,
  view: View,
  recorded: Record<string, unknown>,
  warning: string,
): Html {
  const { t } = view;
  const wing = wings.find(({ id }) => id === exhibit.wing);
  const previous = catalogue[exhibit.number - 2];
  const next = catalogue[exhibit.number];
  return html`<article class="exhibit">
      <div class="exhibit-main">
        <p class="eyebrow">${wing ? t(...wing.title) : ''} <span>№ ${String(exhibit.number).padStart(3, '0')}</span></p>
        <h1>${t(...exhibit.title)}</h1>
        <p class="lead">${t(...exhibit.about)}</p>
        <p class="task"><strong>${t('Try it', 'Попробуйте')}</strong> ${t(...exhibit.task)}</p>
        ${warning === '' ? '' : html`<p class="warning" role="alert">${warning}</p>`}
        <section class="stage" aria-label="${t('Exhibit', 'Экспонат')}" data-exhibit="${exhibit.id}">${exhibit.stage(view)}</section>
        <nav class="neighbours" aria-label="${t('Neighbours', 'Рядом')}">
          ${previous ? html`<a rel="prev" href="/exhibits/${previous.id}"><small>${t('Previous', 'Назад')}</small>${t(...previous.title)}</a>` : html`<span></span>`}
          ${next ? html`<a rel="next" href="/exhibits/${next.id}"><small>${t('Next', 'Дальше')}</small>${t(...next.title)}</a>` : ''}
        </nav>
      </div>
      ${recordPanel(exhibit, t, recorded)}
    </article>`;
}

export function missingPage(t: Translate): Html {
  return html`<p class="eyebrow">404</p>
    <h1>${t('This case is empty.', 'Эта витрина пуста.')}</h1>
    <p class="lead">${t('There is no exhibit at this address.', 'По этому адресу экспоната нет.')} <a href="/">${t('Back to the entrance', 'Вернуться ко входу')}</a></p>`;
}

function recordPanel(exhibit: PlacedExhibit, t: Translate, recorded: Record<string, unknown>): Html {
  return html`<aside class="record" aria-labelledby="record-title">
    <h2 id="record-title">${t('What the server recorded', 'Что записал сервер')}</h2>
    <dl>
      ${Object.keys(exhibit.parts).map(
        (part) => html`<div>
          <dt>${part}</dt>
          <dd data-recorded="${part}">${recorded[part] === undefined ? '—' : JSON.stringify(recorded[part])}</dd>
        </div>`,
      )}
    </dl>
    <p class="record-status" role="status"></p>
    <div class="row">
      <button class="button quiet small" id="refresh-record" type="button">${t('Refresh', 'Обновить')}</button>
      <button class="button quiet small" id="clear-record" type="button">${t('Clear', 'Очистить')}</button>
    </div>
    <p class="record-path"><code>PUT /api/exhibits/${exhibit.id}</code></p>
  </aside>`;
}

function tile(exhibit: PlacedExhibit, t: Translate): Html {
  return html`<li>
    <a href="/exhibits/${exhibit.id}">
      <small>№ ${String(exhibit.number).padStart(3, '0')}</small>
      <strong>${t(...exhibit.title)}</strong>
      <span>${t(...exhibit.about)}</span>
    </a>
  </li>`;
}
