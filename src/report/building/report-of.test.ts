import { expect, test } from 'vitest';
import { jobStory, jpeg, type ToldRun, tellRun } from '../../../test/told-run.ts';
import type { Told } from '../../run-events.ts';
import { openStore } from '../../store/sqlite.ts';
import { readKnown } from '../read-known.ts';
import type { Report } from '../report.ts';
import { reportOf } from './report-of.ts';

async function reported(story: ToldRun): Promise<Report> {
  await using store = await openStore(':memory:');
  const run = await tellRun(store, story);
  const { known } = await readKnown(store, { run, status: run.status, language: 'en' });
  return reportOf(known);
}

test('a report tells what was asked, what came of it, and what proves it', async () => {
  const { task, status, startUrl, models, result, claims, plan, steps } = await reported(jobStory());

  expect({ task, status, startUrl, models, steps }).toEqual({
    task: 'Find a job',
    status: 'partial',
    startUrl: 'http://jobs.test/',
    models: ['scripted'],
    steps: 2,
  });
  expect(result).toEqual({
    status: 'partial',
    summary: 'A trainee barista is wanted.',
    because: 'Not proved: It is well paid',
  });
  expect(plan).toMatchObject([{ goal: 'Find it', state: 'done' }]);
  expect(claims.map(({ proved }) => proved)).toEqual([true, false]);
  expect(claims[0]?.evidence).toMatchObject([
    { kind: 'quote', shown: { picture: 3, spots: [[100, 200, 220, 220]] } },
    { kind: 'request', status: 201, shown: { picture: 3, spots: [] } },
    { kind: 'file', sha256: 'ab'.repeat(32) },
  ]);
});

