import type { RunEvent } from '../../run-events.ts';

export type EventOf<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>;

/** All events of one type, in order. */
export function all<Type extends RunEvent['type']>(events: readonly RunEvent[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}
