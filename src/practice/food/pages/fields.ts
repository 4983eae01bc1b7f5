import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { complaint, type Problems, problemLine, problemList } from '../../problems.ts';
import type { FoodContext } from './context.ts';

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
      ${complaint(name, problem)}
    />
    ${problemLine(name, problem)}
  </div>`;
}

/** Says above the form that something below needs another look. */
export function problemSummary({ var: { t } }: FoodContext, problems: Problems): Html | undefined {
  const list = problemList(problems);
  if (!list) return undefined;
  return html`<div class="warning" role="alert">
    <b>${t('Please check the form', 'Проверьте форму, пожалуйста')}</b>
    ${list}
  </div>`;
}

export function checkoutSteps({ var: { t } }: FoodContext, current: number): Html {
  const steps = [t('Basket', 'Корзина'), t('Address', 'Адрес'), t('Payment', 'Оплата')];
  return html`<ol class="steps">
    ${steps.map((step, index) => html`<li class="${index < current ? 'done' : ''}" ${index === current ? html`aria-current="step"` : ''}>${step}</li>`)}
  </ol>`;
}
