import { expect, test } from 'vitest';
import { BARISTA, TRASH } from '../../../test/command-scripts.ts';
import { person } from '../../../test/person.ts';
import { LONG, practiceToBeginAt, runIn } from '../../../test/tasks-typed.ts';

const at = await practiceToBeginAt();

test('a task is told line by line, and its result has the proof of each claim', { timeout: LONG }, async () => {
  await using ann = await person();
  const script = await ann.file('barista.ts', BARISTA);

  const task = 'Find a job for a barista, and say what it is called.';
  const { code, stdout, stderr } = await ann.lotsman(task, ...at('jobs', 'ann'), '--model', `scripted:${script}`);

  expect(stderr).toContain(`begins  ${task}`);
  expect(stderr).toContain(`model   scripted ${script}, because it is configured`);
  expect(stderr).toContain('plans   1. Find the baristas');
  expect(stderr).toMatch(/^ {2}1 {2}thinks {2}I look for baristas\.$/m);
  expect(stderr).toMatch(/^ {5}does {4}Typed into searchbox "Profession, skill or company"/m);
  expect(stdout).toMatch(/^✓ Done\.\n {2}There is a job for a trainee\.\n/);
  expect(stdout).toMatch(/✓ A trainee is wanted\n {6}step 2: “Trainee barista” on\s+http:\/\/jobs\.localhost/);
  expect(stdout).toMatch(/2 steps · [\d.]+k tokens, \$0 · [\d.]+ s · run \d{6}-\w+/);
  expect(code).toBe(0);
});

test('a program gets a line of JSON for each event, the result last, with data of the shape it wants', {
  timeout: LONG,
}, async () => {
  await using ann = await person();
  const script = await ann.file('barista.ts', BARISTA);
  const schema = await ann.file(
    'job.json',
    '{"type":"object","properties":{"title":{"type":"string"}},"required":["title"]}',
  );

  const given = ['--schema', schema, '--model', `scripted:${script}`, '--json'];
  const { code, stdout } = await ann.lotsman('Find a job, for a barista.', ...at('jobs', 'json'), ...given);

  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(events[0]).toMatchObject({ type: 'started', task: 'Find a job, for a barista.' });
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['planned', 'observed', 'thought', 'acted']));
  const { run } = events[0];
  expect(events.at(-1)).toMatchObject({
    type: 'result',
    run,
    exitCode: 0,
    status: 'done',
    data: { title: 'Trainee barista' },
  });
  expect(code).toBe(0);

  const shown = JSON.parse((await ann.lotsman('show', run.slice(0, -1), '--json')).stdout);
  expect(shown).toMatchObject({ id: run, status: 'done', steps: 2, question: null });
  expect(shown.events).toHaveLength(events.length - 1);
});

test('what must be allowed is parked when nobody is there, answered from elsewhere, and done after that', {
  timeout: LONG,
}, async () => {
  await using ann = await person();
  const model = ['--model', `scripted:${await ann.file('trash.mjs', TRASH)}`];

  const parked = await ann.lotsman('Delete the letter about the prize.', ...at('mail', 'park'), ...model, '--no-input');
  const run = runIn(parked.stderr);
  expect(parked.stderr).toContain(`lotsman answer ${run} yes`);
  expect(parked).toMatchObject({ code: 9, stdout: '' });

  expect((await ann.lotsman('runs')).stdout).toMatch(new RegExp(`^${run} +waiting .* Delete the letter`, 'm'));
  expect((await ann.lotsman('answer', run)).stderr).toContain('That is no answer to: ');
  // Nobody has answered, so no browser is opened only to ask again.
  const early = await ann.lotsman('resume', run, ...model);
  expect(early).toMatchObject({ code: 9, stderr: expect.stringMatching(/^It waits for an answer: /) });
  expect(await ann.lotsman('answer', run.slice(0, 10), 'yes')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`lotsman resume ${run}`),
  });
  expect(await ann.lotsman('answer', run, 'no')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('has its answer already'),
  });

  const resumed = await ann.lotsman('resume', run, ...model);
  expect(resumed.stderr).toContain('hears   yes, once');
  expect(resumed.stdout).toContain('✓ Done.\n  It is in the trash.');
  expect(resumed.code).toBe(0);

  // Over is over: the result is shown again, and no browser is opened.
  const again = await ann.lotsman('resume', run);
  expect(again).toMatchObject({ code: 0, stdout: resumed.stdout, stderr: `Run ${run} is over.\n\n` });
  expect((await ann.lotsman('answer', run, 'yes')).stderr).toContain('waits for no answer.');
  expect((await ann.lotsman('show', run)).stdout).toMatch(/asks {4}[\s\S]*hears {3}yes, once[\s\S]*✓ Done\./);
});
