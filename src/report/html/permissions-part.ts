import { html, type Markup } from './markup.ts';
import { address, inEnglish, section, stepLink } from './pieces.ts';
import type { Telling } from './telling.ts';

/** What was allowed, and what was done that cannot be undone. */
export function permissionsPart(telling: Telling): Markup {
  const { report, words } = telling;
  const { permissions, deeds } = report;
  const allowed = permissions.map(
    (one) => html`<li><p>${one.what} <span class="tag">${words.permissions.allowed[one.for]}</span></p>
<p class="source">${address(one.site)}${one.step === undefined ? undefined : html` · ${stepLink(one.step, telling)}`}</p>
${one.used.length === 0 ? undefined : html`<p class="soft">${words.permissions.used}${words.colon} ${separated(one.used.map(({ step, action }) => html`${inEnglish(action, telling)} (${stepLink(step, telling)})`))}</p>`}</li>`,
  );
  const done = deeds.map(
    ({ step, action, url, outcome }) => html`<li><p>${inEnglish(action, telling)}</p>
<p class="source">${stepLink(step, telling)}${url === '' ? undefined : html` · ${address(url)}`}</p>
<p class="${outcome === undefined ? 'doubt' : 'soft'}">${outcome === undefined ? words.permissions.unknown : inEnglish(outcome, telling)}</p></li>`,
  );
  return section(
    'permissions',
    words.permissions.heading,
    allowed.length === 0
      ? html`<p class="soft">${words.permissions.none}</p>`
      : html`<ul class="cards">${allowed}</ul>`,
    html`<h3>${words.permissions.deeds}</h3>`,
    done.length === 0 ? html`<p class="soft">${words.permissions.noDeeds}</p>` : html`<ul class="cards">${done}</ul>`,
  );
}

function separated(parts: readonly Markup[]): Markup[] {
  return parts.map((part, index) => (index === 0 ? part : html`, ${part}`));
}
