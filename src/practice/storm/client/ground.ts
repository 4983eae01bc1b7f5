import { type Behaviour, bookingForm, need, send, t, tell, toast } from './scene.ts';

export const ground: Record<string, Behaviour> = {
  rerender,

  reorder: (strength) => {
    const list = need('#drifting');
    window.setInterval(() => {
      // Not random, so that everybody sees the same dance.
      const [first, second] = list.children;
      if (first && second) list.append(second, first);
    }, strength('ms'));
    list.addEventListener('click', async (event) => {
      const row = event.target instanceof Element && event.target.closest('button')?.closest('li');
      if (!row) return;
      const sailing = row.dataset['sailing'];
      const response = await send('/weathers/reorder/book', { name: t('Guest', 'Гость'), sailing, seats: 1 });
      const { id } = (await response.json()) as { id: string };
      tell(
        t(
          `Booked ${row.querySelector('strong')?.textContent}: ${id}`,
          `Рейс ${row.querySelector('strong')?.textContent}: бронь ${id}`,
        ),
      );
    });
  },

  'layout-shift': () => {
    const button = need<HTMLButtonElement>('form.booking > button');
    const shifter = need('#shifter');
    button.before(need<HTMLTemplateElement>('#decoy').content.cloneNode(true));
    const decoy = need('form.booking > [type="reset"]');
    button.addEventListener(
      'pointerenter',
      () => {
        // Exactly as high as it takes to bring the other button under the pointer.
        shifter.style.marginBottom = '0';
        const distance = button.getBoundingClientRect().top - decoy.getBoundingClientRect().top;
        shifter.hidden = false;
        shifter.style.height = `${distance}px`;
      },
      { once: true },
    );
  },

  'hover-overlay': (strength) => {
    const overlay = need('.overlay');
    let times = strength('n');
    need('.overlaid').addEventListener('pointerenter', () => {
      if (times <= 0) return;
      times -= 1;
      overlay.hidden = false;
    });
    need('#dismiss').addEventListener('click', () => {
      overlay.hidden = true;
    });
  },

  clock: () => {
    tell(new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'full' }));
    const form = bookingForm();
    form.addEventListener('formdata', (event) => event.formData.set('clientTime', new Date().toISOString()));
  },

  'focus-thief': (strength) => {
    window.setInterval(() => need<HTMLInputElement>('#thief').focus(), strength('ms'));
  },

  'scroll-hijack': (strength) => {
    const screens = [...document.querySelectorAll<HTMLElement>('.screen')];
    let moving = false;
    window.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        if (moving) return;
        moving = true;
        const tops = screens.map((screen) => screen.getBoundingClientRect().top);
        const here = tops.findLastIndex((top) => top < 120);
        const target = screens[Math.min(screens.length - 1, Math.max(0, here + Math.sign(event.deltaY)))];
        target?.scrollIntoView({ behavior: 'smooth' });
        window.setTimeout(() => {
          moving = false;
        }, strength('ms'));
      },
      { passive: false },
    );
  },

  'autofocus-jump': (strength) => {
    window.setTimeout(() => need<HTMLInputElement>('#promo').focus(), strength('ms'));
  },
};

/** New nodes every time; what was typed lives on under the names of the fields. */
function rerender(strength: (name: string) => number): void {
  const root = need('#rerendered');
  const markup = root.innerHTML;
  const typed = new Map<string, string>();
  const fields = () => [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const build = () => {
    for (const field of fields()) typed.set(field.name, field.value);
    const focused = document.activeElement;
    const focusedName = focused instanceof HTMLElement && root.contains(focused) ? focused.getAttribute('name') : null;
    const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
    root.innerHTML = markup;
    for (const field of fields()) field.value = typed.get(field.name) ?? field.value;
    if (focusedName === null) return;
    const heir = need(`[name="${focusedName}"]`, root);
    heir.focus();
    if (heir instanceof HTMLInputElement && caret !== null) heir.setSelectionRange(caret, caret);
  };
  window.setInterval(build, strength('ms'));

  // Between press and release the button has been replaced, so that no click happens: names are compared instead.
  let pressed: string | null = null;
  const nameAt = (event: PointerEvent) => (event.target instanceof Element ? event.target.getAttribute('name') : null);
  root.addEventListener('pointerdown', (event) => {
    pressed = nameAt(event);
  });
  root.addEventListener('pointerup', (event) => {
    if (pressed !== 'book' || nameAt(event) !== 'book') return;
    const form = bookingForm();
    if (form.checkValidity()) form.requestSubmit();
    else toast(t('Fill in the form first.', 'Сначала заполните форму.'), 'bad');
  });
  root.addEventListener('click', (event) => {
    if (event.target instanceof HTMLButtonElement && event.detail > 0) event.preventDefault();
  });
}
