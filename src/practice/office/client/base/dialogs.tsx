import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icons.tsx';
import { t } from './language.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** The browser's own modal dialog. */
export function NativeDialog({ title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={wide ? 'dialog wide' : 'dialog'} aria-labelledby={titleId} onClose={onClose}>
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" aria-label={t('Close', 'Закрыть')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

const FOCUSABLE = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, [tabindex="0"]';

/** A modal dialog made by hand beside the page: the page behind it is inert, the focus goes round within. */
export function PortalDialog({ title, onClose, children }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    const root = document.getElementById('root');
    root?.setAttribute('inert', '');
    panel.current?.querySelector<HTMLElement>('[data-first], input, select, button')?.focus();
    return () => {
      root?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const guard = (event: React.KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const next = event.shiftKey ? stops.at(-1) : stops[0];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    next?.focus();
  };

  return createPortal(
    <div className="veil" onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <div ref={panel} className="dialog" role="dialog" aria-modal="true" aria-labelledby={titleId} onKeyDown={guard}>
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
}

interface ConfirmProps {
  title: string;
  text: ReactNode;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <PortalDialog title={title} onClose={onClose}>
      <div className="dialog-body">{text}</div>
      <footer className="dialog-foot">
        <button type="button" className="button" data-first onClick={onClose}>
          {t('Cancel', 'Отмена')}
        </button>
        <button type="button" className="button danger" onClick={onConfirm}>
          {action}
        </button>
      </footer>
    </PortalDialog>
  );
}
