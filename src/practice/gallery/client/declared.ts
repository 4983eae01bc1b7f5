import { record } from './record.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that say in their markup which part they are need no code of their own. */
export function listenForNativeControls(): void {
  document.addEventListener('change', (event) => {
    const control = event.target;
    if (isControl(control) && control.dataset['record'] !== undefined)
      void record(control.dataset['record'], controlValue(control));
  });
  document.addEventListener('click', (event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-record][data-value]') : null;
    const { record: part, value } = target?.dataset ?? {};
    if (part !== undefined && value !== undefined) void record(part, value === 'true' ? true : value);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['recordForm'] === undefined) return;
    event.preventDefault();
    for (const control of form.elements)
      if (isControl(control) && control.name !== '') void record(control.name, controlValue(control));
  });
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

function controlValue(control: Control): unknown {
  if (control instanceof HTMLSelectElement && control.multiple)
    return [...control.selectedOptions].map((option) => option.value);
  if (!(control instanceof HTMLInputElement)) return control.value;
  switch (control.type) {
    case 'checkbox':
      return control.checked;
    case 'file':
      return [...(control.files ?? [])].map((file) => file.name);
    case 'number':
    case 'range':
      return control.value === '' ? null : control.valueAsNumber;
    default:
      return control.value;
  }
}
