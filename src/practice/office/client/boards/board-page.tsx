import { useCallback, useEffect, useRef, useState } from 'react';
import type { Board, ToldCard } from '../../boards/model.ts';
import { useCommands } from '../base/commands.ts';
import { t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { Link, navigate, usePlace } from '../base/router.tsx';
import { attempt } from '../base/toast.ts';
import { BoardColumns } from './board-columns.tsx';
import { CardDialog } from './card-dialog.tsx';
import type { CardPlace } from './use-board.ts';
import { useBoard } from './use-board.ts';

type BoardSummary = Pick<Board<string>, 'id' | 'name'> & { cards: number };

export function BoardPage({ id }: { id: string }) {
  const { search } = usePlace();
  const { board, problem, place, add, change, remove } = useBoard(id);
  const boards = useBoardList();
  const [open, setOpen] = useState<ToldCard>();
  const [adding, setAdding] = useState<string>();
  const firstColumn = board?.columns[0]?.id;

  useEffect(() => {
    if (!firstColumn || !new URLSearchParams(search).has('new')) return;
    navigate(`/boards/${id}`, 'replace');
    setAdding(firstColumn);
  }, [search, id, firstColumn]);
  useCommands('board', [
    { menu: 'edit', title: t('Add card', 'Добавить карточку'), apart: true, run: () => setAdding(firstColumn) },
  ]);

  // Stable, so that a drag in progress is not interrupted by a new picture of the board.
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  const drop = useCallback((card: ToldCard, to: CardPlace) => void latest.current(card, to), []);

  return (
    <div className="board-page">
      <header className="page-head">
        <h1>{board?.name ?? t('Boards', 'Доски')}</h1>
        <p>{board?.about}</p>
        <nav className="tabs" aria-label={t('Boards', 'Доски')}>
          {boards.map((one) => (
            <Link key={one.id} href={`/boards/${one.id}`} aria-current={one.id === id ? 'page' : undefined}>
              {one.name}
            </Link>
          ))}
        </nav>
      </header>
      {problem ? <p role="alert">{problem}</p> : null}
      {board ? (
        <BoardColumns board={board} adding={adding} onAdding={setAdding} onAdd={add} onOpen={setOpen} onDrop={drop} />
      ) : (
        <p className="quiet pad" role="status">
          {t('Loading…', 'Загрузка…')}
        </p>
      )}
      {board && open ? (
        <CardDialog
          key={open.id}
          board={board}
          card={open}
          onSave={(draft, column) => change(open, draft, column)}
          onDelete={() => {
            setOpen(undefined);
            void attempt(() => remove(open));
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}

function useBoardList(): BoardSummary[] {
  const [boards, setBoards] = useState<BoardSummary[]>([]);
  useEffect(() => {
    void attempt(async () => setBoards(await request('GET', '/boards')));
  }, []);
  return boards;
}
