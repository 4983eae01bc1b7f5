import { html } from 'hono/html';
import { counter } from '../../count.ts';
import type { Html } from '../../layout.ts';
import type { Words } from '../../words.ts';
import { cities, employments, experiences } from '../data/terms.ts';
import { type Found, postedWithin, type SearchQuery, type SortOrder, searchAddress, sortOrders } from '../search.ts';
import { euros, type JobsContext } from './context.ts';
import { emptyBox, frame } from './frame.ts';
import { icon } from './icons.ts';
import { vacancyCard } from './vacancy-card.ts';

export function searchPage(c: JobsContext, query: SearchQuery, found: Found): Html {
  const { t } = c.var;
  const total = counter(c.var.language)(found.total, ['vacancy', 'vacancies'], ['вакансия', 'вакансии', 'вакансий']);
  return frame(c, {
    title: t('Vacancies', 'Вакансии'),
    main: html`
      ${searchBar(c, query)}
      <div class="wrap board">
        ${filters(c, query)}
        <section aria-label="${t('Results', 'Результаты')}">
          <div class="results-head">
            <h2>${total}</h2>
            ${sortField(c, query)}
          </div>
          ${chips(c, query)}
          ${
            found.total > 0
              ? html`<ul class="results">${found.vacancies.map((vacancy) => vacancyCard(c, vacancy))}</ul>`
              : emptyBox(
                  c,
                  t('Nothing found', 'Ничего не нашлось'),
                  t('Try fewer filters or another word.', 'Попробуйте убрать часть фильтров или другое слово.'),
                )
          }
          ${found.pages > 1 && paging(c, query, found)}
        </section>
      </div>
    `,
  });
}

/** The form of the whole search; the filters and the order beside the results belong to it too. */
function searchBar(c: JobsContext, query: SearchQuery): Html {
  const { t, language } = c.var;
  return html`<section class="hero">
    <div class="wrap">
      <h1>${t('Work that answers back', 'Работа, которая отвечает')}</h1>
      <form id="search" class="search" role="search" action="/" method="get">
        <label class="words">
          <span class="unseen">${t('Profession, skill or company', 'Профессия, навык или компания')}</span>
          ${icon('search')}
          <input type="search" name="q" value="${query.words}" placeholder="${t('Profession, skill or company', 'Профессия, навык или компания')}" />
        </label>
        <label class="place">
          <span class="unseen">${t('City', 'Город')}</span>
          ${icon('pin')}
          <select name="city">
            <option value="">${t('All cities', 'Все города')}</option>
            ${Object.entries(cities).map(([id, name]) => html`<option value="${id}" ${id === query.city ? 'selected' : ''}>${name[language]}</option>`)}
          </select>
        </label>
        <button class="button">${t('Find', 'Найти')}</button>
      </form>
    </div>
  </section>`;
}

function filters(c: JobsContext, query: SearchQuery): Html {
  const { t, language } = c.var;
  const tick = (type: 'checkbox' | 'radio', name: string, value: string, label: string, checked: boolean) =>
    html`<label class="tick"><input form="search" type="${type}" name="${name}" value="${value}" ${checked ? 'checked' : ''} /> ${label}</label>`;
  return html`<aside class="card filters" aria-label="${t('Filters', 'Фильтры')}">
    <details open>
      <summary>${t('Filters', 'Фильтры')}</summary>
      ${tick('checkbox', 'remote', 'yes', t('Remote only', 'Только удалённо'), query.remote)}
      <label class="salary-from">
        <span>${t('Salary from, € a month', 'Зарплата от, € в месяц')}</span>
        <input form="search" type="number" name="salary" min="0" step="100" value="${query.salaryFrom ?? ''}" placeholder="2000" />
      </label>
      <fieldset>
        <legend>${t('Experience', 'Опыт работы')}</legend>
        ${tick('radio', 'experience', '', t('Any', 'Любой'), query.experience === null)}
        ${Object.entries(experiences).map(([id, name]) => tick('radio', 'experience', id, name[language], id === query.experience))}
      </fieldset>
      <fieldset>
        <legend>${t('Employment', 'Тип занятости')}</legend>
        ${Object.entries(employments).map(([id, name]) =>
          tick(
            'checkbox',
            'type',
            id,
            name[language],
            query.employment.some((one) => one === id),
          ),
        )}
      </fieldset>
      <fieldset>
        <legend>${t('Posted', 'Опубликовано')}</legend>
        ${tick('radio', 'within', '', t('At any time', 'За всё время'), query.within === null)}
        ${postedWithin.map((days) => tick('radio', 'within', String(days), withinText(c, days), days === query.within))}
      </fieldset>
      <button class="button wide" form="search">${t('Show', 'Показать')}</button>
    </details>
  </aside>`;
}

