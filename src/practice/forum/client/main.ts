/** Small comforts for a forum that works without them: formatting buttons, a letter counter, copy buttons. */

for (const editor of document.querySelectorAll('.editor')) {
  const field = editor.querySelector('textarea');
  const toolbar = editor.querySelector<HTMLElement>('.format');
  const counter = editor.querySelector<HTMLElement>('.counter');
  if (!field || !toolbar || !counter) continue;

  toolbar.hidden = false;
  toolbar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) wrapSelection(field, button.dataset['before'] ?? '', button.dataset['after'] ?? '');
  });

  const count = () => {
    counter.textContent = `${field.value.length} / ${counter.dataset['longest']}`;
  };
  field.addEventListener('input', count);
  count();
}

for (const block of document.querySelectorAll('.comment pre')) {
  const russian = document.documentElement.lang === 'ru';
  const button = document.createElement('button');
  button.className = 'copy';
  button.textContent = russian ? 'Копировать' : 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
    button.textContent = russian ? 'Скопировано' : 'Copied';
  });
  block.append(button);
}

if (location.hash === '#reply') document.querySelector<HTMLTextAreaElement>('#reply textarea')?.focus();

function wrapSelection(field: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  field.setRangeText(`${before}${value.slice(start, end)}${after}`, start, end, 'end');
  if (start === end) field.setSelectionRange(start + before.length, start + before.length);
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
