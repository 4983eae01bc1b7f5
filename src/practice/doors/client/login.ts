/** The button beside a password that shows and hides it. */
export function revealPassword(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveal]')) {
    const field = document.querySelector<HTMLInputElement>(`#${button.dataset['reveal']}`);
    if (!field) continue;
    const label = () => {
      button.textContent = (field.type === 'password' ? button.dataset['show'] : button.dataset['hide']) ?? '';
    };
    button.hidden = false;
    label();
    button.addEventListener('click', () => {
      field.type = field.type === 'password' ? 'text' : 'password';
      label();
    });
  }
}

/** Counts the seconds of a lock down, and keeps the form shut until they are over. */
export function lockCountdown(): void {
  const note = document.querySelector<HTMLElement>('[data-countdown]');
  const seconds = note?.querySelector('b');
  const button = note?.closest('form')?.querySelector<HTMLButtonElement>('button.wide');
  if (!note || !seconds || !button) return;
  button.disabled = true;
  const timer = setInterval(() => {
    const left = Number(seconds.textContent) - 1;
    seconds.textContent = String(left);
    if (left > 0) return;
    clearInterval(timer);
    note.hidden = true;
    button.disabled = false;
  }, 1000);
}
