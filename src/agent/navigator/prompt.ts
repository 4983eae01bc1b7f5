import type { Prompt, PromptPart } from '../../brain/brain.ts';
import { ABOUT_UNTRUSTED, untrusted } from '../../safety/untrusted.ts';
import { placeholderFor, type UsableSecret } from '../../secrets.ts';
import { textOf } from '../page.ts';
import type { State } from '../state.ts';

/** A prompt that has been read so often need not say everything again. */
const LEAN_AFTER = 25;

/**
 * What the navigator reads before each decision. Between two whole looks at the page only the end of it changes: everything up
 * to the last change was in the question before, byte for byte. What is remembered or said meanwhile is told at the end, and
 * moves to the front with the next whole look.
 */
export function navigatorPrompt(state: State, isSmall = false, { secrets, files }: AtHand = NOTHING): Prompt {
  const before = [task(state), known(state), past(state), ...page(state), news(state)];
  const parts = [...before, usable(secrets), given(files), now(state)];
  return { system: system(state, isSmall), parts: parts.filter(({ text }) => text !== '') };
}

/** What the user gave for this run, by name. */
export interface AtHand {
  /** What may be typed on the page in front. */
  secrets: readonly UsableSecret[];
  /** What may be given to a page. */
  files: readonly string[];
}

const NOTHING: AtHand = { secrets: [], files: [] };

function system({ page }: State, isSmall: boolean): string {
  const isLean = isSmall || (page?.since.step ?? 0) >= LEAN_AFTER;
  return [...WHO, ...(isLean ? [] : HOW), ABOUT_UNTRUSTED].join('\n\n');
}

const WHO = [
  'You are the navigator of a browser. You are given a task, what was done so far, and what the page shows now. Decide what to do next: say in one or two sentences what you see and why you do what you do, then call one tool, or several that follow from each other without a look in between.',
  'Elements are named by the numbers in square brackets, as in `[12] button "Send"`. Use only numbers from the newest look; you have no other way to point at anything. After a whole look come the changes since then: `+` is new, `~` is different, `-` is gone.',
  'When the task is fulfilled, or cannot be, call `done`. Claim nothing that you have not seen; quote what proves it.',
  'Never enter passwords, card numbers or codes that you were not given: use `hand_over`. Write to the person in the language of the task, whatever language the page is in.',
];

const HOW = [
  'What is out of view is counted below the page: `scroll`, `find` and `expand` show it. Parts that were left out are reached by their `[+12]`.',
  'When an action fails, read why: the message says what to do instead. Do not repeat what has failed twice; try another way.',
  'Actions that cannot be undone are confirmed by the person before they happen; you need not ask for that yourself.',
];

function task({ task, wanted }: State): PromptPart {
  const shape =
    wanted === undefined
      ? ''
      : `\n\nData is wanted in this shape; read it with \`extract_data\`, or give it to \`done\` as \`data\`:\n${JSON.stringify(wanted)}`;
  return { text: `# Task\n${task}${shape}`, stable: true };
}

/** What was known at the last whole look. */
function known({ facts, said, page, word }: State): PromptPart {
  const since = page?.since ?? { facts: 0, said: 0 };
  return { text: memory(facts.slice(0, since.facts), said.slice(0, since.said), word), stable: true };
}

function memory(facts: readonly string[], said: readonly string[], word: string): string {
  const sections = [
    ...(facts.length === 0 ? [] : [`# Remembered\n${untrusted(listed(facts), word)}`]),
    ...(said.length === 0 ? [] : [`# The person said\n${listed(said)}`]),
  ];
  return sections.join('\n\n');
}

function past({ summary, history, word }: State): PromptPart {
  const lines = [...(summary === '' ? [] : [`Before that: ${summary}`]), ...history];
  const text = lines.length === 0 ? 'Nothing yet.' : untrusted(lines.join('\n'), word);
  return { text: `# Done so far\n${text}`, stable: true };
}

/** Each change is a part of its own: providers keep whole parts. */
function page({ page, word }: State): PromptPart[] {
  if (!page) return [{ text: '# Page\nNo page is open.' }];
  const { whole, changes } = page;
  return [
    { text: `# Page\n${untrusted(whole, word)}`, stable: true },
    ...changes.map((change) => ({ text: `Then:\n${untrusted(textOf(change), word)}`, stable: true })),
  ];
}

/** What came since the last whole look, and the plan, which is revised now and then. */
function news({ facts, said, page, subgoals, word }: State): PromptPart {
  const since = page?.since ?? { facts: 0, said: 0 };
  const plan = subgoals.length === 0 ? '' : `# Plan\n${subgoals.map(planLine).join('\n')}`;
  const fresh = memory(facts.slice(since.facts), said.slice(since.said), word);
  return { text: [fresh, plan].filter((one) => one !== '').join('\n\n') };
}

function planLine({ goal, evidence, state }: State['subgoals'][number], index: number): string {
  const mark = { open: ' ', done: 'x', dropped: '-' }[state];
  return `${index + 1}. [${mark}] ${goal} (proved by: ${evidence})`;
}

/** Names only, and only those of the origin that is open. */
function usable(secrets: readonly UsableSecret[]): PromptPart {
  if (secrets.length === 0) return { text: '' };
  const named = secrets.map(({ name, field }) => `${placeholderFor(name)} (${field === 'any' ? 'any field' : field})`);
  return {
    text: `# Secrets\nYou were given these for this site; no need to hand over. Give \`type\`, \`fill\` or \`set\` the placeholder as the whole value, and what it stands for is typed without your seeing it: ${named.join(', ')}.`,
  };
}

function given(files: readonly string[]): PromptPart {
  return { text: files.length === 0 ? '' : `# Files\n\`upload\` takes these, by name: ${files.join(', ')}.` };
}

function now({ notes, step }: State): PromptPart {
  const told = notes.length === 0 ? '' : `${listed(notes)}\n`;
  return { text: `# Step ${step + 1}\n${told}What do you do next?` };
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
