import { type FormEvent, useState } from 'react';
import { isSafeLink } from '../../documents/model.ts';
import { NativeDialog } from '../base/dialogs.tsx';
import { t } from '../base/language.ts';

interface LinkDialogProps {
  address: string;
  /** Nothing is selected, so the link needs a text of its own. */
  needsText: boolean;
  onApply: (address: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function LinkDialog({ address, needsText, onApply, onRemove, onClose }: LinkDialogProps) {
  const [draft, setDraft] = useState(address);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const full = /^[\w-]+(\.[\w-]+)+/.test(draft.trim()) ? `https://${draft.trim()}` : draft.trim();
    if (isSafeLink(full)) onApply(full, text);
    else setProblem(t('This does not look like a link.', 'Это не похоже на ссылку.'));
  };
  return (
    <NativeDialog title={t('Link', 'Ссылка')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          <label className="field">
            <span>{t('Address', 'Адрес')}</span>
            <input
              inputMode="url"
              placeholder="https://"
              value={draft}
              aria-invalid={problem !== ''}
              onChange={(event) => setDraft(event.target.value)}
            />
          </label>
          {needsText ? (
            <label className="field">
              <span>{t('Text', 'Текст')}</span>
              <input value={text} onChange={(event) => setText(event.target.value)} />
            </label>
          ) : null}
          <p role="alert" className="field-problem">
            {problem}
          </p>
        </div>
        <footer className="dialog-foot">
          {address ? (
            <button type="button" className="button" onClick={onRemove}>
              {t('Remove link', 'Убрать ссылку')}
            </button>
          ) : null}
          <button type="submit" className="button primary">
            {t('Apply', 'Применить')}
          </button>
        </footer>
      </form>
    </NativeDialog>
  );
}
