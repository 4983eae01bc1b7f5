import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { complaint, type Problems, problemLine, problemList } from '../../problems.ts';
import type { JobsContext } from './context.ts';

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

export function problemSummary({ var: { t } }: JobsContext, problems: Problems): Html | undefined {
  const list = problemList(problems);
  if (!list) return undefined;
  return html`<div class="summary-box" role="alert">
    <h2>${t('Please correct the following', 'Исправьте, пожалуйста')}</h2>
    ${list}
  </div>`;
}
