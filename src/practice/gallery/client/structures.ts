import { all, create, dataValue, focusOnly, isPress, need, neighbour } from './dom.ts';
import { runMenu } from './menus.ts';
import { record, t } from './record.ts';

export const structures: Record<string, (stage: HTMLElement) => void> = {
  tree: runTree,

  tabs: (stage) => {
    const tabs = all(stage, '[role="tab"]');
    const choose = (tab: HTMLElement) => {
      for (const one of tabs) {
        one.setAttribute('aria-selected', String(one === tab));
        need(stage, `#${one.getAttribute('aria-controls')}`).hidden = one !== tab;
      }
      focusOnly(tabs, tab);
      void record('tab', tab.id.replace('tab-', ''));
    };
    for (const tab of tabs) {
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', (event) => {
        const next = neighbour(tabs, tab, event.key);
        if (!next) return;
        event.preventDefault();
        choose(next);
      });
    }
  },

  accordion: (stage) => {
    const buttons = all(stage, '[aria-controls]');
    for (const button of buttons)
      button.addEventListener('click', () => {
        const open = button.getAttribute('aria-expanded') !== 'true';
        for (const one of buttons) {
          const mine = open && one === button;
          one.setAttribute('aria-expanded', String(mine));
          need(stage, `#${one.getAttribute('aria-controls')}`).hidden = !mine;
        }
        void record('open', open ? dataValue(button) : '');
      });
  },

  disclosure: (stage) => {
    const details = need<HTMLDetailsElement>(stage, 'details');
    const button = need(stage, '#reveal');
    details.addEventListener('toggle', () => void record('native', details.open));
    button.addEventListener('click', () => {
      const open = button.getAttribute('aria-expanded') !== 'true';
      button.setAttribute('aria-expanded', String(open));
      need(stage, '#note').hidden = !open;
      void record('custom', open);
    });
  },

  'menu-button': (stage) => {
    const button = need(stage, '[aria-controls="plate-menu"]');
    const menu = need(stage, '#plate-menu');
    const controls = runMenu(menu, (item) => {
      if (item.getAttribute('role') === 'menuitemcheckbox') {
        const on = item.getAttribute('aria-checked') !== 'true';
        item.setAttribute('aria-checked', String(on));
        void record('captions', on);
        return;
      }
      void record('action', dataValue(item));
    });
    menu.addEventListener('toggled', () => button.setAttribute('aria-expanded', String(!menu.hidden)));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (menu.hidden) controls.open();
      else controls.close();
    });
  },

  carousel: (stage) => {
    const carousel = need(stage, '.carousel');
    const slides = all(stage, '.slide');
    let shown = 0;
    const show = (index: number) => {
      shown = (index + slides.length) % slides.length;
      slides.forEach((slide, place) => {
        slide.hidden = place !== shown;
      });
    };
    const turn = (step: number) => {
      show(shown + step);
      void record('slide', shown + 1);
    };
    show(0);
    need(stage, '.previous').addEventListener('click', () => turn(-1));
    need(stage, '.next').addEventListener('click', () => turn(1));
    window.setInterval(() => {
      if (!carousel.matches(':hover, :focus-within')) show(shown + 1);
    }, 4000);
  },

  feed: runFeed,
  grid: runGrid,
};

function runTree(stage: HTMLElement): void {
  const items = all(stage, '[role="treeitem"]');
  const visible = () => items.filter((item) => item.offsetParent !== null);
  const setOpen = (item: HTMLElement, open: boolean) => {
    item.setAttribute('aria-expanded', String(open));
    void record('expanded', all(stage, '[aria-expanded="true"]').map(dataValue));
  };
  const select = (item: HTMLElement) => {
    for (const one of items) one.setAttribute('aria-selected', String(one === item));
    focusOnly(items, item);
    void record('selected', dataValue(item));
  };
  const first = items[0];
  if (first) first.tabIndex = 0;
  for (const item of items) {
    need(item, 'span').addEventListener('click', () => {
      const expanded = item.getAttribute('aria-expanded');
      if (expanded === null) select(item);
      else setOpen(item, expanded !== 'true');
    });
    item.addEventListener('keydown', (event) => {
      if (event.target !== item) return;
      const expanded = item.getAttribute('aria-expanded');
      if (event.key === 'ArrowRight' && expanded === 'false') setOpen(item, true);
      else if (event.key === 'ArrowLeft' && expanded === 'true') setOpen(item, false);
      else if (isPress(event)) select(item);
      else {
        const next = neighbour(visible(), item, event.key);
        if (!next) return;
        focusOnly(items, next);
      }
      event.preventDefault();
    });
  }
}

interface Note {
  id: number;
  title: string;
  text: string;
}

function runFeed(stage: HTMLElement): void {
  const feed = need(stage, '.feed');
  let loaded = 0;
  let total = Number.POSITIVE_INFINITY;
  const load = async () => {
    if (feed.getAttribute('aria-busy') === 'true' || loaded >= total) return;
    feed.setAttribute('aria-busy', 'true');
    const response = await fetch(`/api/feed?from=${loaded}`);
    const page = (await response.json()) as { notes: Note[]; total: number };
    total = page.total;
    loaded += page.notes.length;
    feed.append(...page.notes.map((note) => noteArticle(note, total)));
    feed.setAttribute('aria-busy', 'false');
    void record('loaded', loaded);
  };
  feed.addEventListener('scroll', () => {
    if (feed.scrollTop + feed.clientHeight > feed.scrollHeight - 200) void load();
  });
  void load();
}

function noteArticle({ id, title, text }: Note, total: number): HTMLElement {
  const article = create('article', {
    'aria-posinset': String(id),
    'aria-setsize': String(total),
    'aria-label': title,
  });
  const like = create('button', { class: 'button quiet small', 'aria-pressed': 'false' }, t('Like', 'Нравится'));
  like.addEventListener('click', () => {
    like.setAttribute('aria-pressed', 'true');
    void record('liked', id);
  });
  article.append(create('h3', {}, title), create('p', {}, text), like);
  return article;
}

function runGrid(stage: HTMLElement): void {
  const cells = all(stage, '[data-cell]');
  const written: Record<string, string> = {};
  const columns = 4;
  const first = cells[0];
  if (first) first.tabIndex = 0;

  const edit = (cell: HTMLElement) => {
    if (cell.querySelector('input')) return;
    const before = cell.textContent;
    const input = create('input', { value: before, 'aria-label': cell.dataset['cell'] ?? '' });
    cell.replaceChildren(input);
    input.focus();
    input.select();
    let closed = false;
    const close = (keep: boolean) => {
      if (closed) return;
      closed = true;
      cell.textContent = keep ? input.value : before;
      if (!keep || input.value === before) return;
      written[cell.dataset['cell'] ?? ''] = input.value;
      void record('cells', written);
    };
    input.addEventListener('blur', () => close(true));
    input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      close(event.key === 'Enter');
      focusOnly(cells, cell);
    });
  };
  cells.forEach((cell, index) => {
    cell.addEventListener('click', () => {
      if (!cell.querySelector('input')) focusOnly(cells, cell);
    });
    cell.addEventListener('dblclick', () => edit(cell));
    cell.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
      if (event.key === 'Enter' || event.key === 'F2') edit(cell);
      else if (step !== undefined) {
        const next = cells[index + step];
        if (next) focusOnly(cells, next);
      } else return;
      event.preventDefault();
    });
  });
}
