import { Icon, type IconName } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import type { BlockTag, Format, Formats } from './formatting.ts';

interface EditorToolbarProps {
  formats: Formats;
  onRun: (command: string, value?: string) => void;
  onLink: () => void;
}

const TOGGLES: readonly { format: Format; label: string; face: IconName | 'B' | 'I' }[] = [
  { format: 'bold', label: t('Bold', 'Полужирный'), face: 'B' },
  { format: 'italic', label: t('Italic', 'Курсив'), face: 'I' },
  { format: 'insertUnorderedList', label: t('Bulleted list', 'Маркированный список'), face: 'list' },
  { format: 'insertOrderedList', label: t('Numbered list', 'Нумерованный список'), face: 'numbers' },
];

export const BLOCK_STYLES: readonly { tag: BlockTag; label: string }[] = [
  { tag: 'p', label: t('Text', 'Текст') },
  { tag: 'h2', label: t('Heading', 'Заголовок') },
  { tag: 'h3', label: t('Subheading', 'Подзаголовок') },
  { tag: 'blockquote', label: t('Quote', 'Цитата') },
];

export function EditorToolbar({ formats, onRun, onLink }: EditorToolbarProps) {
  // A pressed button must not take the selection away from the text.
  const keepSelection = (event: React.MouseEvent) => event.preventDefault();
  const button = (label: string, face: IconName | 'B' | 'I', run: () => void, pressed?: boolean) => (
    <button
      key={label}
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onMouseDown={keepSelection}
      onClick={run}
    >
      {face === 'B' ? <b>{t('B', 'Ж')}</b> : face === 'I' ? <i>{t('I', 'К')}</i> : <Icon name={face} />}
    </button>
  );
  return (
    <div className="editor-toolbar" role="toolbar" aria-label={t('Formatting', 'Форматирование')}>
      {button(t('Undo typing', 'Отменить ввод'), 'undo', () => onRun('undo'))}
      {button(t('Redo typing', 'Повторить ввод'), 'redo', () => onRun('redo'))}
      <span className="rule" />
      <label>
        <span className="hidden">{t('Paragraph style', 'Стиль абзаца')}</span>
        <select value={formats.block} onChange={(event) => onRun('formatBlock', event.target.value)}>
          {BLOCK_STYLES.map(({ tag, label }) => (
            <option key={tag} value={tag}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span className="rule" />
      {TOGGLES.map(({ format, label, face }) => button(label, face, () => onRun(format), formats.on[format]))}
      <span className="rule" />
      {button(t('Link', 'Ссылка'), 'link', onLink, formats.link !== '')}
    </div>
  );
}
