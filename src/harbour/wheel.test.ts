import { expect, test } from 'vitest';
import type { PersonsAnswer, RunEvent } from '../run-events.ts';
import { Wheel } from './wheel.ts';

const [ann, bob] = [{}, {}];

function wheelOfRun() {
  const told: unknown[] = [];
  const wheel = new Wheel({
    pause: () => void told.push('pause'),
    answer: async (question: string, answer: PersonsAnswer) => {
      told.push([question, answer]);
      return true;
    },
  });
  const standBack = (question: string) =>
    wheel.hear({ type: 'asked', kind: 'hand_over', question, text: '', options: [], url: '', step: 1, at: '' });
  return { wheel, told, standBack };
}

test('the mouse is theirs who took it, once the run has stood back, until they give it back', async () => {
  const { wheel, told, standBack } = wheelOfRun();

  wheel.take(ann);
  expect(wheel.driverFor(ann)).toBe('run');
  standBack('q1');
  expect([ann, bob].map((hand) => wheel.driverFor(hand))).toEqual(['you', 'other']);

  expect(await wheel.goOn()).toBe(true);
  expect(wheel.driverFor(ann)).toBe('run');
  expect(await wheel.goOn()).toBe(false);
  expect(told).toEqual(['pause', ['q1', {}]]);
});

test('of two the later one has it, and nobody is asked twice to stand back', () => {
  const { wheel, told, standBack } = wheelOfRun();
  standBack('q1');

  wheel.take(ann);
  wheel.take(bob);

  expect([ann, bob].map((hand) => wheel.driverFor(hand))).toEqual(['other', 'you']);
  expect(told).toEqual([]);
});

test('whoever leaves with the mouse leaves the run waiting', () => {
  const { wheel, standBack } = wheelOfRun();
  wheel.take(ann);
  standBack('q1');

  wheel.leave(bob);
  expect(wheel.driverFor(ann)).toBe('you');
  wheel.leave(ann);

  expect(wheel.driverFor(ann)).toBe('run');
  expect(wheel.isHandedOver).toBe(true);
});

test('an answer from elsewhere takes the mouse away', () => {
  const { wheel, standBack } = wheelOfRun();
  wheel.take(ann);
  standBack('q1');
  let changes = 0;
  wheel.onChanged(() => {
    changes += 1;
  });

  const answered: RunEvent = { type: 'answered', question: 'q1', answer: {}, step: 1, at: '' };
  wheel.hear(answered);

  expect(wheel.driverFor(ann)).toBe('run');
  expect(changes).toBe(1);
});
