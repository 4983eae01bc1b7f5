import { expect, test } from 'vitest';
import type { Told } from '../../../run-events.ts';
import { type Story, UNTOLD } from './story.ts';
import { tell, tellAll } from './tell.ts';

const url = 'http://jobs.test/';
const click = { tool: 'click', input: { id: 7 }, spoken: 'click button "Apply"' };
const facts = { policy: 4, url, effect: 'commit', read: [] };
const nothing = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
const picture = { file: '1-b.jpg', url, width: 960, height: 600, scale: 4 / 3 };
const asked = { question: 'q1', kind: 'approval', text: 'Send? It sends.', options: ['once', 'no'], url } as const;

function story(...told: readonly (readonly [step: number, told: Told])[]): Story {
  return tellAll(UNTOLD, numbered(told));
}

function numbered(told: readonly (readonly [step: number, told: Told])[], from = 1) {
  return told.map(([step, one], at) => ({
    sequence: from + at,
    event: { ...one, step, at: `2026-11-15T10:00:${String(at % 60).padStart(2, '0')}.000Z` },
  }));
}

const BEGUN: [number, Told] = [0, { type: 'started', run: 'r', task: 'Apply', model: 'acme/one', resumed: false }];

test('a step has its thought, what was done with its verdict, and a picture', () => {
  const { steps, task } = story(
    BEGUN,
    [1, { type: 'observed', url, title: 'Jobs', text: '…', notices: [] }],
    [1, { type: 'thought', thought: ' I apply. ', actions: [click] }],
    [1, { type: 'judged', action: click, verdict: 'allowed', because: '', facts }],
    [1, { type: 'acted', action: click, told: 'Clicked.', url, milliseconds: 300, effects: nothing }],
    [1, { type: 'pictured', ...picture }],
  );

  expect(task).toBe('Apply');
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    step: 1,
    thought: 'I apply.',
    page: { title: 'Jobs' },
    picture: { file: '1-b.jpg' },
  });
  expect(steps[0]?.lines).toMatchObject([{ kind: 'deed', told: 'Clicked.', judged: { verdict: 'allowed' } }]);
  expect(steps[0]?.judged).toBeUndefined();
});

test('a question is open until it is answered, with the facts and the picture it rests on', () => {
  const open = story(
    BEGUN,
    [1, { type: 'pictured', ...picture }],
    [1, { type: 'judged', action: click, verdict: 'asked', because: 'It sends.', facts }],
    [1, { type: 'asked', ...asked, action: click }],
  );
  expect(open.question).toMatchObject({ question: 'q1', facts: { effect: 'commit' }, picture: { file: '1-b.jpg' } });

  const [said] = numbered([[1, { type: 'answered', question: 'q1', answer: { allows: 'once' } }]], 5);
  const after = said ? tell(open, said) : open;

  expect(after.question).toBeUndefined();
  expect(after.steps[0]?.lines).toMatchObject([{ kind: 'exchange', answer: { allows: 'once' } }]);
});

test('an event that comes twice, as after a lost line, is told once', () => {
  const told = numbered([BEGUN, [1, { type: 'remembered', what: 'It costs 5.' }]]);

  const once = tellAll(UNTOLD, told);
  const twice = tellAll(once, told);

  expect(twice).toBe(once);
  expect(once.steps[0]?.lines).toHaveLength(1);
});

test('what an event does not concern stays the same object, so that it need not be drawn again', () => {
  const before = story(BEGUN, [1, { type: 'remembered', what: 'One.' }], [2, { type: 'remembered', what: 'Two.' }]);
  const [more] = numbered([[2, { type: 'remembered', what: 'Three.' }]], 4);

  const after = more ? tell(before, more) : before;

  expect(after.steps[0]).toBe(before.steps[0]);
  expect(after.steps[1]).not.toBe(before.steps[1]);
  expect(after.plan).toBe(before.plan);
});

test('what is spent adds up, and a price that nobody knows makes the sum unknown', () => {
  const spent = { type: 'spent', role: 'navigator', model: 'm', milliseconds: 1, mended: [], cached: 0 } as const;

  expect(story(BEGUN, [1, { ...spent, input: 10, output: 2, cost: 0.5 }]).spent).toEqual({
    input: 10,
    output: 2,
    cost: 0.5,
  });
  expect(story(BEGUN, [1, { ...spent, input: 10, output: 2, cost: undefined }]).spent.cost).toBeUndefined();
});

test('reading is no deed: only requests that may change something are told', () => {
  const requests = ['GET', 'POST'].map((method) => ({ method, url, status: 200 }));
  const { steps } = story(BEGUN, [
    1,
    { type: 'acted', action: click, told: 'Clicked.', url, milliseconds: 1, effects: { ...nothing, requests } },
  ]);

  expect(steps[0]?.lines[0]).toMatchObject({ requests: [{ method: 'POST' }] });
});

test('a run that goes on has its result taken away, and a step of its own for the same number', () => {
  const result = {
    status: 'stopped',
    summary: 'Half.',
    claims: [],
    steps: 1,
    milliseconds: 1,
    spent: { input: 0, output: 0, cached: 0, cost: 0, unpriced: false },
  } as const;
  const ended = story(BEGUN, [1, { type: 'remembered', what: 'One.' }], [1, { type: 'finished', ...result }]);
  expect(ended.result?.summary).toBe('Half.');

  const again = tellAll(
    ended,
    numbered([[0, { type: 'started', run: 'r', task: 'Apply', model: 'm', resumed: true }]], 4),
  );

  expect(again.result).toBeUndefined();
  expect(again.steps.at(-1)?.lines).toMatchObject([{ kind: 'note', note: 'resumed' }]);
});

test('a thousand events are added up in a moment', () => {
  const many = Array.from({ length: 1_000 }, (_, at): [number, Told] => [
    Math.floor(at / 5),
    { type: 'remembered', what: `Fact ${at}` },
  ]);
  const begun = performance.now();

  const { steps } = story(BEGUN, ...many);

  expect(steps).toHaveLength(200);
  expect(performance.now() - begun).toBeLessThan(500);
});
