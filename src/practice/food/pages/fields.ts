import { html } from 'hono/html';
import type { z } from 'zod';
import type { Html } from '../../layout.ts';
import type { FoodContext } from './context.ts';

/** The first complaint about each field. */
export type Problems = Readonly<Record<string, string>>;

export function problemsOf(error: z.ZodError): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}

interface FieldParts {
  name: string;
  label: string;
  value: string;
  problem?: string | undefined;
  type?: string;
  autocomplete?: string;
  inputmode?: string;
  placeholder?: string;
  required?: boolean;
  /** The name under which the page's script finds it. */
  mask?: string;
}

export function textField({ name, label, value, problem, type = 'text', required = true, ...more }: FieldParts): Html {
  return html`<div class="field ${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${more.autocomplete ?? 'off'}"
      ${more.inputmode ? html`inputmode="${more.inputmode}"` : ''}
      ${more.placeholder ? html`placeholder="${more.placeholder}"` : ''}
      ${more.mask ? html`data-mask="${more.mask}"` : ''}
      ${required ? 'required' : ''}
      ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ''}
    />
    ${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;
}

/** Says above the form that something below needs another look. */
export function problemSummary({ var: { t } }: FoodContext, problems: Problems): Html | undefined {
  const count = Object.keys(problems).length;
  if (count === 0) return undefined;
  return html`<div class="warning" role="alert">
    <b>${t('Please check the form', 'Проверьте форму, пожалуйста')}</b>
    <ul>${Object.entries(problems).map(([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`)}</ul>
  </div>`;
}

export function checkoutSteps({ var: { t } }: FoodContext, current: number): Html {
  const steps = [t('Basket', 'Корзина'), t('Address', 'Адрес'), t('Payment', 'Оплата')];
  return html`<ol class="steps">
    ${steps.map((step, index) => html`<li class="${index < current ? 'done' : ''}" ${index === current ? html`aria-current="step"` : ''}>${step}</li>`)}
  </ol>`;
}
