import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentSummary } from '../../documents/model.ts';
import { commands } from '../base/commands.ts';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { navigate } from '../base/router.tsx';
import { useStore } from '../base/store.ts';

interface Choice {
  title: string;
  where: string;
  keys?: string | undefined;
  run(): void;
}

/** Ctrl+K: find a command or a document by typing. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [current, setCurrent] = useState(0);
  const documents = useDocumentChoices();
  const offered = useStore(commands);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const choices = useMemo(() => {
    const fromCommands: Choice[] = offered
      .filter((command) => !command.disabled)
      .map(({ title, submenu, keys, run }) => ({ title, where: submenu ?? t('Command', 'Команда'), keys, run }));
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return [...fromCommands, ...documents].filter(({ title, where }) => {
      const searched = `${title} ${where}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    });
  }, [offered, documents, text]);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    dialog.current?.close();
    choice.run();
  };
  const steer = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const next = (current + step + choices.length) % Math.max(choices.length, 1);
      setCurrent(next);
      document.getElementById(`choice-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') choose(choices[current]);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className="palette" aria-label={t('Command palette', 'Палитра команд')} onClose={onClose}>
      <div className="palette-search">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('Command or document', 'Команда или документ')}
          aria-expanded="true"
          aria-controls="palette-choices"
          aria-activedescendant={choices.length > 0 ? `choice-${current}` : undefined}
          autoComplete="off"
          placeholder={t('Type a command or a document…', 'Введите команду или документ…')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setCurrent(0);
          }}
          onKeyDown={steer}
        />
        <kbd>Esc</kbd>
      </div>
      <div id="palette-choices" role="listbox" aria-label={t('Found', 'Найдено')} className="palette-choices">
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the focus and handles the keys
          <div
            key={`${choice.where} ${choice.title}`}
            id={`choice-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onPointerMove={() => setCurrent(index)}
            onClick={() => choose(choice)}
          >
            <span>{choice.title}</span>
            <small>{choice.where}</small>
            {choice.keys ? <kbd>{choice.keys}</kbd> : null}
          </div>
        ))}
        {choices.length === 0 ? <p className="palette-none">{t('Nothing found', 'Ничего не найдено')}</p> : null}
      </div>
    </dialog>
  );
}

function useDocumentChoices(): Choice[] {
  const [documents, setDocuments] = useState<Choice[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    request<DocumentSummary[]>('GET', '/docs', { signal: controller.signal })
      .then((list) =>
        setDocuments(
          list.map(({ id, title }) => ({
            title,
            where: t('Document', 'Документ'),
            run: () => navigate(`/docs/${id}`),
          })),
        ),
      )
      // The commands are still there without the documents.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return documents;
}