test('each action has the page before it, with what was touched, and after it', async () => {
  const { timeline } = await reported(jobStory());

  expect(timeline.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(timeline[0]).toMatchObject({ title: 'Jobs', shown: { picture: 1 } });
  expect(timeline[1]).toMatchObject({
    thought: 'I look for baristas.',
    actions: [
      {
        told: 'Typed.',
        before: { picture: 1, spots: [[10, 10, 300, 40]] },
        after: { picture: 2, spots: [] },
      },
    ],
  });
  expect(timeline[2]?.actions).toMatchObject([
    { before: { picture: 2, spots: [[500, 500, 600, 540]] }, requests: [{ method: 'POST', status: 201 }] },
  ]);
  expect(timeline[2]?.notes).toMatchObject([{ kind: 'asked' }, { kind: 'failed' }, { kind: 'checked' }]);
});

test('it tells who was asked what, what was allowed, and what went wrong', async () => {
  const { questions, permissions, troubles } = await reported(jobStory());

  expect(questions).toMatchObject([{ kind: 'approval', text: 'Send it?\n- To: Ann', answer: { allows: 'once' } }]);
  expect(permissions).toEqual([
    {
      what: 'Send it?',
      site: 'http://jobs.test',
      for: 'once',
      step: 2,
      used: [{ step: 2, action: 'click button "Apply"' }],
    },
  ]);
  expect(troubles).toMatchObject([{ kind: 'error', code: 'covered', hint: 'Close it.' }]);
});

test('time and money are told by part', async () => {
  const { time, spending, total } = await reported(jobStory());

  expect(time).toEqual({ total: 18_000, thinking: 800, acting: 800, waiting: 1_000, rest: 15_400 });
  expect(spending.map(({ role, questions }) => [role, questions])).toEqual([
    ['planner', 1],
    ['navigator', 1],
  ]);
  expect(total).toMatchObject({ input: 2_000, output: 100, cached: 400 });
  expect(total.cost).toBeCloseTo(0.03);
});

test('a price that nobody knows is not counted as nothing', async () => {
  const spent = (cost: number | undefined): Told => ({
    type: 'spent',
    role: 'navigator',
    model: 'm',
    milliseconds: 1,
    mended: [],
    input: 1,
    output: 1,
    cached: 0,
    cost,
  });
  const { total } = await reported({
    told: [
      [1, spent(0.5)],
      [1, spent(undefined)],
    ],
  });

  expect(total.cost).toBeUndefined();
});

test('a run that is under way, and has no pictures, has a report too', async () => {
  const { status, result, timeline, claims, pictures } = await reported({ told: jobStory().told.slice(0, 6) });

  expect({ status, result, claims, pictures }).toEqual({
    status: 'running',
    result: undefined,
    claims: [],
    pictures: [],
  });
  expect(timeline.map(({ step }) => step)).toEqual([0, 1]);
});

test('an act of which nobody knows how it ended is a warning', async () => {
  await using store = await openStore(':memory:');
  const run = await tellRun(store, { told: [] });
  await store.journal.intend(run.id, {
    key: '3.0',
    step: 3,
    action: { spoken: 'click button "Pay"', url: 'http://x/' },
  });

  const { known } = await readKnown(store, { run, status: run.status, language: 'en' });
  const { deeds, troubles } = reportOf(known);

  expect(deeds).toMatchObject([{ action: 'click button "Pay"', url: 'http://x/' }]);
  expect(deeds[0]).not.toHaveProperty('outcome');
  expect(troubles).toMatchObject([{ code: 'unknown_outcome', step: 3 }]);
});

test('pictures that have no room are counted; those that prove something stay', async () => {
  const story = jobStory();
  const many = Array.from({ length: 40 }, (_, index) => `9-${index}.jpg`);
  const more = many.map((file): [number, Told] => [
    3,
    { type: 'pictured', file, url: 'http://jobs.test/', width: 960, height: 600, scale: 1 },
  ]);
  const { pictures, picturesLeftOut, claims } = await reported({
    told: [...story.told, ...more],
    pictures: {
      ...story.pictures,
      ...Object.fromEntries(many.map((file) => [file, { bytes: jpeg(960, 600, 150_000) }])),
    },
  });

  expect(pictures.length + picturesLeftOut).toBe(43);
  expect(picturesLeftOut).toBeGreaterThan(10);
  expect(pictures.map(({ file }) => file)).toEqual(expect.arrayContaining(['2-c.jpg', '0-a.jpg', '9-39.jpg']));
  expect(claims[0]?.evidence[0]?.shown?.picture).toBe(3);
});

test('only pictures in the folder of the run are read, whatever an event names', async () => {
  const { pictures } = await reported({
    told: [
      [1, { type: 'pictured', file: '../../secret.jpg', url: '', width: 1, height: 1, scale: 1 }],
      [1, { type: 'pictured', file: 'notes.txt', url: '', width: 1, height: 1, scale: 1 }],
      [1, { type: 'pictured', file: 'gone.jpg', url: '', width: 1, height: 1, scale: 1 }],
      [1, { type: 'pictured', file: 'broken.jpg', url: '', width: 1, height: 1, scale: 1 }],
    ],
    pictures: { 'notes.txt': { bytes: jpeg(1, 1) }, 'broken.jpg': { bytes: Buffer.from('no picture') } },
  });

  expect(pictures).toEqual([]);
});

test('what failed is shown as it looked then, and what was done proves itself', async () => {
  const action = { tool: 'click', input: { id: 1 }, spoken: 'click button "Save"' };
  const quote = { kind: 'quote', quote: 'Clicked button "Save".', url: 'http://x.test/', step: 1 } as const;
  const claims = [{ claim: 'It is saved', proved: true, evidence: [quote] }];
  const effects = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
  const {
    timeline,
    pictures,
    claims: told,
  } = await reported({
    told: [
      [1, { type: 'acted', action, told: `${quote.quote}\nmore`, url: quote.url, milliseconds: 1, effects }],
      [1, { type: 'failed', what: 'click', code: 'covered', message: 'No.', files: ['C:\\runs\\1-covered.jpg'] }],
      [1, { type: 'validated', holds: true, claims, feedback: '' }],
    ],
    pictures: { '1-covered.jpg': { bytes: jpeg(1280, 800) } },
  });

  expect(pictures).toMatchObject([{ file: '1-covered.jpg', isOfFailure: true, width: 1280 }]);
  expect(timeline[0]?.shown).toEqual({ picture: 1, spots: [] });
  expect(told[0]?.evidence).toEqual([{ ...quote, isDeed: true }]);
});
