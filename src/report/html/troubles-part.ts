import { html, type Markup } from './markup.ts';
import { inEnglish, section, stepLink } from './pieces.ts';
import type { Telling } from './telling.ts';

export function troublesPart(telling: Telling): Markup {
  const { report, words } = telling;
  const items = report.troubles.map(
    ({
      kind,
      step,
      text,
      hint,
      code,
    }) => html`<li class="is-${kind}"><p><strong>${words.troubles[kind]}</strong> · ${stepLink(step, telling)}${
      code === undefined || code === 'unknown_outcome' ? undefined : html` · <code>${code}</code>`
    }</p>
<p>${code === 'unknown_outcome' ? words.troubles.unknownOutcome : inEnglish(text, telling)}</p>
${hint === undefined ? undefined : html`<p class="soft">${inEnglish(hint, telling)}</p>`}</li>`,
  );
  return section(
    'troubles',
    words.troubles.heading,
    items.length === 0
      ? html`<p class="soft">${words.troubles.none}</p>`
      : html`<ul class="cards troubles">${items}</ul>`,
  );
}
