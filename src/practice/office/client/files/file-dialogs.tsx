import { type FormEvent, useEffect, useState } from 'react';
import type { FileEntry } from '../../files/model.ts';
import { NativeDialog } from '../base/dialogs.tsx';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { messageOf, request } from '../base/request.ts';
import { attempt } from '../base/toast.ts';

interface NameDialogProps {
  title: string;
  action: string;
  initial: string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a new folder, or for a new name. */
export function NameDialog({ title, action, initial, onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await onSubmit(name);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <NativeDialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          <label className="field">
            <span>{t('Name', 'Имя')}</span>
            <input
              value={name}
              aria-invalid={problem !== ''}
              aria-describedby="name-problem"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <p id="name-problem" role="alert" className="field-problem">
            {problem}
          </p>
        </div>
        <footer className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel', 'Отмена')}
          </button>
          <button type="submit" className="button primary">
            {action}
          </button>
        </footer>
      </form>
    </NativeDialog>
  );
}

interface MoveDialogProps {
  entry: FileEntry;
  onMove: (folder: string) => Promise<void>;
  onClose: () => void;
}

/** Moves a file without dragging: choose a folder from the list. */
export function MoveDialog({ entry, onMove, onClose }: MoveDialogProps) {
  const [folders, setFolders] = useState<(FileEntry & { depth: number })[]>();
  const [chosen, setChosen] = useState(entry.parent);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void attempt(async () => setFolders(await request('GET', '/files/folders')));
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await onMove(chosen);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <NativeDialog title={t(`Move “${entry.name}”`, `Переместить «${entry.name}»`)} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="dialog-body">
          <fieldset className="folder-choices">
            <legend>{t('Choose a folder', 'Выберите папку')}</legend>
            {folders?.map(({ id, name, depth, locked }) => (
              <label key={id} style={{ paddingInlineStart: 8 + depth * 20 }}>
                <input
                  type="radio"
                  name="folder"
                  checked={chosen === id}
                  onChange={() => {
                    setChosen(id);
                    setProblem('');
                  }}
                />
                <Icon name={locked ? 'lock' : 'folder'} size={17} />
                {name}
              </label>
            ))}
          </fieldset>
          <p role="alert" className="field-problem">
            {problem}
          </p>
        </div>
        <footer className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel', 'Отмена')}
          </button>
          <button type="submit" className="button primary" disabled={chosen === entry.parent}>
            {t('Move here', 'Переместить сюда')}
          </button>
        </footer>
      </form>
    </NativeDialog>
  );
}
