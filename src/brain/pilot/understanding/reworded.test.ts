import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { rewordedReadings } from './reworded.ts';
import { listenTo, understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);
function read(task: string) {
  const { said, context } = listenTo(task, NOW);
  return rewordedReadings(said, understand(task, NOW), context, NOW);
}

test.each([
  [
    "If there's a message from the landlord, pin it.",
    'handle(pin :message[from=landlord]) if there(:message[from=landlord])',
  ],
])('a task is read as its plain commands are: %s', (task, meant) => {
  expect(read(task).map(inBrief)).toContain(meant);
  expect(read(task)[0]?.plainly).toMatch(/^[A-Z].*\.$/);
});

test.each([
  'Book me something nice for the weekend.',
  'Купи самую лучшую вещь на этом рынке.',
  'Apply to the job that suits me best.',
])('what is only judged has no plain commands: %s', (task) => {
  expect(read(task)).toEqual([]);
});

test('which of them weighs least is not answered with prices', () => {
  for (const { goals } of read('Which of the tents weighs least? Only the ones for two people, please.'))
    expect(JSON.stringify(goals)).not.toContain('price');
});

test('a question that was plainly asked is in every reading', () => {
  for (const { goals } of read('How long does the express bus take? Look up Riga first and sort by duration.'))
    expect(goals.some(({ act }) => act.kind === 'tell')).toBe(true);
});
