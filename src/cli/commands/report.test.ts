import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { person } from '../../../test/person.ts';
import { jobStory, tellRun } from '../../../test/told-run.ts';
import { openStore } from '../../store/sqlite.ts';

const KEY = 'sk-ant-very-secret-0123456789';

/** Somebody who has a run to tell of, and a key that happens to be in it. */
async function ann(more: Record<string, string> = {}) {
  const she = await person({ ANTHROPIC_API_KEY: KEY, ...more });
  const file = join(she.folder, 'runs.sqlite');
  await using store = await openStore(file);
  const { told, pictures = {} } = jobStory();
  const thought = { type: 'thought' as const, thought: `The key is ${KEY}, or ${btoa(KEY)}.`, actions: [] };
  await tellRun(store, { task: `Find a job with ${KEY}`, told: [...told, [3, thought]], pictures });
  return Object.assign(she, {
    report: (...args: string[]) => she.lotsman('report', '261115-ab', '--store', file, ...args),
  });
}

test('the report lies in the folder of the run, and its path is all that is printed', async () => {
  await using she = await ann();

  const { code, stdout, stderr } = await she.report();

  expect(stdout).toBe(`${join(she.folder, 'runs', '261115-abcdefg', 'report.html')}\n`);
  expect(stderr).toMatch(/^\d+ kB, 3 pictures\.$/m);
  expect(code).toBe(0);
  expect(await readFile(stdout.trim(), 'utf8')).toContain('Trainee barista');
});

test.for(['html', 'markdown', 'json'])('a key from the settings is in no %s', async (format) => {
  await using she = await ann();

  const { code, stdout } = await she.report('--format', format, '--out', '-');

  expect(stdout).toContain('A trainee barista is wanted.');
  expect(stdout).not.toContain(KEY);
  expect(stdout).not.toContain(btoa(KEY));
  expect(code).toBe(0);
});

test('a file that cannot be written is one sentence and exit code 2', async () => {
  await using she = await ann();
  const folder = join(she.folder, 'folder');
  await mkdir(folder);

  const isFolder = await she.report('--out', folder);
  const isNowhere = await she.report('--out', join(folder, 'no', 'report.html'));

  for (const { code, stdout, stderr } of [isFolder, isNowhere]) {
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^✗ The report cannot be written to .*folder/);
    expect(stderr).not.toContain('    at ');
  }
});

test('where nothing opens files, that is said after the report was written', async () => {
  await using she = await ann({ PATH: '/nowhere' });

  const { code, stdout, stderr } = await she.report('--open', '--language', 'ru');

  expect(await readFile(stdout.trim(), 'utf8')).toContain('<html lang="ru">');
  expect(stderr).toContain('✗ Nothing here opens files: ');
  expect(code).toBe(3);
});

test.for(['gif', 'webm'])('a run without pictures is no %s, and that is said in one sentence', async (format) => {
  await using she = await person();
  const file = join(she.folder, 'runs.sqlite');
  await using store = await openStore(file);
  await tellRun(store, { told: jobStory().told });

  const { code, stdout, stderr } = await she.lotsman('report', '261115-ab', '--store', file, '--format', format);

  expect(stderr).toMatch(/^✗ Run 261115-abcdefg has no pictures, and a film is made of them\.\n/);
  expect(stderr).not.toContain('    at ');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});

test('a format that there is not is refused with those that there are', async () => {
  await using she = await ann();

  const { code, stderr } = await she.report('--format', 'avi');

  expect(stderr).toContain('--format is html, markdown, json, gif or webm, but it is "avi".');
  expect(code).toBe(2);
});
