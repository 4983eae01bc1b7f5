import { all, isPress, neighbour } from './dom.ts';

/** A menu, with submenus that open to the side. `pick` hears the chosen item; `toggled` is fired on the menu. */
export function runMenu(menu: HTMLElement, pick: (item: HTMLElement) => void): { open(): void; close(): void } {
  const items = (list: Element) => all(list, ':scope > [role^="menuitem"]');
  const subOf = (item: Element) => item.querySelector<HTMLElement>(':scope > [role="menu"]');
  const setSub = (item: HTMLElement, open: boolean) => {
    const sub = subOf(item);
    if (!sub) return;
    sub.hidden = !open;
    item.setAttribute('aria-expanded', String(open));
    if (open) items(sub)[0]?.focus();
  };
  const toggle = (open: boolean) => {
    menu.hidden = !open;
    for (const item of items(menu)) setSub(item, false);
    menu.dispatchEvent(new Event('toggled'));
    if (open) items(menu)[0]?.focus();
  };
  const choose = (item: HTMLElement) => {
    if (subOf(item)) return setSub(item, true);
    pick(item);
    toggle(false);
  };
  menu.addEventListener('click', (event) => {
    event.stopPropagation();
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role^="menuitem"]') : null;
    if (item) choose(item);
  });
  menu.addEventListener('pointerover', (event) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role^="menuitem"]') : null;
    if (!item || item.parentElement !== menu) return;
    for (const other of items(menu)) if (other !== item) setSub(other, false);
    if (subOf(item)?.hidden) setSub(item, true);
  });
  menu.addEventListener('keydown', (event) => {
    const item = document.activeElement;
    if (!(item instanceof HTMLElement) || !item.parentElement) return;
    const parentItem = item.parentElement.closest<HTMLElement>('[role="menuitem"]');
    if (event.key === 'Escape') toggle(false);
    else if (isPress(event) || (event.key === 'ArrowRight' && subOf(item))) choose(item);
    else if (event.key === 'ArrowLeft' && parentItem) {
      setSub(parentItem, false);
      parentItem.focus();
    } else neighbour(items(item.parentElement), item, event.key)?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener('click', () => {
    if (!menu.hidden) toggle(false);
  });
  return { open: () => toggle(true), close: () => toggle(false) };
}
