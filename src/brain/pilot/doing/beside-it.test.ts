import { expect, test } from 'vitest';
import { control, item } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { besideIt } from './beside-it.ts';
import { page, situated } from './situation.testing.ts';

const ACT: Act = { kind: 'press', target: { words: 'like' } };
const buttons = (id: number) => [control(id, 'button', 'Like'), control(id + 1, 'button', 'Reply')];
const TOPIC = page(
  item('The saddle is loose.'),
  item(...buttons(1)),
  item('Ann Lee'),
  item('Tighten the bolt.'),
  item(...buttons(3)),
  item('Bob Roe'),
  item('Ann Lee is right.'),
  item(...buttons(5)),
);
const commentBy = (name: string) =>
  ({
    what: { words: 'comment' },
    count: 'one',
    where: [{ of: { words: 'by' }, is: '=', value: { text: name, kind: 'text' } }],
  }) as const;

test('the button at the end of what somebody wrote is theirs', () => {
  expect(besideIt(situated(ACT, TOPIC), commentBy('Bob Roe'), ['like'])?.id).toBe(5);
  expect(besideIt(situated(ACT, TOPIC), { what: { words: 'Bob Roe' }, count: 'one', where: [] }, ['like'])?.id).toBe(5);
});

test('nobody is taken for another', () => {
  expect(besideIt(situated(ACT, TOPIC), commentBy('Kim Doe'), ['like'])).toBeUndefined();
  expect(besideIt(situated(ACT, TOPIC), commentBy('Ann Lee'), ['like'])?.id).not.toBe(1);
  expect(
    besideIt(situated(ACT, TOPIC), { what: { words: 'comment' }, count: 'one', where: [] }, ['like']),
  ).toBeUndefined();
});
