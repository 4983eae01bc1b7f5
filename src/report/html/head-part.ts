import { type Content, html, type Markup } from './markup.ts';
import { address, moment } from './pieces.ts';
import type { Telling } from './telling.ts';

/** What was asked, and under which name it is kept. */
export function headPart(telling: Telling): Markup {
  const { report, words } = telling;
  return html`<header class="masthead">
<p class="kicker">${FLAG}<span>${words.reportOf} <code>${report.run}</code></span></p>
<h1>${report.task}</h1>
</header>`;
}

/** The flag H of the code of signals: "I have a pilot on board." */
const FLAG = html`<svg class="flag" viewBox="0 0 30 20" aria-hidden="true"><rect class="white" width="15" height="20"/><rect class="red" x="15" width="15" height="20"/></svg>`;

/** What came of it, in short: the answer first, then the figures. */
export function resultPart(telling: Telling): Markup {
  const { report, words, figures } = telling;
  const { status, result, total, time, steps, startedAt, startUrl, models } = report;
  const facts: [name: string, value: Content][] = [
    [words.facts.begun, moment(startedAt, telling)],
    [words.facts.took, figures.time(time.total)],
    [words.facts.steps, figures.count(steps)],
    [words.facts.cost, figures.cost(total)],
    [words.facts.model, models.join(', ')],
    ...(startUrl === undefined ? [] : ([[words.facts.startedAt, address(startUrl)]] satisfies [string, Content][])),
  ];
  return html`<section id="result" class="result is-${status}" aria-labelledby="result-heading">
<h2 id="result-heading"><span class="badge">${words.status[status]}</span></h2>
<p class="summary">${result ? result.summary : words.stillOpen}</p>
${result?.because === undefined ? undefined : html`<p class="because"><strong>${words.because}${words.colon}</strong> ${result.because}</p>`}
${result?.data === undefined ? undefined : html`<h3>${words.data}</h3><pre tabindex="0">${JSON.stringify(result.data, undefined, 2)}</pre>`}
<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</section>`;
}
