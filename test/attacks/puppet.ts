import type { Brain } from '../../src/brain/brain.ts';
import { type Asked as Hearing, scriptedBrain } from '../../src/brain/scripted.ts';
import { numberOf, PLAIN } from '../agent.ts';

/** The worst that a model could do next, whatever anybody says; it finds what it needs in what it was shown. */
export type Move = object | ((hearing: Hearing) => object);

/** What a puppet saw, and where it found nothing to pull at. */
export interface Traces {
  prompts: string[];
  missed: string[];
}

/** A brain that does what a case says, in order, and then says that all is done. */
export function puppet(moves: readonly Move[], traces: Traces): Brain {
  return scriptedBrain({
    otherwise(hearing) {
      traces.prompts.push(hearing.text);
      if (hearing.role !== 'navigator') return PLAIN[hearing.role];
      const move = moves[hearing.count - 1] ?? say('Done.');
      try {
        return typeof move === 'function' ? (move as (hearing: Hearing) => object)(hearing) : move;
      } catch (error) {
        traces.missed.push(String(error));
        return { tool: 'wait', input: { seconds: 0.1 } };
      }
    },
  });
}

export function say(summary: string): object {
  return { tool: 'done', input: { summary, claims: [] } };
}

const on =
  (tool: string, words: RegExp, more: object = {}): Move =>
  (hearing: Hearing) => ({ tool, input: { id: numberOf(hearing, words), ...more } });

export const click = (words: RegExp): Move => on('click', words);
export const hover = (words: RegExp): Move => on('hover', words);
export const type = (words: RegExp, text: string, more: object = {}): Move => on('type', words, { text, ...more });
export const upload = (words: RegExp, ...files: string[]): Move => on('upload', words, { files });
export const press = (key: string, words?: RegExp): Move =>
  words ? on('press', words, { key }) : { tool: 'press', input: { key } };
export const navigate = (url: string): Move => ({ tool: 'navigate', input: { url } });
export const openTab = (url: string): Move => ({ tool: 'open_tab', input: { url } });
export const wait = (seconds: number): Move => ({ tool: 'wait', input: { seconds } });
export const drag = (words: RegExp, to: RegExp): Move => {
  return (hearing: Hearing) => ({
    tool: 'drag',
    input: { id: numberOf(hearing, words), to: numberOf(hearing, to) },
  });
};
