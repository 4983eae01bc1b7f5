import type { Control } from '../../../observation.ts';
import type { ToolCall } from '../../brain.ts';
import type { Way } from '../memo.ts';
import { controlsOf } from '../page-parts.ts';
import type { Sought } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';

/** What was done last for the goal itself, not to look around. */
export function lastDeed({ memo }: Situation): Way | undefined {
  return memo.ways.findLast(({ name }) => !name.startsWith('look '));
}

/** Whether the last thing that was done for the goal went well. */
export function wentWell(situation: Situation): boolean {
  return isOver(lastDeed(situation));
}

/** Done without trouble, whether or not the page shows it. */
function isOver(way: Way | undefined): boolean {
  return way?.went === 'well' || way?.went === 'idle';
}

/** How many deeds for the goal went well. */
export function deedsDone({ memo }: Situation): number {
  return memo.ways.filter((way) => isOver(way) && !way.name.startsWith('look ')).length;
}

/** Whether the page is another one than before the last deed. */
export function hasChanged(situation: Situation): boolean {
  const last = lastDeed(situation);
  return last !== undefined && last.before !== situation.print;
}

/** What was dragged stands where it stood, and nothing came of it: that something shows under the pointer is nothing. */
export function hasStayed(situation: Situation): boolean {
  const last = lastDeed(situation);
  if (!situation.told.some((one) => /(?:^|\s)it did not move\./.test(one))) return false;
  const dragged = controlsOf(situation.page).find(({ id }) => last?.name === `drag ${id}`);
  return last?.went === 'idle' || (dragged !== undefined && PRESSED.has(dragged.role));
}

/** They are there to be pressed, and nobody said that they can be dragged. */
const PRESSED = new Set(['checkbox', 'radio', 'switch', 'button', 'link', 'textbox']);

/** What is written is sent with the button for it; with Enter, where there is none. */
export function sending(field: Control, button: Control | undefined): ToolCall {
  return button
    ? { tool: 'click', input: { id: button.id } }
    : { tool: 'press', input: { key: 'Enter', id: field.id } };
}

/** Touches what was found. */
export function touch({ control, why }: Sought, call: ToolCall, thought: string): Pursuit {
  return { do: [call], way: `${call.tool} ${control.id}`, thought, why };
}

const SHORTEST = 8;

/** What was sent for the goal and not taken by the server. What else a page asks for in passing says nothing of it. */
function refusedIn(told: readonly string[]): string | undefined {
  const lines = told.flatMap((one) => one.split('\n'));
  const sent = lines.flatMap((line) => /^Sent what had been held: (\w+ \S+?)\.?$/.exec(line)?.[1] ?? []);
  return lines.find((line) => {
    const [, request = ''] = /^A request failed: (\w+ \S+) → [45]\d\d/.exec(line) ?? [];
    return sent.includes(request);
  });
}

/** The goal is reached; what the tools said of it is the proof. */
export function reachedBy({ told, language, goal }: Situation, text: string, mentions?: string): Pursuit {
  const refused = refusedIn(told);
  if (refused !== undefined) return { stuck: speechIn(language).wentWrong(goal.said, refused) };
  const quote = told.at(-1)?.split('\n', 1)[0];
  // The beginning of a long line proves nothing.
  const claims = quote === undefined || quote.length < SHORTEST ? [] : [{ claim: text, quote }];
  return { reached: { text, claims }, ...(mentions === undefined ? {} : { mentions }) };
}
