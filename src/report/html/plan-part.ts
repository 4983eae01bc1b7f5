import { html, type Markup } from './markup.ts';
import { section } from './pieces.ts';
import type { Telling } from './telling.ts';

const SIGNS = { open: '', done: '✓', dropped: '–' } as const;

export function planPart({ report: { plan }, words }: Telling): Markup | undefined {
  if (plan.length === 0) return undefined;
  const lines = plan.map(
    ({ goal, evidence, state }) =>
      html`<li class="is-${state}"><span class="sign" role="img" aria-label="${words.plan[state]}">${SIGNS[state]}</span><div><p>${goal}</p>${
        evidence === '' ? undefined : html`<p class="soft">${words.plan.provedBy}${words.colon} ${evidence}</p>`
      }</div></li>`,
  );
  return section('plan', words.plan.heading, html`<ol class="plan">${lines}</ol>`);
}
