import { html } from 'hono/html';
import type { z } from 'zod';
import type { Html } from './layout.ts';

/** What is wrong with a form: the first complaint about each field, by the id of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** A field deeper in is called by its path: `history-0-from`. */
export function problemsOf(error: z.ZodError): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[path.join('-')] ??= message;
  return problems;
}

/** Attributes that tie a control to what is wrong with it. */
export function complaint(id: string, problem: string | undefined): Html | '' {
  return problem ? html`aria-invalid="true" aria-describedby="${id}-problem"` : '';
}

/** The complaint itself, below its control. */
export function problemLine(id: string, problem: string | undefined): Html | undefined {
  return problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : undefined;
}

/** All complaints for the top of a form, each a link to its field; nothing when there are none. */
export function problemList(problems: Problems): Html | undefined {
  const entries = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (entries.length === 0) return undefined;
  return html`<ul>${entries.map(([id, problem]) => html`<li><a href="#${id}">${problem}</a></li>`)}</ul>`;
}
