import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ToldCard } from '../../boards/model.ts';
import type { CardPlace } from './use-board.ts';

export interface Dragging {
  card: ToldCard;
  /** Where it would fall; nowhere while it is off the board. */
  target: CardPlace | undefined;
  /** Where the picture of a card that follows the pointer is drawn. */
  ghost?: { x: number; y: number; width: number };
}

export type Drop = (card: ToldCard, to: CardPlace) => void;

/** Cards dragged by the browser's own drag and drop. */
export function useNativeDrag(onDrop: Drop) {
  const [dragging, setDragging] = useState<Dragging>();
  return {
    dragging,
    card: (card: ToldCard) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', card.title);
        event.dataTransfer.effectAllowed = 'move';
        setDragging({ card, target: undefined });
      },
      onDragEnd: () => setDragging(undefined),
    }),
    column: (id: string) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!dragging) return;
        event.preventDefault();
        const index = indexAt(event.currentTarget, event.clientY, dragging.card.id);
        if (dragging.target?.column !== id || dragging.target.index !== index) {
          setDragging({ ...dragging, target: { column: id, index } });
        }
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        if (!dragging) return;
        onDrop(dragging.card, { column: id, index: indexAt(event.currentTarget, event.clientY, dragging.card.id) });
        setDragging(undefined);
      },
    }),
  };
}

const SLACK = 6;

/** Cards that follow the pointer: no drag events at all, only pointer events. */
export function usePointerDrag(onDrop: Drop) {
  const [dragging, setDragging] = useState<Dragging>();
  const [pressed, setPressed] = useState<{ card: ToldCard; x: number; y: number; box: DOMRect }>();
  const wasDragged = useRef(false);

  useEffect(() => {
    if (!pressed) return;
    const { card, x, y, box } = pressed;
    let latest: Dragging | undefined;
    const move = (event: globalThis.PointerEvent) => {
      if (!latest && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
      const ghost = { x: box.x + event.clientX - x, y: box.y + event.clientY - y, width: box.width };
      latest = { card, ghost, target: targetAt(event.clientX, event.clientY, card.id) };
      setDragging(latest);
    };
    const stop = () => {
      setPressed(undefined);
      setDragging(undefined);
    };
    const drop = () => {
      // The click that follows a drag must not open the card.
      wasDragged.current = latest !== undefined;
      setTimeout(() => {
        wasDragged.current = false;
      });
      if (latest?.target) onDrop(card, latest.target);
      stop();
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', giveUp);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', giveUp);
    };
  }, [pressed, onDrop]);

  return {
    dragging,
    wasDragged,
    card: (card: ToldCard) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        setPressed({ card, x: event.clientX, y: event.clientY, box: event.currentTarget.getBoundingClientRect() });
      },
    }),
    column: (_id: string) => ({}),
  };
}

function targetAt(x: number, y: number, card: string): CardPlace | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  if (!column?.dataset['column']) return undefined;
  return { column: column.dataset['column'], index: indexAt(column, y, card) };
}

/** How many other cards of the column lie above this height. */
function indexAt(column: HTMLElement, y: number, card: string): number {
  return [...column.querySelectorAll<HTMLElement>('[data-card]')].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.dataset['card'] !== card && top + height / 2 < y;
  }).length;
}
