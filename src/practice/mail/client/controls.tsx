import { type ButtonHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { hash } from '../../hash.ts';
import { initials } from '../../initials.ts';
import type { Label } from '../model.ts';
import { Icon, type IconName } from './icons.tsx';
import { labelNames } from './names.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>;

export function IconButton({ icon, label, filled, ...rest }: ButtonProps & IconLook) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} filled={filled ?? false} />
    </button>
  );
}

interface IconLook {
  icon: IconName;
  label: string;
  filled?: boolean;
}

export interface MenuItem {
  id: string;
  text: string;
  icon?: IconName;
  /** A tick beside the text; such items can be switched on and off. */
  checked?: boolean;
  choose: () => void;
}

/** A button with a list of choices, used with the mouse or with the arrow keys. */
export function Menu({ icon, label, items }: { icon: IconName; label: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('button')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const walk = (step: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div className="menu" ref={root}>
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          className="menu-list"
          role="menu"
          aria-label={label}
          id={id}
          ref={list}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') close();
            else if (event.key === 'ArrowDown') walk(1);
            else if (event.key === 'ArrowUp') walk(-1);
            else if (event.key === 'Tab') setOpen(false);
            else return;
            if (event.key !== 'Tab') event.preventDefault();
          }}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              {...(item.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemcheckbox', 'aria-checked': item.checked })}
              onClick={() => {
                close();
                item.choose();
              }}
            >
              <span className="menu-mark">
                {item.checked ? <Icon name="check" /> : item.icon && <Icon name={item.icon} />}
              </span>
              {item.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A circle with the first letters of a name, always the same colour for the same address. */
export function Avatar({ name, email }: { name: string; email: string }) {
  return (
    <span className="avatar" aria-hidden="true" style={{ background: `hsl(${hash(email) % 360} 38% 40%)` }}>
      {initials(name)}
    </span>
  );
}

export function LabelChip({ label }: { label: Label }) {
  return <span className={`label-chip ${label}`}>{labelNames[label]}</span>;
}

export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
