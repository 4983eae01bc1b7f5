import type { ToolCall } from '../brain.ts';
import type { Pursuit, Situation } from './situation.ts';

/** Waits until the page stirs by itself, and not longer than so many seconds. */
export function untilChange(seconds: number): ToolCall {
  return { tool: 'wait', input: { change: true, seconds } };
}

/** Gives a page time to show something, and once more where it stirred: it may only have said that it is looking. Nothing where it had that. */
export function giveTime({ memo }: Situation, way: string, seconds: number, thought: string): Pursuit | undefined {
  const [first, second] = [way, `${way} again`].map((one) => memo.ways.find(({ name }) => name === one));
  if (second || first?.went === 'idle') return undefined;
  return { do: [untilChange(seconds)], way: first ? `${way} again` : way, thought };
}
