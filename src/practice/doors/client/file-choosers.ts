/** A button in front of a hidden file field, and a place to drop files. */
export function fileChoosers(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-chooser]')) {
    const output = field.form?.querySelector('[data-chosen]');
    field.form?.querySelector('[data-choose]')?.addEventListener('click', () => field.click());
    field.addEventListener('change', () => {
      if (output) output.textContent = field.files?.[0]?.name ?? '';
    });
  }

  for (const area of document.querySelectorAll<HTMLElement>('[data-drop]')) {
    const field = area.querySelector('input');
    const over = (event: DragEvent) => {
      event.preventDefault();
      area.classList.toggle('over', event.type === 'dragover');
    };
    area.addEventListener('dragover', over);
    area.addEventListener('dragleave', over);
    area.addEventListener('drop', (event) => {
      over(event);
      if (field && event.dataTransfer) field.files = event.dataTransfer.files;
    });
  }
}
