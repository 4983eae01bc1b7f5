import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BARISTA, SLOW, TRASH } from '../../../test/command-scripts.ts';
import { startModelServer } from '../../../test/model-server/server.ts';
import { person } from '../../../test/person.ts';
import { LONG, posix, practiceToBeginAt, runIn } from '../../../test/tasks-typed.ts';

const at = await practiceToBeginAt();

test('a run that waits hears an answer from another process, and what to do instead', { timeout: LONG }, async () => {
  await using ann = await person();
  const model = ['--model', `scripted:${await ann.file('trash.mjs', TRASH)}`];
  const running = ann.start('Delete the letter about the prize.', ...at('mail', 'wait'), ...model, '--wait');
  await running.heard('asks ');
  expect(await ann.lotsman('resume', '2')).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('is driven by process'),
  });

  await expect
    .poll(async () => (await ann.lotsman('answer', '2', 'do not, leave it')).stdout, { timeout: 20_000 })
    .toContain('hears it and goes on.');

  const { code, stdout, stderr } = await running.ended;
  expect(stderr).toContain('hears   no: do not, leave it');
  expect(stdout).toContain('~ Partly done.\n  I left it there.');
  expect(code).toBe(7);
});

posix('Ctrl-C ends the step and saves; the run goes on where it was', { timeout: LONG }, async () => {
  await using ann = await person();
  const model = ['--model', `scripted:${await ann.file('slow.mjs', SLOW)}`];
  const running = ann.start('Look around', ...at('jobs', 'stop'), ...model);
  await running.heard('does ');

  running.kill();
  const stopped = await running.ended;

  const run = runIn(stopped.stderr);
  expect(stopped.stderr).toContain('Stopping after this step.');
  expect(stopped.stderr).toContain(`lotsman resume ${run} continues it.`);
  expect(stopped).toMatchObject({ code: 130, stdout: '' });
  expect((await ann.lotsman('runs')).stdout).toMatch(new RegExp(`^${run} +interrupted `, 'm'));

  const { code, stdout, stderr } = await ann.lotsman('resume', run, ...model);
  expect(stderr).toContain('resumes Look around');
  expect(stderr).not.toMatch(/^ {2}1 {2}thinks/m);
  expect(stdout).toContain('All seen.');
  expect(stdout).toContain('6 steps');
  expect(code).toBe(0);
});

posix('Ctrl-C twice stops at once', { timeout: LONG }, async () => {
  await using ann = await person();
  const slower = SLOW.replace('delay(400)', 'delay(60_000)');
  const model = ['--model', `scripted:${await ann.file('slow.mjs', slower)}`];
  const running = ann.start('Look around', ...at('jobs', 'twice'), ...model);
  await running.heard('sees ');

  running.kill();
  await running.heard('Stopping after this step.');
  running.kill();

  const { code, stderr } = await running.ended;
  expect(stderr).toContain(`lotsman resume ${runIn(stderr)} continues it.`);
  expect(code).toBe(130);
});

posix('Ctrl-C while the browser is still starting leaves nothing behind', { timeout: LONG }, async () => {
  await using ann = await person();
  const model = ['--model', `scripted:${await ann.file('slow.mjs', SLOW)}`];
  const running = ann.start('Look around', ...at('jobs', 'early'), ...model);
  await running.heard('model ');

  running.kill();

  expect(await running.ended).toMatchObject({ code: 130, stdout: '', stderr: expect.stringContaining('Stopped') });
  const processes = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' });
  expect(processes.split('\n').filter((line) => line.includes(`--user-data-dir=${ann.folder}`))).toEqual([]);
});

test('at a limit it stops with what it has', { timeout: LONG }, async () => {
  await using ann = await person();
  const model = ['--model', `scripted:${await ann.file('slow.mjs', SLOW)}`];

  const { code, stdout } = await ann.lotsman('Look around', ...at('jobs', 'limit'), ...model, '--max-steps', '2');

  expect(stdout).toMatch(/^! Stopped\.\n {2}The limit is reached: 2 steps were allowed\./);
  expect(code).toBe(10);
});

test('without a model plain instructions are followed, and on request each decision says why', {
  timeout: LONG,
}, async () => {
  await using ann = await person();

  const task = 'Search for “barista” and open the vacancy “Trainee barista”.';
  const { code, stdout, stderr } = await ann.lotsman(task, ...at('jobs', 'pilot'), '--model', 'pilot', '--explain');

  expect(stderr).toContain('model   pilot, because it is configured');
  expect(stderr).toMatch(/^ {2}1 {2}thinks {2}Understood: search\("barista"\) ; go\("Trainee barista"\)$/m);
  expect(stderr).toMatch(/^ {5}does {4}Typed into searchbox "Profession, skill or company"/m);
  expect(stderr).toMatch(/^ {13}Looked for: Trainee barista\n {13}→ \d\.\d\d \[\d+\] link “Trainee barista”: /m);
  expect(stdout).toMatch(/^✓ Done\.\n/);
  expect(stdout).toMatch(/ steps · 0 tokens, \$0 · /);
  expect(code).toBe(0);
});

test('a model is found by itself, what it costs is told, and its key never', { timeout: LONG }, async () => {
  await using server = await startModelServer();
  const model = { OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_MODEL: 'thinker', OPENAI_API_KEY: 'hunter22-hunter22' };
  await using ann = await person(model);
  const usage = { input: 10_000, output: 1_000 };
  const result = { summary: 'My key is hunter22-hunter22.', claims: [{ claim: 'There are jobs', quote: 'vacancies' }] };
  server.play(
    { text: 'I scroll first.', calls: [{ tool: 'scroll', input: {} }], usage },
    { text: 'That is all.', calls: [{ tool: 'done', input: result }], usage },
    { calls: [{ tool: 'answer', input: { holds: true } }], usage },
  );

  const { code, stdout, stderr } = await ann.lotsman(
    'Look',
    ...at('jobs', 'paid'),
    '--price',
    'compatible/thinker=1,10',
  );

  expect(stderr).toContain('model   compatible/thinker, because OPENAI_BASE_URL and OPENAI_MODEL are set');
  expect(stderr).toMatch(/does {4}Scrolled down.* 11k tokens, \$0\.0200/);
  expect(stdout).toContain('2 steps · 33k tokens, $0.0600 · ');
  expect(stdout).toContain('My key is ***.');
  expect(stdout + stderr).not.toContain('hunter22');
  expect(code).toBe(0);
});

test('the script in the docs does what they say', { timeout: LONG }, async () => {
  await using ann = await person();
  const page = await readFile(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  const script = await ann.file('barista.ts', /```ts\n(\/\/ barista\.ts\n[\s\S]*?)```/.exec(page)?.[1] ?? '');

  const { code, stdout } = await ann.lotsman(
    'Find a job for a barista',
    ...at('jobs', 'docs'),
    '--model',
    `scripted:${script}`,
  );

  expect(stdout).toContain('✓ Done.\n  A trainee is wanted.');
  expect(code).toBe(0);
});

test('what was recorded is replayed without asking anybody', { timeout: LONG }, async () => {
  await using ann = await person();
  const script = await ann.file('barista.ts', BARISTA);
  const recording = join(ann.folder, 'answers.json');
  const task = ['Find a job, for a barista.', ...at('jobs', 'tape')];

  const first = await ann.lotsman(...task, '--model', `scripted:${script}`, '--record', recording);
  const again = await ann.lotsman(...task, '--model', `recorded:${recording}`);

  expect(await readFile(recording, 'utf8')).toContain('"key": "navigator 2"');
  expect(first.code).toBe(0);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('There is a job for a trainee.') });
});
