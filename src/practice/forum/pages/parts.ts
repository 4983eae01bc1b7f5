import { html } from 'hono/html';
import { counter } from '../../count.ts';
import { hash } from '../../hash.ts';
import { initials } from '../../initials.ts';
import type { Html } from '../../layout.ts';
import type { Language } from '../../site.ts';
import { fullDate, sinceThen } from '../clock.ts';
import { personByHandle } from '../data/people.ts';
import { type View, withQuery } from '../view.ts';

const COLOURS = ['#1f5c4a', '#b4512b', '#2f5d8a', '#7a4a7d', '#8a6a1f', '#3c6e71', '#9b3d4e', '#4b5d23'];

export const nameOf = (handle: string, language: Language): string => personByHandle(handle)?.name[language] ?? handle;

/** Initials in a circle. The name stands beside it, so it says nothing itself. */
export function avatar(handle: string, language: Language, size = 44): Html {
  return html`<svg class="avatar" width="${size}" height="${size}" viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="22" fill="${COLOURS[hash(handle) % COLOURS.length]}" />
    <text x="22" y="28" text-anchor="middle" font-size="17" font-weight="600" fill="#fff">${initials(nameOf(handle, language))}</text>
  </svg>`;
}

export function personLink(handle: string, language: Language): Html {
  return html`<a class="person" href="/u/${handle}">${nameOf(handle, language)}</a>`;
}

export function when(at: string, language: Language): Html {
  return html`<time datetime="${at.replace(' ', 'T')}" title="${fullDate(at, language)}, ${at.slice(11)}">${sinceThen(at, language)}</time>`;
}

export const replyCount = (number: number, language: Language): string =>
  counter(language)(number, ['reply', 'replies'], ['ответ', 'ответа', 'ответов']);

export const topicCount = (number: number, language: Language): string =>
  counter(language)(number, ['topic', 'topics'], ['тема', 'темы', 'тем']);

/** Links for `?sort=`; the first option is what an address without it shows. */
export function sortLinks({ t, url }: View, options: readonly (readonly [string, string])[]): Html {
  const chosen = url.searchParams.get('sort') ?? options[0]?.[0];
  return html`<nav class="sort" aria-label="${t('Sort by', 'Сортировка')}">
    ${options.map(
      ([value, label]) =>
        html`<a href="${withQuery(url, { sort: value, page: undefined })}" ${value === chosen ? html`aria-current="true"` : ''}>${label}</a>`,
    )}
  </nav>`;
}

export interface Paged<Item> {
  items: Item[];
  page: number;
  pages: number;
}

export function paged<Item>(all: readonly Item[], size: number, url: URL): Paged<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const wish = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(wish) ? Math.min(Math.max(wish, 1), pages) : 1;
  return { items: all.slice((page - 1) * size, page * size), page, pages };
}

export function pager({ t, url }: View, { page, pages }: Paged<unknown>): Html {
  if (pages < 2) return html``;
  const to = (number: number) => withQuery(url, { page: String(number) });
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return html`<nav class="pager" aria-label="${t('Pages', 'Страницы')}">
    ${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">${t('Previous', 'Назад')}</a>` : ''}
    ${numbers.map((number) =>
      number === page
        ? html`<span aria-current="page">${number}</span>`
        : html`<a href="${to(number)}" aria-label="${t(`Page ${number}`, `Страница ${number}`)}">${number}</a>`,
    )}
    ${page < pages ? html`<a rel="next" href="${to(page + 1)}">${t('Next', 'Вперёд')}</a>` : ''}
  </nav>`;
}

export function hiddenToken({ token }: View): Html {
  return html`<input type="hidden" name="csrf" value="${token}" />`;
}

/** What was wrong with a form, above its fields. */
export function problem(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="problem" role="alert">${text}</p>`;
}

export function boardMark(mark: string, size = 26): Html {
  return html`<svg class="mark ${mark}" width="${size}" height="${size}" aria-hidden="true"><use href="/public/boards.svg#${mark}" /></svg>`;
}
