import { type Content, html, type Markup } from './markup.ts';
import type { Telling } from './telling.ts';

/** A part of the page with a heading that the contents lead to. */
export function section(id: string, heading: string, ...body: readonly Content[]): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading}</h2>${body}</section>`;
}

/** An address, to be followed where it leads to a page. What it says is where it leads. */
export function address(url: string): Markup {
  const isPage = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isPage
    ? html`<a class="address" href="${url}" rel="noreferrer noopener">${spoken(url)}</a>`
    : html`<span class="address">${url}</span>`;
}

/** Without what every address begins with, and not as what its letters are written as. */
function spoken(url: string): string {
  const bare = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

export function stepLink(step: number, { report, words }: Telling): Markup {
  const isThere = report.timeline.some((one) => one.step === step);
  const name = words.timeline.step(step);
  return isThere ? html`<a href="#step-${step}">${name}</a>` : html`${name}`;
}

/** Words that are English whatever the report speaks. */
export function inEnglish(text: string, { report }: Telling): Markup {
  return report.language === 'en' ? html`${text}` : html`<span lang="en">${text}</span>`;
}

export function moment(iso: string, { figures }: Telling): Markup {
  return html`<time datetime="${iso}">${figures.moment(iso)}</time>`;
}
