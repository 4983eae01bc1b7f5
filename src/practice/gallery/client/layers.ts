import { all, create, need } from './dom.ts';
import { record, t } from './record.ts';

export const layers: Record<string, (stage: HTMLElement) => void> = {
  'portal-menu': (stage) => {
    for (const button of all(stage, '[data-row]'))
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        openPortal(button);
      });
  },

  'hover-card': (stage) => {
    const mention = need(stage, '.mention');
    let timer = 0;
    let card: HTMLElement | undefined;
    const hide = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        card?.remove();
        card = undefined;
      }, 250);
    };
    const show = () => {
      window.clearTimeout(timer);
      if (card) return;
      timer = window.setTimeout(() => {
        card = personCard(mention);
        card.addEventListener('pointerenter', () => window.clearTimeout(timer));
        card.addEventListener('pointerleave', hide);
        document.body.append(card);
      }, 350);
    };
    mention.addEventListener('pointerenter', show);
    mention.addEventListener('focus', show);
    mention.addEventListener('pointerleave', hide);
  },

  'dialog-modal': (stage) => {
    const dialog = need<HTMLDialogElement>(stage, 'dialog');
    const name = need<HTMLInputElement>(dialog, 'input');
    let behind = 0;
    need(stage, '#open').addEventListener('click', () => {
      dialog.returnValue = 'escape';
      dialog.showModal();
    });
    need(stage, '#behind').addEventListener('click', () => {
      behind += 1;
      void record('behind', behind);
    });
    dialog.addEventListener('close', async () => {
      if (dialog.returnValue === 'reserve') await record('name', name.value);
      await record('closedWith', dialog.returnValue);
    });
  },

  'dialog-floating': (stage) => {
    const dialog = need<HTMLDialogElement>(stage, 'dialog');
    const theme = need<HTMLSelectElement>(stage, 'select');
    need(stage, '#open').addEventListener('click', () => {
      dialog.show();
      void record('magnifier', 'open');
    });
    need(stage, '#close').addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => void record('magnifier', 'closed'));
    theme.addEventListener('change', () => stage.classList.toggle('night', theme.value === 'night'));
  },

  'dialog-stacked': (stage) => {
    const first = need<HTMLDialogElement>(stage, '#first');
    const second = need<HTMLDialogElement>(stage, '#second');
    need(stage, '#delete').addEventListener('click', () => first.showModal());
    need(stage, '#sure').addEventListener('click', () => second.showModal());
    const closeBoth = () => {
      second.close();
      first.close();
    };
    need(stage, '#forever').addEventListener('click', () => {
      closeBoth();
      void record('deleted', true);
    });
    for (const keep of all(stage, '[data-keep]'))
      keep.addEventListener('click', () => {
        closeBoth();
        void record('kept', true);
      });
  },
};

function openPortal(button: HTMLElement): void {
  document.getElementById('portal')?.remove();
  const box = button.getBoundingClientRect();
  const menu = create('div', {
    id: 'portal',
    role: 'menu',
    class: 'menu fixed',
    'aria-label': t('Actions', 'Действия'),
  });
  menu.style.top = `${box.bottom + 6}px`;
  menu.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - 190))}px`;
  for (const [action, name] of [
    ['share', t('Share', 'Поделиться')],
    ['archive', t('Archive', 'В архив')],
    ['delete', t('Delete', 'Удалить')],
  ] as const) {
    const item = create('button', { role: 'menuitem', class: 'option' }, name);
    item.addEventListener('click', () => void record('action', `${action}-${button.dataset['row']}`));
    menu.append(item);
  }
  const close = () => {
    menu.remove();
    button.setAttribute('aria-expanded', 'false');
  };
  document.addEventListener('click', close, { once: true });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    close();
    button.focus();
  });
  document.body.append(menu);
  button.setAttribute('aria-expanded', 'true');
  need<HTMLButtonElement>(menu, 'button').focus();
}

function personCard(mention: HTMLElement): HTMLElement {
  const box = mention.getBoundingClientRect();
  const card = create('div', { class: 'pop person', role: 'dialog', 'aria-label': mention.textContent });
  card.style.top = `${box.bottom + 8}px`;
  card.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - 280))}px`;
  const follow = create('button', { class: 'button small' }, t('Follow', 'Подписаться'));
  follow.addEventListener('click', () => {
    follow.textContent = t('Following', 'Вы подписаны');
    void record('followed', 'ada');
  });
  const about = create(
    'p',
    {},
    t('Restorer of paintings, 31 works in the house.', 'Реставратор живописи, 31 работа в собрании.'),
  );
  card.append(create('strong', {}, mention.textContent), about, follow);
  return card;
}
