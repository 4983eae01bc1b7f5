/** Six boxes, one digit each: typing moves on, backspace moves back, a pasted code fills them all. */
export function codeBoxes(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.code-boxes input')];
  const form = boxes[0]?.form;
  if (!form) return;

  const fill = (digits: string, from: number) => {
    [...digits].slice(0, boxes.length - from).forEach((digit, index) => {
      const box = boxes[from + index];
      if (box) box.value = digit;
    });
    const next = boxes.find((box) => box.value === '');
    if (next) next.focus();
    else form.requestSubmit();
  };

  boxes.forEach((box, place) => {
    // A phone fills the whole code into the first box, so a box must take more than its digit.
    box.removeAttribute('maxlength');
    box.addEventListener('input', () => {
      const digits = box.value.replace(/\D/g, '');
      box.value = '';
      if (digits !== '') fill(digits, place);
    });
    box.addEventListener('keydown', (event) => {
      const to = { Backspace: -1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (to === undefined || (event.key === 'Backspace' && box.value !== '')) return;
      const other = boxes[place + to];
      other?.focus();
      if (event.key === 'Backspace' && other) other.value = '';
      event.preventDefault();
    });
    box.addEventListener('paste', (event) => {
      event.preventDefault();
      fill((event.clipboardData?.getData('text') ?? '').replace(/\D/g, ''), 0);
    });
    box.addEventListener('focus', () => box.select());
  });
  boxes[0]?.focus();
}
