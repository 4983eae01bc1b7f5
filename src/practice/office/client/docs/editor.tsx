import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { countWords, documentText, type ToldDocument } from '../../documents/model.ts';
import { useCommands } from '../base/commands.ts';
import { counted, t } from '../base/language.ts';
import { Link } from '../base/router.tsx';
import { drawBlocks, readBlocks } from './blocks-dom.ts';
import { useFormatting } from './formatting.ts';
import { LinkDialog } from './link-dialog.tsx';
import { BLOCK_STYLES, EditorToolbar } from './toolbar.tsx';
import { type SaveState, useAutosave } from './use-autosave.ts';

interface Heading {
  text: string;
  isSub: boolean;
}

/** One open document. */
export function Editor({ stored }: { stored: ToldDocument }) {
  const text = useRef<HTMLDivElement>(null);
  const titleBox = useRef<HTMLInputElement>(null);
  const [outline, setOutline] = useState<Heading[]>([]);
  const [words, setWords] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const { formats, run, setLink, selectedText } = useFormatting(text);

  // Kept by hand: when the page is left, React has already let go of the elements.
  const content = useRef({ title: stored.title, blocks: stored.blocks });
  const read = useCallback(() => content.current, []);
  const { state, touch, save } = useAutosave(stored.id, stored.revision, read);

  const look = useCallback(() => {
    if (!text.current) return;
    setOutline(
      headingsIn(text.current).map((heading) => ({
        text: heading.textContent ?? '',
        isSub: heading.tagName === 'H3',
      })),
    );
    setWords(countWords(documentText(readBlocks(text.current))));
  }, []);
  useEffect(() => {
    if (!text.current) return;
    drawBlocks(text.current, stored.blocks);
    look();
  }, [stored, look]);

  const changed = () => {
    if (!text.current || !titleBox.current) return;
    content.current = { title: titleBox.current.value, blocks: readBlocks(text.current) };
    look();
    touch();
  };
  const pastePlain = (event: ClipboardEvent) => {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };
  useEditorCommands(
    run,
    () => setIsLinking(true),
    () => void save(),
  );

  return (
    <div className="editor-page">
      <header className="editor-head">
        <Link href="/docs" className="back-link">
          {t('All documents', 'Все документы')}
        </Link>
        <SaveStatus state={state} onRetry={() => void save()} />
      </header>
      <EditorToolbar formats={formats} onRun={run} onLink={() => setIsLinking(true)} />
      <div className="editor-body">
        <article className="paper">
          <input
            ref={titleBox}
            className="title-box"
            aria-label={t('Title', 'Название')}
            placeholder={t('Title', 'Название')}
            defaultValue={stored.title}
            onChange={changed}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold rich text */}
          <div
            ref={text}
            className="rich-text"
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-label={t('Text of the document', 'Текст документа')}
            contentEditable
            suppressContentEditableWarning
            spellCheck={false}
            onInput={changed}
            onPaste={pastePlain}
          />
        </article>
        <aside className="outline">
          <h2>{t('Outline', 'Содержание')}</h2>
          {outline.length === 0 ? <p className="quiet">{t('No headings yet', 'Заголовков пока нет')}</p> : null}
          <ol>
            {outline.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the document is what a heading is known by
              <li key={index} className={heading.isSub ? 'sub' : ''}>
                <button
                  type="button"
                  onClick={() =>
                    text.current && headingsIn(text.current)[index]?.scrollIntoView({ behavior: 'smooth' })
                  }
                >
                  {heading.text || t('(empty)', '(пусто)')}
                </button>
              </li>
            ))}
          </ol>
          <p className="word-count">{counted(words, ['word', 'words'], ['слово', 'слова', 'слов'])}</p>
        </aside>
      </div>
      {isLinking ? (
        <LinkDialog
          address={formats.link}
          needsText={selectedText().trim() === '' && formats.link === ''}
          onClose={() => setIsLinking(false)}
          onRemove={() => {
            setIsLinking(false);
            run('unlink');
          }}
          onApply={(address, label) => {
            setIsLinking(false);
            // The dialog gives the focus back first; then the text can have its selection again.
            requestAnimationFrame(() => setLink(address, label));
          }}
        />
      ) : null}
    </div>
  );
}

function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const words = {
    saved: t('Saved', 'Сохранено'),
    editing: t('Editing…', 'Изменяется…'),
    saving: t('Saving…', 'Сохраняется…'),
    failed: t('Not saved', 'Не сохранено'),
  };
  return (
    <p className={`save-status ${state.name}`} role="status">
      {words[state.name]}
      {state.name === 'failed' ? (
        <>
          : {state.message}
          <button type="button" className="button plain" onClick={onRetry}>
            {t('Try again', 'Повторить')}
          </button>
        </>
      ) : null}
    </p>
  );
}

function headingsIn(text: HTMLElement): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('h2, h3')];
}

function useEditorCommands(
  run: (command: string, value?: string) => void,
  onLink: () => void,
  onSave: () => void,
): void {
  const format = t('Format', 'Формат');
  const style = t('Paragraph style', 'Стиль абзаца');
  useCommands('docs', [
    { menu: 'file', title: t('Save now', 'Сохранить сейчас'), keys: 'Ctrl+S', apart: true, run: onSave },
    { menu: 'edit', submenu: format, title: t('Bold', 'Полужирный'), apart: true, run: () => run('bold') },
    { menu: 'edit', submenu: format, title: t('Italic', 'Курсив'), run: () => run('italic') },
    { menu: 'edit', submenu: format, title: t('Link…', 'Ссылка…'), run: onLink },
    ...BLOCK_STYLES.map(({ tag, label }) => ({
      menu: 'edit' as const,
      submenu: style,
      title: label,
      run: () => run('formatBlock', tag),
    })),
  ]);
}
