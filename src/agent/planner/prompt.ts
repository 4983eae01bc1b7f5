import type { Prompt } from '../../brain/brain.ts';
import { ABOUT_UNTRUSTED, untrusted, untrustedWords } from '../../safety/untrusted.ts';
import type { State } from '../state.ts';

/** What the planner reads: the task, and when the plan is to be revised, how things stand. */
export function plannerPrompt(
  { task, subgoals, history, summary, facts, said, word, page }: State,
  why: string,
): Prompt {
  const lately = page?.changes.flatMap(({ line }) => (line === '' ? [] : [line])) ?? [];
  const past = [...(summary === '' ? [] : [summary]), ...history, ...lately];
  const standing = [
    ...(subgoals.length === 0
      ? []
      : [`# Plan so far\n${subgoals.map(({ goal, state }) => `- ${goal}: ${state}`).join('\n')}`]),
    ...(past.length === 0 ? [] : [`# Done so far\n${untrusted(past.join('\n'), word)}`]),
    ...(facts.length === 0 ? [] : [`# Remembered\n${untrusted(facts.map((fact) => `- ${fact}`).join('\n'), word)}`]),
    ...(said.length === 0 ? [] : [`# The person said\n${said.map((one) => `- ${one}`).join('\n')}`]),
    ...(page ? [`# Page\n${untrusted(`${page.title} — ${page.url}`, word)}`] : []),
    ...(why === '' ? [] : [`# Why again\n${untrustedWords(why, word)}`]),
  ];
  return {
    system: `${WHO}\n\n${ABOUT_UNTRUSTED}`,
    parts: [{ text: `# Task\n${task}`, stable: true }, { text: standing.join('\n\n') }],
  };
}

const WHO = `You plan a task that is to be done in a browser. Break it into the fewest subgoals that can be checked one by one, in order; for each say what on the page would prove that it is reached. A task that is one step needs one subgoal. Say what is to be reached, not which buttons to press: nobody has seen the pages yet. When a plan is revised, keep what is done, drop what turned out to be impossible or needless. When the task names a site and plainly asks there for what cannot be undone (an order, a mail to somebody, a deletion), list that under \`needs\`, no more often and for no more money than the task says: the person signs it once instead of being asked each time. Write in the language of the task.`;
