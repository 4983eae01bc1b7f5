import { useCallback, useEffect, useState } from 'react';
import type { ToldBoard, ToldCard } from '../../boards/model.ts';
import { t } from '../base/language.ts';
import { messageOf, request } from '../base/request.ts';
import { attempt, showToast } from '../base/toast.ts';

export interface CardPlace {
  column: string;
  index: number;
}

export type CardChange = Partial<Omit<ToldCard, 'id'>>;

/** One board from the server, and what can be done on it. */
export function useBoard(id: string) {
  const [board, setBoard] = useState<ToldBoard>();
  const [problem, setProblem] = useState('');

  const load = useCallback(async () => setBoard(await request<ToldBoard>('GET', `/boards/${id}`)), [id]);
  useEffect(() => {
    setBoard(undefined);
    load().catch((error: unknown) => setProblem(messageOf(error)));
  }, [load]);

  const put = async (card: string, place: CardPlace) =>
    setBoard(await request<ToldBoard>('PUT', `/boards/${id}/cards/${card}/place`, { body: place }));

  /** Shows the card in its new place at once; goes back if the server refuses. */
  const place = async (card: ToldCard, to: CardPlace) => {
    const from = board && placeOf(board, card.id);
    if (!board || !from || (from.column === to.column && from.index === to.index)) return;
    setBoard(withCardAt(board, card, to));
    if (!(await attempt(() => put(card.id, to)))) return setBoard(board);
    if (from.column === to.column) return;
    const name = board.columns.find((column) => column.id === to.column)?.name ?? '';
    showToast({
      text: t(`“${card.title}” moved to ${name}`, `«${card.title}» → ${name}`),
      undo: () => put(card.id, from),
    });
  };

  const add = async (column: string, title: string) => {
    await request('POST', `/boards/${id}/cards`, { body: { column, title } });
    await load();
  };

  const change = async (card: ToldCard, changes: CardChange, column: string) => {
    const from = board && placeOf(board, card.id);
    if (from && from.column !== column) await put(card.id, { column, index: 0 });
    await request('PATCH', `/boards/${id}/cards/${card.id}`, { body: changes });
    await load();
  };

  const remove = async (card: ToldCard) => {
    const from = board && placeOf(board, card.id);
    await request('DELETE', `/boards/${id}/cards/${card.id}`);
    await load();
    showToast({
      text: t(`“${card.title}” deleted`, `Карточка «${card.title}» удалена`),
      undo: async () => from && put(card.id, from),
    });
  };

  return { board, problem, place, add, change, remove };
}

export function placeOf(board: ToldBoard, card: string): CardPlace | undefined {
  for (const { id, cards } of board.columns) {
    const index = cards.findIndex((one) => one.id === card);
    if (index >= 0) return { column: id, index };
  }
  return undefined;
}

function withCardAt(board: ToldBoard, card: ToldCard, to: CardPlace): ToldBoard {
  const columns = board.columns.map((column) => {
    const cards = column.cards.filter((one) => one.id !== card.id);
    return { ...column, cards: column.id === to.column ? cards.toSpliced(to.index, 0, card) : cards };
  });
  return { ...board, columns };
}
