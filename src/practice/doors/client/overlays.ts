/** The consent dialog opens at once and cannot be waved away; its preferences are a second layer. */
export function consentDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#consent-modal');
  if (!dialog) return;
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.querySelector<HTMLElement>('[data-open-layer]')?.addEventListener('click', () => {
    for (const layer of dialog.querySelectorAll<HTMLElement>('[data-layer]'))
      layer.hidden = layer.dataset['layer'] !== 'second';
  });
  dialog.showModal();
}

/** Comes once the reader is well into the page. */
export function newsletterOnScroll(): void {
  const popup = document.querySelector<HTMLElement>('#newsletter');
  if (!popup) return;
  const onScroll = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollY < (scrollHeight - clientHeight) * 0.25) return;
    removeEventListener('scroll', onScroll);
    popup.hidden = false;
    popup.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  addEventListener('scroll', onScroll, { passive: true });
}
