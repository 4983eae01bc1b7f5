import { all, create, dataValue, focusOnly, isPress, need, neighbour, onDrag } from './dom.ts';
import { record, t } from './record.ts';

export const patterns: Record<string, (stage: HTMLElement) => void> = {
  listbox: (stage) => {
    for (const list of all(stage, '[role="listbox"]')) {
      const part = list.dataset['part'] ?? '';
      const several = list.getAttribute('aria-multiselectable') === 'true';
      runListbox(list, all(list, '[role="option"]'), several, (chosen) =>
        record(part, several ? chosen : (chosen[0] ?? '')),
      );
    }
  },

  combobox: runCombobox,

  'radio-group': (stage) => {
    const cards = all(stage, '[role="radio"]');
    const choose = (card: HTMLElement) => {
      for (const one of cards) one.setAttribute('aria-checked', String(one === card));
      focusOnly(cards, card);
      void record('pass', dataValue(card));
    };
    for (const card of cards) {
      card.addEventListener('click', () => choose(card));
      card.addEventListener('keydown', (event) => {
        const next = isPress(event) ? card : neighbour(cards, card, event.key);
        if (!next) return;
        event.preventDefault();
        choose(next);
      });
    }
  },

  switch: (stage) => {
    for (const toggle of all(stage, '[role="switch"]'))
      toggle.addEventListener('click', () => {
        const on = toggle.getAttribute('aria-checked') !== 'true';
        toggle.setAttribute('aria-checked', String(on));
        void record(toggle.dataset['part'] ?? '', on);
      });
  },

  spinbutton: (stage) => {
    const spin = need(stage, '[role="spinbutton"]');
    const change = (step: number) => {
      const now = Math.min(10, Math.max(0, Number(spin.getAttribute('aria-valuenow')) + step));
      spin.setAttribute('aria-valuenow', String(now));
      spin.textContent = String(now);
      void record('adults', now);
    };
    for (const button of all(stage, '[data-step]'))
      button.addEventListener('click', () => change(Number(button.dataset['step'])));
    spin.addEventListener('keydown', (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5, Home: -10, End: 10 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      change(step);
    });
  },

  slider: (stage) => {
    for (const track of all(stage, '.track')) runSlider(track);
  },

  toolbar: (stage) => {
    const buttons = all<HTMLButtonElement>(stage, '.toolbar button');
    const specimen = need(stage, '#specimen');
    stage.addEventListener('keydown', (event) => {
      const current = buttons.find((button) => button === document.activeElement);
      const next = current && neighbour(buttons, current, event.key);
      if (!next) return;
      event.preventDefault();
      focusOnly(buttons, next);
    });
    for (const button of buttons)
      button.addEventListener('click', () => {
        const { align } = button.dataset;
        if (align === undefined) {
          button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
          const formats = all(stage, '[aria-pressed="true"]').map((one) => one.dataset['format'] ?? '');
          specimen.className = `specimen ${formats.join(' ')}`;
          void record('formats', formats);
          return;
        }
        for (const one of all(stage, '[role="radio"]')) one.setAttribute('aria-checked', String(one === button));
        specimen.style.textAlign = align;
        void record('align', align);
      });
  },
};

