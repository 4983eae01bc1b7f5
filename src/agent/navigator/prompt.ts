import type { Prompt, PromptPart } from '../../brain/brain.ts';
import { aboutUntrusted, untrusted } from '../../safety/untrusted.ts';
import type { State } from '../state.ts';

/** What the navigator reads before each decision. What never changes comes first, then what only grows, last what is new. */
export function navigatorPrompt(state: State, { lean }: { lean: boolean }): Prompt {
  return { system: system(state.word, lean), parts: [task(state), past(state), page(state), known(state), now(state)] };
}

function system(word: string, lean: boolean): string {
  return [...WHO, ...(lean ? [] : HOW), aboutUntrusted(word)].join('\n\n');
}

const WHO = [
  'You are the navigator of a browser. You are given a task, what was done so far, and what the page shows now. Decide what to do next: say in one or two sentences what you see and why you do what you do, then call one tool, or several that follow from each other without a look in between.',
  'Elements are named by the numbers in square brackets, as in `[12] button "Send"`. Use only numbers from the newest look; you have no other way to point at anything. After a whole look come the changes since then: `+` is new, `~` is different, `-` is gone.',
  'When the task is fulfilled, or cannot be, call `done`. Claim nothing that you have not seen; quote what proves it.',
];

const HOW = [
  'What is out of view is counted below the page: `scroll`, `find` and `expand` show it. Parts that were left out are reached by their `[+12]`.',
  'When an action fails, read why: the message says what to do instead. Do not repeat what has failed twice; try another way.',
  'Actions that cannot be undone are confirmed by the person before they happen; you need not ask for that yourself. Never enter passwords, card numbers or codes that you were not given: use `hand_over`.',
  'Write to the person in the language of the task, whatever language the page is in.',
];

function task({ task, wanted }: State): PromptPart {
  const shape = wanted === undefined ? '' : `\n\nGive \`data\` to \`done\` in this shape:\n${JSON.stringify(wanted)}`;
  return { text: `# Task\n${task}${shape}`, stable: true };
}

function past({ summary, history, word }: State): PromptPart {
  const lines = [...(summary === '' ? [] : [`Before that: ${summary}`]), ...history];
  const text = lines.length === 0 ? 'Nothing yet.' : untrusted(lines.join('\n'), word);
  return { text: `# Done so far\n${text}`, stable: true };
}

function known({ subgoals, facts, said, word }: State): PromptPart {
  const sections = [
    ...(subgoals.length === 0 ? [] : [`# Plan\n${subgoals.map(planLine).join('\n')}`]),
    ...(facts.length === 0 ? [] : [`# Remembered\n${untrusted(facts.map((fact) => `- ${fact}`).join('\n'), word)}`]),
    ...(said.length === 0 ? [] : [`# The person said\n${said.map((one) => `- ${one}`).join('\n')}`]),
  ];
  return { text: sections.join('\n\n') };
}

function planLine({ goal, evidence, state }: State['subgoals'][number], index: number): string {
  const mark = { open: ' ', done: 'x', dropped: '-' }[state];
  return `${index + 1}. [${mark}] ${goal} (proved by: ${evidence})`;
}

function page({ page, word }: State): PromptPart {
  if (!page) return { text: '# Page\nNo page is open.' };
  const changes = page.changes.map(({ text }) => `\nThen: ${text}`);
  return { text: `# Page\n${untrusted([page.whole, ...changes].join('\n'), word)}` };
}

function now({ notes, step }: State): PromptPart {
  const told = notes.map((note) => `- ${note}`).join('\n');
  return { text: `# Step ${step + 1}\n${told === '' ? '' : `${told}\n`}What do you do next?` };
}
