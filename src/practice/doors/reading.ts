import { html } from 'hono/html';
import type { Html } from '../layout.ts';
import type { Language } from '../site.ts';
import { type Article, articles } from './data/articles.ts';

/** The text of an article, or only its beginning. */
export function articleText(article: Article, language: Language, most = article.paragraphs.length): Html {
  const { title, minutes, paragraphs } = article;
  return html`<article class="reading">
    <h1>${title[language]}</h1>
    <p class="byline">${language === 'en' ? `Perelin Magazine · ${minutes} min read` : `Журнал Perelin · ${minutes} мин чтения`}</p>
    ${cover(article)}
    ${paragraphs.slice(0, most).map((text) => html`<p>${text[language]}</p>`)}
  </article>`;
}

/** Several articles one below the other: something long to scroll through behind a banner. */
export function longRead(language: Language): Html {
  return html`${articles.map((article) => articleText(article, language))}`;
}

/** A picture made of the letters of a name: the same article always has the same one. */
export function cover({ id, motif }: Article): Html {
  const numbers = [...id].map((letter) => letter.charCodeAt(0));
  const at = (index: number, most: number) => ((numbers[index % numbers.length] ?? 1) * (index + 3)) % most;
  const hue = (at(1, 9) * 40 + 190) % 360;
  return html`<svg class="cover" viewBox="0 0 800 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="800" height="320" fill="hsl(${hue} 55% 88%)" />
    <circle cx="${120 + at(2, 560)}" cy="${70 + at(3, 60)}" r="${50 + at(4, 30)}" fill="hsl(24 100% 74%)" />
    <path d="M0 ${230 + at(5, 40)}Q200 ${150 + at(6, 60)} 400 ${220 + at(7, 50)}T800 ${200 + at(8, 50)}V320H0Z" fill="hsl(${hue} 45% 62%)" />
    <path transform="translate(${160 + at(5, 360)} 0)" d="${MOTIFS[motif]}" fill="hsl(${hue + 20} 52% 22%)" />
    <path d="M0 ${270 + at(9, 30)}Q260 ${230 + at(2, 40)} 520 ${265 + at(3, 30)}T800 ${250 + at(4, 40)}V320H0Z" fill="hsl(${hue + 20} 48% 34%)" />
  </svg>`;
}

const MOTIFS: Readonly<Record<Article['motif'], string>> = {
  houses: 'M0 320V170h44v150zm64 0V120h34v200zm54 0V200h60v120z',
  boat: 'M0 250h170l-34 50H34zm80-8V90l80 152zm-14 0H14l52-110z',
  trees:
    'M50 320V230C10 230 0 190 14 160c10-30 24-40 36-60 12 20 26 30 36 60 14 30 4 70-36 70zm110 0v-70c-30 0-38-28-28-52 8-22 20-30 28-44 8 14 20 22 28 44 10 24 2 52-28 52v70z',
};
