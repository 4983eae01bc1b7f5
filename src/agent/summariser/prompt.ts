import type { Prompt } from '../../brain/brain.ts';
import { ABOUT_UNTRUSTED, untrusted } from '../../safety/untrusted.ts';
import type { State } from '../state.ts';

/** What the summariser reads: what stood for the past so far, and the lines that are to join it. */
export function summariserPrompt({ task, summary, word }: State, older: readonly string[]): Prompt {
  const lines = [...(summary === '' ? [] : [summary]), ...older];
  return {
    system: `${WHO}\n\n${ABOUT_UNTRUSTED}`,
    parts: [{ text: `# Task\n${task}`, stable: true }, { text: untrusted(lines.join('\n'), word) }],
  };
}

const WHO =
  'You keep the log of a run in a browser. Put these lines and what stood before them into a few sentences: what was done, what was found out (exact values, names, addresses), what failed and why. Leave out what nobody will need.';
