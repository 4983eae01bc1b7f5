import type { Crew } from './crew.ts';
import type { Step } from './node.ts';
import { handedOver } from './talk.ts';

/** Whoever takes the mouse has it until they give it back. Nothing is touched, and nothing looked at, in between. */
export function pausedFor(crew: Crew): Step | undefined {
  if (!crew.isPersonAtIt) return undefined;
  const step = handedOver(crew, crew.speech.person.browserIsYours);
  return { ...step, update: { ...step.update, decision: null } };
}

/** A person has begun to use the browser, or wants to. */
export function notePerson(crew: Crew, because = crew.speech.person.usesBrowser): void {
  if (crew.isPersonAtIt) return;
  crew.isPersonAtIt = true;
  crew.tell({ type: 'paused', because });
}