/** Selection by click, arrows, space; `tell` hears the chosen values. */
export function runListbox(
  list: HTMLElement,
  options: readonly HTMLElement[],
  several: boolean,
  tell: (chosen: string[]) => unknown,
): void {
  let active: HTMLElement | undefined;
  const move = (option: HTMLElement) => {
    active?.classList.remove('active');
    active = option;
    option.classList.add('active');
    if (option.id !== '') list.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const choose = (option: HTMLElement) => {
    const on = several ? option.getAttribute('aria-selected') !== 'true' : true;
    if (!several) for (const other of options) other.setAttribute('aria-selected', 'false');
    option.setAttribute('aria-selected', String(on));
    move(option);
    void tell(options.filter((one) => one.getAttribute('aria-selected') === 'true').map(dataValue));
  };
  for (const option of options) option.addEventListener('click', () => choose(option));
  list.addEventListener('keydown', (event) => {
    if (isPress(event) && active) {
      event.preventDefault();
      choose(active);
      return;
    }
    const next = neighbour(options, active, event.key);
    if (!next) return;
    event.preventDefault();
    move(next);
  });
}

interface FoundPigment {
  id: string;
  colour: string;
  name: string;
}

function runCombobox(stage: HTMLElement): void {
  const input = need<HTMLInputElement>(stage, '[role="combobox"]');
  const list = need(stage, '[role="listbox"]');
  let active: HTMLElement | undefined;
  let asked = 0;

  const close = () => {
    list.hidden = true;
    active = undefined;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const choose = (option: HTMLElement) => {
    input.value = option.textContent;
    close();
    void record('pigment', dataValue(option));
  };
  const move = (option: HTMLElement) => {
    active?.setAttribute('aria-selected', 'false');
    active = option;
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const look = async () => {
    asked += 1;
    const mine = asked;
    const response = await fetch(`/api/pigments?q=${encodeURIComponent(input.value)}`);
    const found = (await response.json()) as FoundPigment[];
    // A slower answer to an older question must not win.
    if (mine !== asked) return;
    list.replaceChildren(...found.map(pigmentOption));
    if (found.length === 0) list.append(create('li', { class: 'none' }, t('Nothing found', 'Ничего не найдено')));
    list.hidden = false;
    active = undefined;
    input.setAttribute('aria-expanded', 'true');
  };

  let pause = 0;
  input.addEventListener('input', () => {
    window.clearTimeout(pause);
    pause = window.setTimeout(() => void look(), 150);
  });
  input.addEventListener('click', () => void look());
  input.addEventListener('blur', () => window.setTimeout(close, 150));
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    if (option) choose(option);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && active) return choose(active);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (list.hidden) return void look();
    const next = neighbour(all(list, '[role="option"]'), active, event.key);
    if (next) move(next);
  });
}

function pigmentOption({ id, colour, name }: FoundPigment): HTMLElement {
  const option = create(
    'li',
    { role: 'option', id: `pigment-${id}`, 'data-value': id, 'aria-selected': 'false' },
    name,
  );
  const swatch = create('i', {});
  swatch.style.background = colour;
  option.prepend(swatch);
  return option;
}

/** A track with one thumb or two that cannot pass each other. */
function runSlider(track: HTMLElement): void {
  const [min, max, step] = ['min', 'max', 'step'].map((name) => Number(track.dataset[name])) as [
    number,
    number,
    number,
  ];
  const thumbs = all(track, '.thumb');
  const now = (thumb: HTMLElement) => Number(thumb.getAttribute('aria-valuenow'));
  const place = (thumb: HTMLElement, wish: number) => {
    const [low, high] =
      thumbs.length === 1
        ? [min, max]
        : thumb === thumbs[0]
          ? [min, now(thumbs[1] ?? thumb)]
          : [now(thumbs[0] ?? thumb), max];
    const value = Math.min(high, Math.max(low, Math.round(wish / step) * step));
    thumb.setAttribute('aria-valuenow', String(value));
    thumb.style.left = `${((value - min) / (max - min)) * 100}%`;
    thumb.dataset['shown'] = String(value);
  };
  const tell = (thumb: HTMLElement) => record(thumb.dataset['part'] ?? '', now(thumb));
  for (const thumb of thumbs) {
    place(thumb, now(thumb));
    thumb.addEventListener('keydown', (event) => {
      const change = {
        ArrowRight: step,
        ArrowUp: step,
        ArrowLeft: -step,
        ArrowDown: -step,
        PageUp: step * 10,
        PageDown: -step * 10,
        Home: min - max,
        End: max - min,
      }[event.key];
      if (change === undefined) return;
      event.preventDefault();
      place(thumb, now(thumb) + change);
      void tell(thumb);
    });
  }
  let held: HTMLElement | undefined;
  onDrag(
    track,
    (x, _y, event) => {
      const wish = min + (x / track.clientWidth) * (max - min);
      if (event.type === 'pointerdown')
        held = thumbs.toSorted((one, other) => Math.abs(now(one) - wish) - Math.abs(now(other) - wish))[0];
      held?.focus();
      if (held) place(held, wish);
    },
    () => held && void tell(held),
  );
}
