import { html } from 'hono/html';
import type { z } from 'zod';
import type { Html } from '../../layout.ts';
import type { JobsContext } from './context.ts';

/** The first complaint about each field. */
export type Problems = Readonly<Record<string, string | undefined>>;

export function problemsOf(error: z.ZodError): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[path.join('-')] ??= message;
  return problems;
}

interface FieldParts {
  name: string;
  label: string;
  value: string;
  /** Where several fields share a name. */
  id?: string;
  problem?: string | undefined;
  type?: string;
  autocomplete?: string;
  required?: boolean;
  placeholder?: string;
  more?: Html;
}

export function textField(parts: FieldParts): Html {
  const { name, label, value, id = name, problem, type = 'text', autocomplete = 'off', required = true } = parts;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"
      placeholder="${parts.placeholder ?? ''}" ${required ? 'required' : ''} ${complaint(id, problem)} ${parts.more ?? ''} />
    ${problemLine(id, problem)}
  </div>`;
}

/** Ties a control to what is wrong with it. */
export function complaint(id: string, problem: string | undefined): Html | '' {
  return problem ? html`aria-invalid="true" aria-describedby="${id}-problem"` : '';
}

export function problemLine(id: string, problem: string | undefined): Html | undefined {
  return problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : undefined;
}

export function problemSummary({ var: { t } }: JobsContext, problems: Problems): Html | undefined {
  const entries = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (entries.length === 0) return undefined;
  return html`<div class="summary-box" role="alert">
    <h2>${t('Please correct the following', 'Исправьте, пожалуйста')}</h2>
    <ul>${entries.map(([id, problem]) => html`<li><a href="#${id}">${problem}</a></li>`)}</ul>
  </div>`;
}
