import { spawn } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/sessions.ts';
import { leaseProfile, profileHolder } from './profile.ts';

test('a free profile has no holder, a leased one names this process, a returned one is free again', async () => {
  await using folder = await temporaryFolder();
  expect(await profileHolder(folder.path)).toBeUndefined();
  {
    await using _lease = await leaseProfile(folder.path);

    expect(await profileHolder(folder.path)).toMatchObject({ pid: process.pid, host: hostname(), alive: true });
  }
  expect(await profileHolder(folder.path)).toBeUndefined();
});

test('of twenty who want a profile at the same moment, one gets it', async () => {
  await using folder = await temporaryFolder();

  const leases = await Promise.allSettled(Array.from({ length: 20 }, () => leaseProfile(folder.path)));

  expect(leases.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = leases.flatMap((lease) => (lease.status === 'rejected' ? [lease.reason.code] : []));
  expect(new Set(refusals)).toEqual(new Set(['profile_in_use']));
});

test('a lease left by a dead process is taken over', async () => {
  await using folder = await temporaryFolder();
  const child = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => child.once('exit', resolve));
  const lease = { pid: child.pid, host: hostname(), command: 'node', token: 'theirs' };
  await writeFile(join(folder.path, 'lotsman.lock'), JSON.stringify(lease));

  await using taken = await leaseProfile(folder.path);

  expect(taken.staleHolder).toMatchObject({ pid: child.pid, alive: false });
  expect(JSON.parse(await readFile(join(folder.path, 'lotsman.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a number that another program got in the meantime does not hold the profile', async () => {
  await using folder = await temporaryFolder();
  const lease = { pid: process.ppid, host: hostname(), command: 'a program that ended long ago', token: 'theirs' };
  await writeFile(join(folder.path, 'lotsman.lock'), JSON.stringify(lease));

  expect(await profileHolder(folder.path)).toMatchObject({ alive: false });
});

test.skipIf(process.platform === 'win32')(
  'a lock of another computer is respected, and the remedy is said',
  async () => {
    await using folder = await temporaryFolder();
    await symlink('elsewhere-4711', join(folder.path, 'SingletonLock'));

    const leasing = leaseProfile(folder.path);

    await expect(leasing).rejects.toThrow('process 4711 on the computer elsewhere');
    await expect(leasing).rejects.toMatchObject({ hint: expect.stringContaining('delete') });
  },
);
