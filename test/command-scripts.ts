// What answers in the place of a model where a command is tried from outside, in a process of its own.

/** Finds the best paid barista, step by step. */
export const BARISTA = `export default {
  planner: [{ subgoals: [{ goal: 'Find the baristas', evidence: 'a list of them' }] }],
  navigator: [
    ({ idOf }) => ({ thought: 'I look for baristas.', actions: [{ tool: 'type',
      input: { id: idOf('searchbox "Profession, skill or company"'), text: 'barista', submit: true } }] }),
    { thought: 'There is one.', actions: [{ tool: 'done', input: {
      summary: 'There is a job for a trainee.', data: { title: 'Trainee barista' },
      claims: [{ claim: 'A trainee is wanted', quote: 'Trainee barista' }] } }] },
  ],
  validator: [{ holds: true }],
};`;

/** Moves a letter to the trash. It goes by what it sees, so that it can go on in another process. */
export const TRASH = `export default ({ role, text, idOf }) => {
  if (role === 'validator') return { holds: true };
  if (role !== 'navigator') return { subgoals: [{ goal: 'Delete the letter', evidence: 'it is in the trash' }] };
  if (text.includes('do not, leave it')) return { tool: 'done', input: { status: 'partial', summary: 'I left it there.' } };
  if (text.includes('button "Undo"'))
    return { tool: 'done', input: { summary: 'It is in the trash.', claims: [{ claim: 'It was moved', quote: 'Undo' }] } };
  if (text.includes('/inbox/t-spam-prize')) return { tool: 'click', input: { id: idOf('button "Delete"') } };
  return { tool: 'click', input: { id: Number(/\\[(\\d+)\\] link "Unread. MEGA PRIZE/.exec(text)[1]) } };
};`;

/** Scrolls a few times, and takes its time before each. */
export const SLOW = `import { setTimeout as delay } from 'node:timers/promises';
export default async ({ role, text }) => {
  if (role === 'validator') return { holds: true };
  await delay(400);
  if (Number(/# Step (\\d+)/.exec(text)?.[1]) > 5) return { tool: 'done', input: { summary: 'All seen.' } };
  return { thought: 'I look further down.', actions: [{ tool: 'scroll', input: {} }] };
};`;
