import type { ReportedQuestion } from '../report.ts';
import { spokenAnswer } from '../spoken-answer.ts';
import { html, type Markup } from './markup.ts';
import { address, moment, section, stepLink } from './pieces.ts';
import type { Telling } from './telling.ts';

export function questionsPart(telling: Telling): Markup | undefined {
  const { report, words } = telling;
  if (report.questions.length === 0) return undefined;
  const items = report.questions.map((one) => questionItem(one, telling));
  return section('questions', words.questions.heading, html`<ol class="questions">${items}</ol>`);
}

function questionItem(question: ReportedQuestion, telling: Telling): Markup {
  const { words } = telling;
  const { kind, text, options, url, step, at, answer, answeredAt } = question;
  const offered =
    kind === 'question' && options.length > 0
      ? html`<p class="soft">${words.questions.options}${words.colon} ${options.join(' · ')}</p>`
      : undefined;
  return html`<li>
<p class="source">${words.questions.asked[kind]} · ${stepLink(step, telling)} · ${moment(at, telling)}${url === '' ? undefined : html` · ${address(url)}`}</p>
<p class="asked">${text}</p>${offered}
<p class="${answer ? 'answer' : 'answer soft'}">${answer ? html`<strong>${words.questions.answer}${words.colon}</strong> ${spokenAnswer(answer, words)}` : words.questions.nobody}${
    answeredAt === undefined ? undefined : html` <span class="soft">${moment(answeredAt, telling)}</span>`
  }</p></li>`;
}
