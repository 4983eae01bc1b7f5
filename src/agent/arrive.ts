import type { Crew } from './crew.ts';
import { doing } from './doing.ts';

/** Goes where a run begins, or where it was before its browser was opened anew. */
export async function arrive(crew: Crew): Promise<void> {
  const { destination } = crew;
  if (destination === undefined) return;
  await doing(crew, { tool: 'navigate', input: { url: destination } });
  crew.destination = undefined;
}
