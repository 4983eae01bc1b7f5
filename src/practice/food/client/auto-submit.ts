export function submitOnChange(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-auto-submit]')) {
    form.querySelector('button')?.setAttribute('hidden', '');
    form.addEventListener('change', () => form.requestSubmit());
  }
}
