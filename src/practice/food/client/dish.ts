import { money } from './money.ts';

/** A dish opens over the menu; with a modifier key, or where there is no dialog, its link stays a link. */
export function openDishesInDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#dish-dialog');
  if (!dialog) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-dish]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void showDish(dialog, link.href);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

async function showDish(dialog: HTMLDialogElement, address: string): Promise<void> {
  const response = await fetch(`${address}?part=form`);
  if (!response.ok) return location.assign(address);
  dialog.innerHTML = await response.text();
  dialog.prepend(closeButton(dialog));
  const form = dialog.querySelector<HTMLFormElement>('.dish-form');
  if (form) dressDishForm(form);
  dialog.showModal();
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'close';
  button.textContent = '×';
  button.setAttribute('aria-label', document.documentElement.lang === 'ru' ? 'Закрыть' : 'Close');
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** Makes the plus and minus work and keeps the price on the button true. */
export function dressDishForm(form: HTMLFormElement): void {
  const quantity = form.querySelector<HTMLInputElement>('input[name=quantity]');
  const total = form.querySelector<HTMLElement>('[data-total]');
  if (!quantity) return;
  const update = () => {
    const chosen = [...form.querySelectorAll<HTMLInputElement>('input[data-price]:checked')];
    const one = chosen.reduce((sum, input) => sum + Number(input.dataset['price']), Number(form.dataset['price']));
    if (total) total.textContent = money(one * Math.max(1, Number(quantity.value)));
  };
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-step]'))
    button.addEventListener('click', () => {
      if (button.dataset['step'] === '1') quantity.stepUp();
      else quantity.stepDown();
      update();
    });
  form.addEventListener('input', update);
  update();
}
