import { html } from 'hono/html';
import { translator } from './language.ts';
import { type Html, page } from './layout.ts';
import type { Language, Site } from './site.ts';

/** The list of practice sites, for a person who opens the bare address. */
export function hubPage(sites: readonly Site[], port: string, language: Language): Html {
  const t = translator(language);
  const other = language === 'en' ? { code: 'ru', name: 'По-русски' } : { code: 'en', name: 'In English' };
  return page({
    language,
    title: t('Practice websites', 'Учебные сайты'),
    head: html`<style>
      :root { color-scheme: light dark; --line: light-dark(#dfe3ea, #333a46); --soft: light-dark(#5b6472, #9aa4b2); }
      body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f6f7f9, #14171c); }
      main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem; }
      h1 { font-size: 2rem; margin: 0 0 .25rem; }
      p { margin: 0; color: var(--soft); }
      ul { list-style: none; padding: 0; margin: 2rem 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
      li a { display: block; height: 100%; box-sizing: border-box; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; color: inherit; text-decoration: none; background: light-dark(#fff, #1b1f26); }
      li a:hover, li a:focus-visible { border-color: light-dark(#2f6fed, #7aa5ff); }
      strong { display: block; font-size: 1.05rem; }
      code { font-size: .85rem; color: var(--soft); }
    </style>`,
    body: html`<main>
      <h1>${t('Practice websites', 'Учебные сайты')}</h1>
      <p>
        ${t(
          'Nothing here is real: order, delete, send as you like. Every visitor has a copy of their own.',
          'Здесь всё понарошку: заказывайте, удаляйте, отправляйте. У каждого посетителя своя копия.',
        )}
        <a href="/?lang=${other.code}">${other.name}</a>
      </p>
      <ul>
        ${sites.map(
          (site) => html`<li>
            <a href="http://${site.name}.localhost:${port}/?lang=${language}">
              <strong>${site.title[language]}</strong><code>${site.name}.localhost</code>
              <p>${site.about[language]}</p>
            </a>
          </li>`,
        )}
      </ul>
    </main>`,
  });
}
