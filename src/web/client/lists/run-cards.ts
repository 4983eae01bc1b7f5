import type { RunCard } from '../../protocol.ts';

/** The newest first. */
export function ordered(cards: Iterable<RunCard>): RunCard[] {
  return [...cards].sort((a, b) => b.startedAt.localeCompare(a.startedAt) || b.id.localeCompare(a.id));
}

/** The list with what is known now of some of its runs. */
export function updated(cards: readonly RunCard[], news: Iterable<RunCard>): readonly RunCard[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  for (const card of news) known.set(card.id, card);
  return ordered(known.values());
}

/** Whether a task has all of these words in it. */
export function fits({ task, id }: Pick<RunCard, 'task' | 'id'>, search: string): boolean {
  const text = `${task} ${id}`.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
