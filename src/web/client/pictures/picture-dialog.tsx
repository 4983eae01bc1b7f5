import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../shared/icon.tsx';
import { useWords } from '../words/words.ts';

/** Something large above the page, until it is closed. */
export function PictureDialog({ title, children, closed }: { title: string; children: ReactNode; closed: () => void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button close it too
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-label={title}
      onClose={closed}
      onClick={(event) => {
        if (event.target === dialog.current) closed();
      }}
    >
      <div className="dialog-body">
        <div className="heading-row">
          <h2>{title}</h2>
          <button type="button" className="button is-quiet is-icon" aria-label={words.close} onClick={closed}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
