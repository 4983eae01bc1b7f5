import { type FormEvent, useState } from 'react';
import { say } from '../../../words.ts';
import { PEOPLE } from '../../account/model.ts';
import { LABEL_WORDS, LABELS, type ToldBoard, type ToldCard } from '../../boards/model.ts';
import { personName } from '../base/avatar.tsx';
import { NativeDialog } from '../base/dialogs.tsx';
import { Icon } from '../base/icons.tsx';
import { language, t } from '../base/language.ts';
import { messageOf } from '../base/request.ts';
import { type CardChange, placeOf } from './use-board.ts';

interface CardDialogProps {
  board: ToldBoard;
  card: ToldCard;
  onSave: (change: CardChange, column: string) => Promise<void>;
  onDelete: () => void;
  onClose: () => void;
}

export function CardDialog({ board, card, onSave, onDelete, onClose }: CardDialogProps) {
  const { id: _, ...initial } = card;
  const [draft, setDraft] = useState(initial);
  const [column, setColumn] = useState(placeOf(board, card.id)?.column ?? '');
  const [problem, setProblem] = useState('');
  const change = (part: CardChange) => setDraft((old) => ({ ...old, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await onSave(draft, column);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <NativeDialog title={t('Card', 'Карточка')} onClose={onClose} wide>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body card-form">
          <label className="field span">
            <span>{t('Title', 'Название')}</span>
            <input value={draft.title} onChange={(event) => change({ title: event.target.value })} />
          </label>
          <label className="field">
            <span>{t('Column', 'Колонка')}</span>
            <select value={column} onChange={(event) => setColumn(event.target.value)}>
              {board.columns.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t('Assignee', 'Исполнитель')}</span>
            <select value={draft.assignee} onChange={(event) => change({ assignee: event.target.value })}>
              <option value="">{t('Nobody', 'Не назначен')}</option>
              {PEOPLE.map(({ id }) => (
                <option key={id} value={id}>
                  {personName(id)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t('Due date', 'Срок')}</span>
            <input type="date" value={draft.due} onChange={(event) => change({ due: event.target.value })} />
          </label>
          <fieldset className="field span label-choices">
            <legend>{t('Labels', 'Метки')}</legend>
            {LABELS.map((label) => (
              <label key={label} className={`label ${label}`}>
                <input
                  type="checkbox"
                  checked={draft.labels.includes(label)}
                  onChange={(event) =>
                    change({
                      labels: event.target.checked
                        ? [...draft.labels, label]
                        : draft.labels.filter((one) => one !== label),
                    })
                  }
                />
                {say(LABEL_WORDS[label], language)}
              </label>
            ))}
          </fieldset>
          <Checklist items={draft.checklist} onChange={(checklist) => change({ checklist })} />
          <label className="field span">
            <span>{t('Notes', 'Заметки')}</span>
            <textarea rows={3} value={draft.notes} onChange={(event) => change({ notes: event.target.value })} />
          </label>
          <p role="alert" className="field-problem span">
            {problem}
          </p>
        </div>
        <footer className="dialog-foot">
          <button type="button" className="button danger quiet-danger" onClick={onDelete}>
            {t('Delete card', 'Удалить карточку')}
          </button>
          <span className="grow" />
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel', 'Отмена')}
          </button>
          <button type="submit" className="button primary">
            {t('Save', 'Сохранить')}
          </button>
        </footer>
      </form>
    </NativeDialog>
  );
}

type Items = ToldCard['checklist'];

function Checklist({ items, onChange }: { items: Items; onChange: (items: Items) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onChange([...items, { text: text.trim(), done: false }]);
    setText('');
  };
  return (
    <fieldset className="field span checklist">
      <legend>{t('Checklist', 'Чек-лист')}</legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <div key={index} className="check-row">
          <label className="check-line">
            <input
              type="checkbox"
              checked={item.done}
              onChange={(event) => onChange(items.with(index, { ...item, done: event.target.checked }))}
            />
            <span className={item.done ? 'struck' : ''}>{item.text}</span>
          </label>
          <button
            type="button"
            className="icon-button"
            aria-label={`${t('Remove', 'Убрать')}: ${item.text}`}
            onClick={() => onChange(items.toSpliced(index, 1))}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
      <div className="check-row">
        <input
          aria-label={t('New checklist item', 'Новый пункт')}
          placeholder={t('Add an item', 'Добавить пункт')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button" onClick={add}>
          {t('Add item', 'Добавить')}
        </button>
      </div>
    </fieldset>
  );
}
