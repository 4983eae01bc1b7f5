import { all, create, isPress, need } from './dom.ts';
import { record, t } from './record.ts';

export const inputs: Record<string, (stage: HTMLElement) => void> = {
  'inputs-choices': (stage) => {
    const parent = need<HTMLInputElement>(stage, '#all-letters');
    const letters = all<HTMLInputElement>(stage, '[name="letter"]');
    const settle = () => {
      const chosen = letters.filter((letter) => letter.checked);
      parent.checked = chosen.length === letters.length;
      parent.indeterminate = chosen.length > 0 && !parent.checked;
      return chosen.map((letter) => letter.value);
    };
    settle();
    parent.addEventListener('change', () => {
      for (const letter of letters) letter.checked = parent.checked;
      void record('newsletters', settle());
    });
    for (const letter of letters) letter.addEventListener('change', () => void record('newsletters', settle()));
  },

  'inputs-values': (stage) => {
    const humidity = need<HTMLInputElement>(stage, '#humidity');
    const output = need<HTMLOutputElement>(stage, '#humidity-out');
    humidity.addEventListener('input', () => {
      output.value = humidity.value;
    });
  },

  'inputs-buttons': (stage) => {
    let rings = 0;
    need(stage, '#bell').addEventListener('click', () => {
      rings += 1;
      void record('bell', rings);
    });
  },

  'inputs-files': (stage) => {
    const file = need<HTMLInputElement>(stage, '#catalogue');
    const button = need(stage, '#choose');
    button.addEventListener('click', () => file.click());
    file.addEventListener('change', () => {
      button.textContent = file.files?.[0]?.name ?? button.textContent;
    });
  },

  'drop-zone': (stage) => {
    const zone = need(stage, '.drop');
    const input = need<HTMLInputElement>(zone, 'input');
    const take = async (files: FileList | null | undefined, how: 'drop' | 'click') => {
      const taken = [...(files ?? [])].map(({ name, size }) => ({ name, size }));
      need(zone, 'ul').replaceChildren(...taken.map(({ name, size }) => create('li', {}, `${name}, ${size} B`)));
      await record('files', taken);
      await record('how', how);
    };
    zone.addEventListener('click', (event) => {
      if (event.target !== input) input.click();
    });
    zone.addEventListener('keydown', (event) => {
      if (isPress(event)) input.click();
    });
    input.addEventListener('change', () => void take(input.files, 'click'));
    zone.addEventListener('dragover', (event) => {
      event.preventDefault();
      zone.classList.add('over');
    });
    zone.addEventListener('dragleave', () => zone.classList.remove('over'));
    zone.addEventListener('drop', (event) => {
      event.preventDefault();
      zone.classList.remove('over');
      void take(event.dataTransfer?.files, 'drop');
    });
  },

  contenteditable: (stage) => {
    for (const part of ['heading', 'body']) {
      const region = need(stage, `#${part}`);
      region.addEventListener('blur', () => void record(part, region.textContent.trim()));
    }
  },

  'one-time-code': (stage) => {
    const boxes = all<HTMLInputElement>(stage, '.code input');
    const status = need(stage, '[role="status"]');
    const settle = () => {
      const code = boxes.map((box) => box.value).join('');
      if (code.length < boxes.length) return;
      status.textContent = t('Code sent.', 'Код отправлен.');
      void record('code', code);
    };
    boxes.forEach((box, place) => {
      box.addEventListener('input', () => {
        box.value = box.value.replaceAll(/\D/g, '');
        if (box.value !== '') boxes[place + 1]?.focus();
        settle();
      });
      box.addEventListener('keydown', (event) => {
        if (event.key === 'Backspace' && box.value === '') boxes[place - 1]?.focus();
      });
      box.addEventListener('paste', (event) => {
        event.preventDefault();
        const digits = (event.clipboardData?.getData('text') ?? '').replaceAll(/\D/g, '').slice(0, boxes.length);
        [...digits].forEach((digit, index) => {
          const target = boxes[index];
          if (target) target.value = digit;
        });
        boxes[Math.min(digits.length, boxes.length - 1)]?.focus();
        settle();
      });
    });
  },
};
