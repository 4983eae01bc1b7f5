import { all, dataValue, need, onDrag } from './dom.ts';
import { runMenu } from './menus.ts';
import { record, t } from './record.ts';

const HOLD_MS = 800;

export const gestures: Record<string, (stage: HTMLElement) => void> = {
  'long-press': (stage) => {
    const bell = need(stage, '#bell');
    let timer = 0;
    let rung = 0;
    const release = () => {
      window.clearTimeout(timer);
      bell.classList.remove('holding');
    };
    bell.addEventListener('pointerdown', () => {
      const since = performance.now();
      bell.classList.add('holding');
      timer = window.setTimeout(async () => {
        rung += 1;
        bell.textContent = t(`Rung ${rung} ×`, `Звонков: ${rung}`);
        await record('rung', rung);
        await record('heldMs', Math.round(performance.now() - since));
      }, HOLD_MS);
    });
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) bell.addEventListener(end, release);
  },

  'double-click': (stage) => {
    for (const file of all(stage, '.files li')) {
      file.addEventListener('click', () => {
        for (const other of all(stage, '.files li')) other.classList.toggle('selected', other === file);
        void record('selected', dataValue(file));
      });
      file.addEventListener('dblclick', () => void record('opened', dataValue(file)));
      file.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') void record('opened', dataValue(file));
      });
    }
  },

  'context-menu': (stage) => {
    const picture = need(stage, '.picture');
    const menu = need(stage, '.menu');
    let turned = 0;
    const controls = runMenu(menu, (item) => {
      const action = dataValue(item);
      turned += { 'rotate-left': -90, 'rotate-right': 90 }[action] ?? 0;
      picture.style.transform = `rotate(${turned}deg)`;
      void record('action', action);
    });
    picture.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      menu.style.left = `${event.clientX}px`;
      menu.style.top = `${event.clientY}px`;
      controls.open();
    });
  },

  'reorder-native': (stage) => {
    const list = need(stage, '.sortable');
    let dragged: HTMLElement | undefined;
    for (const item of all(list, 'li')) {
      item.addEventListener('dragstart', (event) => {
        dragged = item;
        event.dataTransfer?.setData('text/plain', dataValue(item));
        item.classList.add('dragged');
      });
      item.addEventListener('dragover', (event) => {
        event.preventDefault();
        if (dragged && dragged !== item) insertNear(item, dragged, event.clientY);
      });
      item.addEventListener('drop', (event) => event.preventDefault());
      item.addEventListener('dragend', () => {
        item.classList.remove('dragged');
        dragged = undefined;
        void record('order', all(list, 'li').map(dataValue));
      });
    }
  },

  'reorder-pointer': (stage) => {
    const list = need(stage, '.sortable');
    const tell = () => record('order', all(list, 'li').map(dataValue));
    for (const item of all(list, 'li')) {
      const grip = need(item, '.grip');
      onDrag(
        grip,
        (_x, _y, event) => {
          item.classList.add('dragged');
          const below = all(list, 'li').find((other) => {
            const box = other.getBoundingClientRect();
            return other !== item && event.clientY >= box.top && event.clientY <= box.bottom;
          });
          if (below) insertNear(below, item, event.clientY);
          // Moving the item in the document lets go of the pointer.
          grip.setPointerCapture(event.pointerId);
        },
        () => {
          item.classList.remove('dragged');
          void tell();
        },
      );
      grip.addEventListener('keydown', (event) => {
        if (event.key === 'ArrowUp') item.previousElementSibling?.before(item);
        else if (event.key === 'ArrowDown') item.nextElementSibling?.after(item);
        else return;
        event.preventDefault();
        grip.focus();
        void tell();
      });
    }
  },

  resize: (stage) => {
    const pane = need(stage, '.pane');
    const corner = need(stage, '.corner');
    const size = () => [Math.round(pane.offsetWidth), Math.round(pane.offsetHeight)] as const;
    onDrag(
      corner,
      (_x, _y, event) => {
        const box = pane.getBoundingClientRect();
        pane.style.width = `${Math.max(160, event.clientX - box.left)}px`;
        pane.style.height = `${Math.max(100, event.clientY - box.top)}px`;
        need(pane, 'span').textContent = size().join(' × ');
      },
      async () => {
        const [width, height] = size();
        await record('width', width);
        await record('height', height);
      },
    );
  },
};

/** Before the item when the pointer is in its upper half, after it otherwise. */
function insertNear(item: HTMLElement, moved: HTMLElement, pointerY: number): void {
  const box = item.getBoundingClientRect();
  const before = pointerY < box.top + box.height / 2;
  if (before && item.previousElementSibling !== moved) item.before(moved);
  if (!before && item.nextElementSibling !== moved) item.after(moved);
}
