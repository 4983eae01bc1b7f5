import type { Goal } from '../goal.ts';
import { isLookingAround } from './looking-around.ts';

/** "Search for the lamp and tell me": who only looks around tells nothing, and what is to be told was never said. */
export function lostTelling(goals: readonly Goal[], task: string): string[] {
  const [told] = TOLD.exec(task.trim()) ?? [];
  return told !== undefined && goals.length > 0 && goals.every(isLookingAround) ? [told] : [];
}

/** In the end, and without what. */
const TOLD =
  /(?<!\p{L})(?:tell me|let me know|скажи(?:те)?|подскажи(?:те)?|сообщи(?:те)?)(?=(?:,? (?:мне|please|пожалуйста))*[.!?]*$)/iu;
