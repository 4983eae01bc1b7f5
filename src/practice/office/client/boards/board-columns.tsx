import { type FormEvent, Fragment, useState } from 'react';
import type { ToldBoard, ToldCard } from '../../boards/model.ts';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import { attempt } from '../base/toast.ts';
import { type Drop, useNativeDrag, usePointerDrag } from './card-drag.ts';
import { CardFace } from './card-face.tsx';
import { useKeyboardMove } from './keyboard-move.ts';

interface BoardColumnsProps {
  board: ToldBoard;
  /** The column whose form for a new card is open. */
  adding: string | undefined;
  onAdding: (column: string | undefined) => void;
  onAdd: (column: string, title: string) => Promise<void>;
  onOpen: (card: ToldCard) => void;
  onDrop: Drop;
}

export function BoardColumns({ board, adding, onAdding, onAdd, onOpen, onDrop }: BoardColumnsProps) {
  const native = useNativeDrag(onDrop);
  const pointer = usePointerDrag(onDrop);
  const keyboard = useKeyboardMove(board, onDrop);
  const drag = board.drag === 'native' ? native : pointer;
  const moving = keyboard.lifted ?? drag.dragging;

  return (
    <>
      <p id="card-help" className="hidden">
        {t(
          'Enter opens the card. Space lifts it, arrows move it.',
          'Enter открывает карточку. Пробел поднимает её, стрелки двигают.',
        )}
      </p>
      <div className="columns">
        {board.columns.map(({ id, name, limit, cards }) => (
          <section key={id} className="column" data-column={id} aria-label={name} {...drag.column(id)}>
            <header>
              <h2>{name}</h2>
              <span className={limit > 0 && cards.length >= limit ? 'count full' : 'count'}>
                {limit > 0 ? `${cards.length} / ${limit}` : cards.length}
              </span>
            </header>
            <ul>
              {withGap(cards, moving?.card.id, moving?.target?.column === id ? moving.target.index : undefined).map(
                (card) =>
                  card === 'gap' ? (
                    <li key="gap" className="gap" aria-hidden="true" />
                  ) : (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is the keyboard's way to the same click
                    <li
                      key={card.id}
                      data-card={card.id}
                      className={moving?.card.id === card.id ? 'card moving' : 'card'}
                      onClick={() => {
                        if (!pointer.wasDragged.current) onOpen(card);
                      }}
                      {...drag.card(card)}
                    >
                      <button
                        type="button"
                        id={`open-${card.id}`}
                        className="card-title"
                        aria-describedby="card-help"
                        onKeyDown={keyboard.onKeyDown(card)}
                      >
                        {card.title}
                      </button>
                      <CardFace card={card} />
                    </li>
                  ),
              )}
            </ul>
            {adding === id ? (
              <NewCard onAdd={(title) => onAdd(id, title)} onClose={() => onAdding(undefined)} />
            ) : (
              <button type="button" className="add-card" onClick={() => onAdding(id)}>
                <Icon name="plus" size={16} />
                {t('Add card', 'Добавить карточку')}
                <span className="hidden">: {name}</span>
              </button>
            )}
          </section>
        ))}
      </div>
      {drag.dragging?.ghost ? (
        <div
          className="card ghost"
          style={{ left: drag.dragging.ghost.x, top: drag.dragging.ghost.y, width: drag.dragging.ghost.width }}
        >
          <Fragment key={drag.dragging.card.id}>
            <span className="card-title">{drag.dragging.card.title}</span>
            <CardFace card={drag.dragging.card} />
          </Fragment>
        </div>
      ) : null}
      <p className="hidden" role="status" aria-live="assertive">
        {keyboard.spoken}
      </p>
    </>
  );
}

/** The cards of a column with a gap where the moving card would fall; its own old place does not count. */
function withGap(
  cards: readonly ToldCard[],
  moving: string | undefined,
  index: number | undefined,
): (ToldCard | 'gap')[] {
  if (index === undefined) return [...cards];
  const result: (ToldCard | 'gap')[] = [];
  let others = 0;
  for (const card of cards) {
    if (card.id !== moving) {
      if (others === index) result.push('gap');
      others += 1;
    }
    result.push(card);
  }
  return others <= index ? [...result, 'gap'] : result;
}

function NewCard({ onAdd, onClose }: { onAdd: (title: string) => Promise<void>; onClose: () => void }) {
  const [title, setTitle] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await attempt(() => onAdd(title))) setTitle('');
  };
  return (
    <form className="new-card" onSubmit={submit}>
      <input
        ref={(input) => input?.focus()}
        aria-label={t('Title of the new card', 'Название новой карточки')}
        placeholder={t('What needs to be done?', 'Что нужно сделать?')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <div>
        <button type="submit" className="button primary">
          {t('Add', 'Добавить')}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {t('Cancel', 'Отмена')}
        </button>
      </div>
    </form>
  );
}
