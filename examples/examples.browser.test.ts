import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/sessions.ts';

const run = promisify(execFile);

test('the session example runs as it stands', async () => {
  await using folder = await temporaryFolder();
  const env = { ...process.env, LOTSMAN_PROFILE_FOLDER: join(folder.path, 'profile') };

  const { stdout } = await run(process.execPath, ['examples/session.ts'], { env });

  expect(stdout).toBe('Delete everything? dismissed\nKeep a copy? accepted\n');
});

test('the helm example runs as it stands', async () => {
  await using folder = await temporaryFolder();
  const env = { ...process.env, LOTSMAN_PROFILE_FOLDER: join(folder.path, 'profile') };

  const { stdout } = await run(process.execPath, ['examples/helm.ts'], { env });

  expect(stdout).toContain('pressed Enter. It holds "barista". GET 200\n');
  expect(stdout).toContain('Clicked button "Save: Trainee barista". POST 303, GET 200\n');
});