function sortField({ var: { t } }: JobsContext, query: SearchQuery): Html {
  const names: Record<SortOrder, string> = {
    relevance: t('By relevance', 'По соответствию'),
    date: t('Newest first', 'Сначала новые'),
    salary: t('Highest salary first', 'По убыванию зарплаты'),
  };
  return html`<label class="sort">
    <span class="unseen">${t('Sort', 'Сортировка')}</span>
    <select form="search" name="sort" data-auto-submit>
      ${sortOrders.map((order) => html`<option value="${order}" ${order === query.sort ? 'selected' : ''}>${names[order]}</option>`)}
    </select>
  </label>`;
}

function withinText(c: JobsContext, days: number): string {
  const { t } = c.var;
  if (days === 1) return t('Since yesterday', 'Со вчерашнего дня');
  const count = counter(c.var.language)(days, ['day', 'days'], ['день', 'дня', 'дней']);
  return t(`In the last ${count}`, `За последние ${count}`);
}

/** What narrows the list, each with a way to drop it. */
function chips(c: JobsContext, query: SearchQuery): Html | undefined {
  const { t, language } = c.var;
  const named = (name: Words) => name[language];
  const active: [label: string, without: Partial<SearchQuery>][] = [];
  if (query.words) active.push([t(`“${query.words}”`, `«${query.words}»`), { words: '' }]);
  if (query.city) active.push([named(cities[query.city]), { city: null }]);
  if (query.remote) active.push([t('Remote only', 'Только удалённо'), { remote: false }]);
  if (query.salaryFrom)
    active.push([t(`from ${euros(c, query.salaryFrom)}`, `от ${euros(c, query.salaryFrom)}`), { salaryFrom: null }]);
  if (query.experience) active.push([named(experiences[query.experience]), { experience: null }]);
  for (const type of query.employment)
    active.push([named(employments[type]), { employment: query.employment.filter((one) => one !== type) }]);
  if (query.within) active.push([withinText(c, query.within), { within: null }]);
  if (active.length === 0) return undefined;
  return html`<ul class="chips" aria-label="${t('Active filters', 'Выбранные фильтры')}">
    ${active.map(
      ([label, without]) =>
        html`<li><a href="${searchAddress(query, without)}" aria-label="${t('Remove filter', 'Убрать фильтр')}: ${label}">${label} ${icon('close')}</a></li>`,
    )}
    <li><a class="reset" href="/">${t('Clear all', 'Сбросить всё')}</a></li>
  </ul>`;
}

function paging({ var: { t } }: JobsContext, query: SearchQuery, { page, pages }: Found): Html {
  const to = (number: number) => searchAddress(query, { page: number });
  return html`<nav class="paging" aria-label="${t('Pages', 'Страницы')}">
    ${page > 1 && html`<a rel="prev" href="${to(page - 1)}">${t('Previous', 'Назад')}</a>`}
    ${Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
      number === page
        ? html`<span aria-current="page">${number}</span>`
        : html`<a href="${to(number)}" aria-label="${t('Page', 'Страница')} ${number}">${number}</a>`,
    )}
    ${page < pages && html`<a rel="next" href="${to(page + 1)}">${t('Next', 'Дальше')}</a>`}
  </nav>`;
}
