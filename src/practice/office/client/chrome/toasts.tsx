import { useEffect, useState } from 'react';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { useStore } from '../base/store.ts';
import { dismissToast, type Toast, toasts, undoToast } from '../base/toast.ts';

const SHOWN_FOR_MS = 8000;

export function Toasts() {
  const shown = useStore(toasts);
  return (
    <section className="toasts" aria-live="polite" aria-label={t('Messages', 'Сообщения')}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <div
      className={`toast ${toast.tone ?? 'good'}`}
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={toast.tone === 'bad' ? 'warning' : 'check'} />
      <span>{toast.text}</span>
      {toast.undo ? (
        <button type="button" className="toast-undo" onClick={() => undoToast(toast)}>
          {t('Undo', 'Отменить')}
        </button>
      ) : null}
      <button
        type="button"
        className="toast-close"
        aria-label={t('Dismiss', 'Скрыть')}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
