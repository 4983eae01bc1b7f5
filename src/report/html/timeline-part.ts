import type { Note, ReportedAction, ReportedStep } from '../report.ts';
import { html, type Markup } from './markup.ts';
import { thumbnail } from './picture.ts';
import { address, inEnglish, section } from './pieces.ts';
import type { Telling } from './telling.ts';

export function timelinePart(telling: Telling): Markup | undefined {
  const { report, words } = telling;
  if (report.timeline.length === 0) return undefined;
  const named = new Set<number>();
  const steps = report.timeline.map((step) => {
    // A run that goes on may come to the same step again; what leads to a step leads to where it began.
    const id = named.has(step.step) ? undefined : step.step;
    named.add(step.step);
    return stepItem(step, id, telling);
  });
  return section('timeline', words.timeline.heading, html`<ol class="timeline">${steps}</ol>`);
}

function stepItem(step: ReportedStep, id: number | undefined, telling: Telling): Markup {
  const { words } = telling;
  const { thought, actions, notes, shown } = step;
  const hasShots = actions.some(({ after }) => after !== undefined);
  return html`<li${id === undefined ? undefined : html` id="step-${id}"`} class="step">
<h3>${words.timeline.step(step.step)}</h3>
${thought === undefined ? undefined : html`<p class="thought">${thought}</p>`}
${actions.map((action) => actionPart(action, words.timeline.step(step.step), telling))}
${notes.map((note) => noteLine(note, telling))}
${hasShots ? undefined : arrivedPart(step, shown && thumbnail(shown, `${words.timeline.step(step.step)}, ${words.timeline.page}`, telling))}
</li>`;
}

/** Where it came to, with a picture of it where there is one. */
function arrivedPart(
  { url = 'about:blank', title = '' }: ReportedStep,
  picture: Markup | undefined,
): Markup | undefined {
  if (url === 'about:blank') return undefined;
  const place = html`${title === '' ? undefined : html`${title} · `}${address(url)}`;
  return picture
    ? html`<div class="shots"><figure>${picture}<figcaption>${place}</figcaption></figure></div>`
    : html`<p class="source">${place}</p>`;
}

function actionPart(action: ReportedAction, step: string, telling: Telling): Markup {
  const { words, figures } = telling;
  const { told, spoken, milliseconds, requests, files, read, before, after } = action;
  const sent = requests.map(
    ({ method, url, status, failure }) =>
      html`<li>${words.timeline.sent}${words.colon} <code>${method}</code> ${address(url)} <span class="tag">${status ?? failure ?? words.timeline.noAnswer}</span></li>`,
  );
  const got = files.map(
    ({ name, sha256, size }) =>
      html`<li>${words.timeline.file}${words.colon} <strong>${name}</strong>, ${figures.size(size)}<br><code>sha256 ${sha256}</code></li>`,
  );
  return html`<div class="action"><p class="told">${inEnglish(told || spoken, telling)} <span class="soft">${figures.time(milliseconds)}</span></p>
${sent.length + got.length === 0 ? undefined : html`<ul class="effects">${sent}${got}</ul>`}
${read === undefined ? undefined : html`<details><summary>${words.timeline.read}</summary><pre tabindex="0">${read}</pre></details>`}
${after && shots(before, after, step, telling)}</div>`;
}

function shots(
  before: ReportedAction['before'],
  after: NonNullable<ReportedAction['after']>,
  step: string,
  telling: Telling,
): Markup {
  const { words } = telling;
  const aside = before && before.spots.length > 0 ? html` · ${words.timeline.touched}` : undefined;
  const first = before && thumbnail(before, `${step}, ${words.timeline.before}`, telling);
  const second = thumbnail(after, `${step}, ${words.timeline.after}`, telling);
  return html`<div class="shots">${first && html`<figure>${first}<figcaption>${words.timeline.before}${aside}</figcaption></figure>`}
${second && html`<figure>${second}<figcaption>${words.timeline.after} · ${address(telling.picture(after.picture)?.url ?? '')}</figcaption></figure>`}</div>`;
}

const LOUD: ReadonlySet<Note['kind']> = new Set(['failed', 'refused', 'unproved', 'wondered']);
/** Words of a model, a page or a person, in their own language. */
const NOT_OURS: ReadonlySet<Note['kind']> = new Set(['asked', 'noted', 'unproved']);

function noteLine({ kind, text }: Note, telling: Telling): Markup {
  const { note, toAnswer } = telling.words.timeline;
  const look = kind === 'checked' ? 'is-good' : LOUD.has(kind) ? 'is-loud' : '';
  if (text === '') return html`<p class="note ${look}"><strong>${note[kind]}</strong></p>`;
  const said = NOT_OURS.has(kind) ? text : inEnglish(text, telling);
  const further = kind === 'asked' ? html` <a href="#questions">${toAnswer}</a>` : undefined;
  return html`<p class="note ${look}"><strong>${note[kind]}${telling.words.colon}</strong> ${said}${further}</p>`;
}
