import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/sessions.ts';

/** Runs an example as it stands, with a profile of its own, and returns what it prints. */
async function printedBy(example: string): Promise<string> {
  await using folder = await temporaryFolder();
  const env = { ...process.env, LOTSMAN_PROFILE_FOLDER: join(folder.path, 'profile') };
  const { stdout } = await promisify(execFile)(process.execPath, [`examples/${example}.ts`], { env });
  return stdout;
}

test('the session example runs as it stands', async () => {
  expect(await printedBy('session')).toBe('Delete everything? dismissed\nKeep a copy? accepted\n');
});

test('the helm example runs as it stands', async () => {
  const printed = await printedBy('helm');

  expect(printed).toContain('pressed Enter. It holds "barista". GET 200\n');
  expect(printed).toContain('Clicked button "Save: Trainee barista". POST 303, GET 200\n');
});

test('the run example runs as it stands', async () => {
  expect(await printedBy('run')).toBe(
    [
      'type searchbox "Profession, skill or company" (barista)',
      'done: There are four vacancies for baristas.',
      'proved: There are four of them.\n',
    ].join('\n'),
  );
});

test('the example of typed data runs as it stands', async () => {
  const printed = await printedBy('typed-data');

  expect(printed).toContain('Marketing assistant, Quillbyte\n');
  expect(printed).toMatch(/^40 in all$/m);
});

test('the example of an own tool and an own rule runs as it stands', async () => {
  const printed = await printedBy('own-tool-and-rule');

  expect(printed).toContain(
    'denied: click button "Save: Marketing assistant". Nothing is to be saved here.\nOne euro buys 1.25 USD.\n',
  );
});

test('the example of a Playwright page runs as it stands', async () => {
  const printed = await printedBy('playwright-page');

  expect(printed).toContain('Clicked link "Italian"');
  expect(printed).toContain('Forno Vecchio: 4.8\nNonna Lina: 5.0\nnot proved: restaurants[1].rating = 5\n');
});

test('the example of hooks runs as it stands', async () => {
  const printed = await printedBy('hooks');

  expect(printed).toContain('before: navigate');
  expect(printed).not.toContain('after: navigate');
  expect(printed).toContain('after: type, 1 request\ndone\n');
});
