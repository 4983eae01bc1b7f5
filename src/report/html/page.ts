import { createHash } from 'node:crypto';
import { figuresIn } from '../figures.ts';
import type { Report } from '../report.ts';
import { wordsIn } from '../words/words.ts';
import { claimsPart } from './claims-part.ts';
import { headPart, resultPart } from './head-part.ts';
import { html, Markup } from './markup.ts';
import { permissionsPart } from './permissions-part.ts';
import { picturesPart } from './pictures-part.ts';
import { planPart } from './plan-part.ts';
import { questionsPart } from './questions-part.ts';
import { spendingPart } from './spending-part.ts';
import { style } from './style.ts';
import type { Telling } from './telling.ts';
import { timelinePart } from './timeline-part.ts';
import { troublesPart } from './troubles-part.ts';

/** A report as one file that loads nothing, runs nothing and sends nothing. */
export function renderHtml(report: Report, bytes: ReadonlyMap<string, Uint8Array>): string {
  const { language } = report;
  const words = wordsIn(language);
  const byNumber = new Map(report.pictures.map((picture) => [picture.number, picture]));
  const telling: Telling = { report, words, figures: figuresIn(language), picture: (number) => byNumber.get(number) };
  const parts: readonly (readonly [id: string, name: string, part: Markup | undefined])[] = [
    ['claims', words.claims.heading, claimsPart(telling)],
    ['plan', words.plan.heading, planPart(telling)],
    ['questions', words.questions.heading, questionsPart(telling)],
    ['permissions', words.permissions.heading, permissionsPart(telling)],
    ['timeline', words.timeline.heading, timelinePart(telling)],
    ['spending', words.spending.heading, spendingPart(telling)],
    ['troubles', words.troubles.heading, troublesPart(telling)],
    ['pictures', words.pictures.heading, picturesPart(telling, bytes)],
  ];
  const there = parts.filter(([, , part]) => part !== undefined);
  const contents = [['result', words.result] as const, ...there].map(
    ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
  );
  return `${html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Lotsman">
<title>${words.title(report.task)}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#result">${words.skip}</a>
${headPart(telling)}
<div class="columns">
<nav aria-label="${words.contents}"><ul>${contents}</ul></nav>
<main>
${resultPart(telling)}
${there.map(([, , part]) => part)}
</main>
</div>
<footer><p>${words.made}</p></footer>
</body>
</html>`}\n`;
}

/** Only our own style, by its digest, and pictures that are in the file. */
function policy(): string {
  const digest = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'`;
}
