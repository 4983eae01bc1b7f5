import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../base/icons.tsx';

export interface MenuEntry {
  label: string;
  icon?: IconName;
  keys?: string | undefined;
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  danger?: boolean;
  /** Begins a new group. */
  apart?: boolean | undefined;
  run?: () => void;
  items?: MenuEntry[];
}

interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
  /** Called when something was chosen. */
  onDone: () => void;
  /** Called when the keyboard leaves without a choice. */
  onLeave: () => void;
  takesFocus: boolean;
}

/** One level of a menu. Submenus open to the pointer, to a click, to Enter and to the right arrow. */
export function MenuList({ label, entries, onDone, onLeave, takesFocus }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<{ index: number; byKeys: boolean }>();

  useEffect(() => {
    if (takesFocus) buttonsOf(list.current)[0]?.focus();
  }, [takesFocus]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (index: number, entry: MenuEntry) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    // Not at once: the way into a submenu crosses the neighbours of its parent.
    timer.current = setTimeout(() => setOpen(entry.items ? { index, byKeys: false } : undefined), 110);
  };
  const choose = (index: number, entry: MenuEntry, byKeys: boolean) => {
    clearTimeout(timer.current);
    if (entry.items) return setOpen({ index, byKeys });
    onDone();
    entry.run?.();
  };
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = buttonsOf(list.current);
    const here = buttons.findIndex((button) => button.matches(':focus'));
    if (here < 0) return;
    const entry = entries[here];
    const handled = steps(event.key, here, buttons.length);
    if (handled !== undefined) buttons[handled]?.focus();
    else if (event.key === 'ArrowRight' && entry?.items) choose(here, entry, true);
    else if (event.key === 'Escape') onLeave();
    else if (event.key.length === 1 && !event.ctrlKey && event.key !== ' ') focusByLetter(buttons, here, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={list} className="menu" role="menu" aria-label={label} onKeyDown={steer}>
      {entries.map((entry, index) => (
        <div key={entry.label} role="none" className={entry.apart ? 'apart' : ''} onPointerEnter={hover(index, entry)}>
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role that goes with it is given by the same value */}
          <button
            type="button"
            role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={entry.checked}
            aria-haspopup={entry.items ? 'menu' : undefined}
            aria-expanded={entry.items ? open?.index === index : undefined}
            aria-keyshortcuts={entry.keys?.replace('Ctrl', 'Control')}
            disabled={entry.disabled}
            tabIndex={-1}
            className={entry.danger ? 'menu-item danger' : 'menu-item'}
            onClick={(event) => choose(index, entry, event.detail === 0)}
          >
            <span className="menu-mark">
              {entry.checked ? (
                <Icon name="check" size={16} />
              ) : entry.icon ? (
                <Icon name={entry.icon} size={16} />
              ) : null}
            </span>
            <span className="menu-label">{entry.label}</span>
            {entry.keys ? <kbd>{entry.keys}</kbd> : null}
            {entry.items ? <Icon name="chevron" size={14} /> : null}
          </button>
          {entry.items && open?.index === index ? (
            <MenuList
              label={entry.label}
              entries={entry.items}
              onDone={onDone}
              takesFocus={open.byKeys}
              onLeave={() => {
                setOpen(undefined);
                buttonsOf(list.current)[index]?.focus();
              }}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** The buttons of this level only. */
function buttonsOf(list: HTMLDivElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>(':scope > div > button') ?? [])];
}

function steps(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

function focusByLetter(buttons: HTMLButtonElement[], here: number, letter: string): void {
  const order = [...buttons.slice(here + 1), ...buttons.slice(0, here + 1)];
  order.find((button) => button.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()))?.focus();
}
