import { setTimeout as pause } from 'node:timers/promises';
import type { Asked, ScriptStep } from '../../src/brain/scripted.ts';
import { numberOf } from '../agent.ts';

/** Types into the first thing with such words. */
export function type(words: RegExp, text: string, more: { submit?: boolean } = {}) {
  return (asked: Asked) => ({ tool: 'type', input: { id: numberOf(asked, words), text, ...more } });
}

export function select(words: RegExp, option: string) {
  return (asked: Asked) => ({ tool: 'select', input: { id: numberOf(asked, words), option } });
}

/** Several things at once. */
export function all(...steps: readonly ((asked: Asked) => object)[]) {
  return (asked: Asked) => steps.map((step) => step(asked));
}

export const scroll: ScriptStep = { tool: 'scroll', input: { direction: 'down' } };

export function wait(text: string): ScriptStep {
  return { tool: 'wait', input: { text } };
}

export function seconds(count: number): ScriptStep {
  return { tool: 'wait', input: { seconds: count } };
}

/** After a while, as models answer: what a page does in the meantime belongs to the act before. */
export function thoughtfully(step: ScriptStep): ScriptStep {
  return async (asked) => {
    await pause(1500);
    return typeof step === 'function' ? step(asked) : step;
  };
}
