import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ToldBoard, ToldCard } from '../../boards/model.ts';
import { t } from '../base/language.ts';
import type { Dragging, Drop } from './card-drag.ts';
import { type CardPlace, placeOf } from './use-board.ts';

/** Space lifts a card, arrows carry it, Space puts it down, Escape leaves it where it was. */
export function useKeyboardMove(board: ToldBoard, onDrop: Drop) {
  const [lifted, setLifted] = useState<{ card: ToldCard; target: CardPlace }>();
  const [dropped, setDropped] = useState<string>();
  const [spoken, setSpoken] = useState('');

  // The card comes back in another column as a new element, which gets the focus that the old one had.
  useEffect(() => {
    if (dropped && placeOf(board, dropped)) document.getElementById(`open-${dropped}`)?.focus();
  }, [board, dropped]);

  const carry = (card: ToldCard, target: CardPlace) => {
    setLifted({ card, target });
    const name = board.columns.find(({ id }) => id === target.column)?.name ?? '';
    setSpoken(t(`${name}, position ${target.index + 1}`, `${name}, место ${target.index + 1}`));
  };
  const onKeyDown = (card: ToldCard) => (event: KeyboardEvent) => {
    const from = placeOf(board, card.id);
    if (event.key === ' ' && !lifted && from) {
      carry(card, from);
      setSpoken(t(`${card.title}: lifted`, `${card.title}: поднята`));
    } else if (!lifted) return;
    else if (event.key === ' ' || event.key === 'Enter') {
      onDrop(lifted.card, lifted.target);
      setDropped(card.id);
      setLifted(undefined);
      setSpoken(t(`${card.title}: dropped`, `${card.title}: опущена`));
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setLifted(undefined);
      setSpoken(t('Cancelled', 'Отменено'));
      if (event.key === 'Tab') return;
    } else if (event.key.startsWith('Arrow')) carry(card, stepped(board, lifted.card, lifted.target, event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { lifted: lifted satisfies Dragging | undefined, spoken, onKeyDown };
}

function stepped(board: ToldBoard, card: ToldCard, { column, index }: CardPlace, key: string): CardPlace {
  const at = board.columns.findIndex(({ id }) => id === column);
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const next = board.columns[Math.max(0, Math.min(at + across, board.columns.length - 1))];
  const room = next?.cards.filter((one) => one.id !== card.id).length ?? 0;
  return { column: next?.id ?? column, index: Math.max(0, Math.min(index + down, room)) };
}
