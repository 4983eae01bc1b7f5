import { money } from './money.ts';

const masks: Readonly<Record<string, (digits: string) => string>> = {
  card: (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (digits) => digits.slice(0, 4).replace(/^(\d{2})(?=\d)/, '$1/'),
  cvc: (digits) => digits.slice(0, 3),
};

/** Digits fall into groups while they are typed; the caret stays behind the digit it was behind. */
export function maskCardFields(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-mask]')) {
    const mask = masks[input.dataset['mask'] ?? ''];
    if (!mask) continue;
    input.addEventListener('input', () => {
      const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
      input.value = mask(digitsOf(input.value));
      let caret = 0;
      for (let seen = 0; seen < before && caret < input.value.length; caret++)
        if (/\d/.test(input.value[caret] ?? '')) seen++;
      input.setSelectionRange(caret, caret);
    });
  }
}

export function showTipInTotal(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-payment]');
  const bill = document.querySelector('#bill')?.textContent;
  if (!form || !bill) return;
  const { total } = JSON.parse(bill) as { total: number };
  const own = form.querySelector<HTMLElement>('.field.ownTip');
  const show = (selector: string, cents: number) => {
    const place = form.querySelector(selector);
    if (place) place.textContent = money(cents);
  };
  const update = () => {
    const data = new FormData(form);
    const isOwn = data.get('tip') === 'own';
    const ownCents = Math.round(Number(String(data.get('ownTip')).replace(',', '.')) * 100) || 0;
    const tip = isOwn ? ownCents : Number(data.get('tip'));
    if (own) own.hidden = !isOwn;
    show('[data-tip]', tip);
    show('[data-grand-total]', total + tip);
  };
  form.addEventListener('input', update);
  update();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
