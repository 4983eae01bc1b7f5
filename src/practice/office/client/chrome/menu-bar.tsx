import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Command, commands, type MenuName } from '../base/commands.ts';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { useStore } from '../base/store.ts';
import { type MenuEntry, MenuList } from './menu.tsx';

const MENUS: readonly { name: MenuName; label: string }[] = [
  { name: 'file', label: t('File', 'Файл') },
  { name: 'edit', label: t('Edit', 'Правка') },
  { name: 'view', label: t('View', 'Вид') },
  { name: 'go', label: t('Go', 'Переход') },
  { name: 'help', label: t('Help', 'Справка') },
];

interface Opened {
  name: string;
  /** A click keeps a menu open when the pointer leaves. */
  pinned: boolean;
  byKeys: boolean;
}

/** File, Edit, View …: opens to the resting pointer, to a click and to the keyboard. */
export function MenuBar() {
  const all = useStore(commands);
  const wide = MENUS.map(({ name, label }) => ({ name: name as string, label, entries: entriesOf(all, name) }));
  const narrow = [
    { name: 'all', label: t('Menu', 'Меню'), entries: wide.map(({ label, entries }) => ({ label, items: entries })) },
  ];
  return (
    <>
      <Bar className="menu-bar wide-only" label={t('Main menu', 'Главное меню')} menus={wide} />
      <Bar className="menu-bar narrow-only" label={t('Main menu', 'Главное меню')} menus={narrow} />
    </>
  );
}

interface BarProps {
  className: string;
  label: string;
  menus: readonly { name: string; label: string; entries: MenuEntry[] }[];
}

function Bar({ className, label, menus }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<Opened>();
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const outside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(undefined);
    };
    window.addEventListener('pointerdown', outside);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pointerdown', outside);
    };
  }, []);

  const soon = (delay: number, change: (old: Opened | undefined) => Opened | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(change), delay);
  };
  const enter = (name: string) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    soon(open ? 0 : 120, (old) => (old?.name === name ? old : { name, pinned: old?.pinned ?? false, byKeys: false }));
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') soon(300, (old) => (old?.pinned ? old : undefined));
  };
  const click = (name: string, byKeys: boolean) => {
    clearTimeout(timer.current);
    setOpen((old) => (old?.name === name && old.pinned ? undefined : { name, pinned: true, byKeys }));
  };
  const focusButton = (index: number) => {
    setCurrent(index);
    bar.current?.querySelectorAll<HTMLElement>(':scope > div > button')[index]?.focus();
  };
  const steer = (index: number) => (event: KeyboardEvent) => {
    const name = menus[index]?.name ?? '';
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const next = (index + (event.key === 'ArrowRight' ? 1 : -1) + menus.length) % menus.length;
      focusButton(next);
      if (open) setOpen({ name: menus[next]?.name ?? '', pinned: true, byKeys: true });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen({ name, pinned: true, byKeys: true });
    } else if (event.key === 'Escape' && open) {
      setOpen(undefined);
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={bar} className={className} role="menubar" aria-label={label}>
      {menus.map(({ name, label: title, entries }, index) => (
        <div key={name} role="none" onPointerEnter={enter(name)} onPointerLeave={leave} onKeyDown={steer(index)}>
          <button
            type="button"
            role="menuitem"
            aria-label={title}
            aria-haspopup="menu"
            aria-expanded={open?.name === name}
            tabIndex={current === index ? 0 : -1}
            onClick={(event) => click(name, event.detail === 0)}
          >
            {name === 'all' ? <Icon name="menu" /> : null}
            <span>{title}</span>
          </button>
          {open?.name === name ? (
            <MenuList
              label={title}
              entries={entries}
              takesFocus={open.byKeys}
              onDone={() => setOpen(undefined)}
              onLeave={() => {
                setOpen(undefined);
                focusButton(index);
              }}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

function entriesOf(all: readonly Command[], menu: MenuName): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const command of all.filter((one) => one.menu === menu)) {
    const { title, submenu, keys, disabled, checked, apart, run } = command;
    const entry: MenuEntry = { label: title, keys, disabled, checked, run };
    if (submenu === undefined) {
      entries.push({ ...entry, apart });
      continue;
    }
    const parent = entries.find(({ label, items }) => label === submenu && items);
    if (parent?.items) parent.items.push(entry);
    else entries.push({ label: submenu, items: [entry], apart });
  }
  return entries;
}
