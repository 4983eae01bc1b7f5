import type { Spending, TimeByPart } from '../report.ts';
import { html, type Markup } from './markup.ts';
import { section } from './pieces.ts';
import type { Telling } from './telling.ts';

const PARTS = ['thinking', 'acting', 'waiting', 'rest'] as const satisfies readonly (keyof TimeByPart)[];

/** Where time and money went. */
export function spendingPart(telling: Telling): Markup {
  const { report, words, figures } = telling;
  const { time, spending, total } = report;
  const parts = PARTS.filter((part) => time[part] > 0);
  return section(
    'spending',
    words.spending.heading,
    html`<h3>${words.spending.time}</h3>`,
    timeBar(time, parts),
    html`<ul class="legend">${parts.map((part) => html`<li><span class="dot is-${part}"></span>${words.spending.parts[part]} <strong>${figures.time(time[part])}</strong></li>`)}
<li><span class="dot"></span>${words.spending.total} <strong>${figures.time(time.total)}</strong></li></ul>`,
    html`<h3>${words.spending.cost}</h3>`,
    spending.length === 0
      ? html`<p class="soft">${words.spending.none}</p>`
      : html`<ul class="parts">${spending.map((one) => roleLine(one, telling))}<li class="total"><p>${words.spending.total}</p><p class="soft">${tokens(total, telling)} · ${figures.cost(total)}</p></li></ul>`,
  );
}

function timeBar(time: TimeByPart, parts: readonly (typeof PARTS)[number][]): Markup | undefined {
  const all = parts.reduce((sum, part) => sum + time[part], 0);
  if (all === 0) return undefined;
  let from = 0;
  const pieces = parts.map((part) => {
    const width = (time[part] / all) * 100;
    const piece = html`<rect class="is-${part}" x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="4"/>`;
    from += width;
    return piece;
  });
  return html`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${pieces}</svg>`;
}

function roleLine(spending: Spending, telling: Telling): Markup {
  const { words, figures } = telling;
  const { role, model, questions, milliseconds } = spending;
  return html`<li><p>${words.spending.role[role] ?? role} <span class="soft">${model}</span></p>
<p class="soft">${words.spending.questions(questions)} · ${tokens(spending, telling)} · ${figures.time(milliseconds)} · ${figures.cost(spending)}</p></li>`;
}

function tokens(
  { input, output, cached }: { input: number; output: number; cached: number },
  { words, figures }: Telling,
): string {
  const all = words.spending.tokens(figures.count(input), figures.count(output));
  return cached > 0 ? `${all} (${words.spending.cached(figures.count(cached))})` : all;
}
