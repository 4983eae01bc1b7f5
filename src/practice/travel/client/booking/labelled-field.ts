import { h } from '../h.ts';

export interface Field {
  element: HTMLElement;
  input: HTMLInputElement;
  problem: string;
}

interface FieldOptions {
  name: string;
  hint?: string;
  autocomplete?: string;
  type?: string;
}

/** A text field with its label, a hint, and a place to say what is wrong. */
export function labelledField(
  label: string,
  { name, hint = '', autocomplete = 'off', type = 'text' }: FieldOptions,
): Field {
  const input = h('input', { id: name, name, type, autocomplete, 'aria-describedby': `${name}-hint ${name}-problem` });
  const explanation = h('p', { id: `${name}-hint`, class: 'hint', hidden: hint === '' }, hint);
  const complaint = h('p', { id: `${name}-problem`, class: 'field-error', hidden: true });
  return {
    element: h('div', { class: 'labelled' }, h('label', { for: name }, label), input, explanation, complaint),
    input,
    get problem() {
      return complaint.textContent;
    },
    set problem(text: string) {
      complaint.textContent = text;
      complaint.hidden = text === '';
      explanation.hidden = text !== '' || hint === '';
      input.setAttribute('aria-invalid', String(text !== ''));
    },
  };
}
