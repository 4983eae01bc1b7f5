import { useEffect, useRef, useState } from 'react';
import type { FileEntry } from '../../files/model.ts';
import { t } from '../base/language.ts';
import { messageOf } from '../base/request.ts';

interface RenameBoxProps {
  entry: FileEntry;
  onRename: (entry: FileEntry, name: string) => Promise<void>;
  onDone: () => void;
}

/** A name being changed in its place. */
export function RenameBox({ entry, onRename, onDone }: RenameBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(entry.name);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const dot = entry.kind === 'folder' ? -1 : entry.name.lastIndexOf('.');
    input.current?.focus();
    // The ending of a file's name usually stays.
    input.current?.setSelectionRange(0, dot > 0 ? dot : entry.name.length);
  }, [entry]);

  const finish = () => {
    input.current?.closest<HTMLElement>('[role=treeitem]')?.focus();
    onDone();
  };
  const save = () =>
    onRename(entry, name)
      .then(finish)
      .catch((error: unknown) => setProblem(messageOf(error)));
  return (
    <span className="rename">
      <input
        ref={input}
        aria-label={t('New name', 'Новое имя')}
        aria-invalid={problem !== ''}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') void save();
          if (event.key === 'Escape') finish();
        }}
        onBlur={() => (problem === '' ? void save() : onDone())}
      />
      {problem ? (
        <span role="alert" className="cell-problem">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
