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
