import type { Crew } from './crew.ts';

/** Goes where a run begins, or where it was before its browser was opened anew. */
export async function arrive(crew: Crew): Promise<void> {
  const { destination } = crew;
  if (destination === undefined) return;
  await crew.helm.act({ tool: 'navigate', input: { url: destination } }, crew.signal);
  crew.destination = undefined;
}
