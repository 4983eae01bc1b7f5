/** A module that thinks in the place of a model: the words of the task say what it does. It goes by what it sees. */
export const SCRIPT = `import { setTimeout as delay } from 'node:timers/promises';

const prize = ({ text, idOf }) => {
  if (text.includes('button "Undo"'))
    return { thought: 'The page offers to undo it, so it was moved.', actions: [{ tool: 'done', input: {
      summary: 'The letter about the prize is in the trash.', claims: [
        { claim: 'It was moved to the trash', quote: 'Undo' },
        { claim: 'The other letters are still there', quote: 'When do you land in Lisbon?' }] } }] };
  if (text.includes('/inbox/t-spam-prize'))
    return { thought: 'This is the letter. It promises a prize and asks for a passport: I move it to the trash.',
      actions: [{ tool: 'click', input: { id: idOf('button "Delete"') } }] };
  return { thought: 'The inbox is open. The letter about the prize is the unread one; I open it.',
    actions: [{ tool: 'click', input: { id: Number(/\\[(\\d+)\\] link "Unread. MEGA PRIZE/.exec(text)[1]) } }] };
};

const stroll = async ({ text }) => {
  await delay(300);
  if (/The person said[^]*that is enough/.test(text)) return { tool: 'done', input: { summary: 'I was told that it is enough.' } };
  const step = Number(/# Step (\\d+)/.exec(text)?.[1]);
  return { thought: 'I look further, for the ' + step + '. time.', actions: [{ tool: 'scroll', input: { direction: step % 2 ? 'down' : 'up' } }] };
};

export default (asked) => {
  if (asked.role === 'validator') return { holds: true };
  if (asked.role !== 'navigator')
    return { subgoals: [{ goal: 'Look', evidence: 'it was seen' }, { goal: 'Do what the task says', evidence: 'the page says so' }] };
  return asked.text.includes('the prize') ? prize(asked) : stroll(asked);
};
`;
