import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import type { KeyPlace } from './key-place.ts';
import { systemKeyStore } from './key-stores.ts';
import { readTotp } from './totp.ts';
import { Vault } from './vault.ts';

const none = () => undefined;
const PASSWORD = 'korrekt-Pferd-Batterie';
const mail = { name: 'mail', origins: ['https://mail.example'], field: 'password', value: PASSWORD } as const;

const test = base.extend('folder', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'secrets');
});

test('what was kept can be opened by another process, and its value stands in no file', async ({ folder }) => {
  await new Vault(folder, none).set(mail);
  const vault = new Vault(folder, none);

  expect(await vault.open('mail')).toBe(PASSWORD);
  expect(await vault.list()).toMatchObject([{ name: 'mail', origins: ['https://mail.example'], field: 'password' }]);
  expect(JSON.stringify(await vault.list())).not.toContain(PASSWORD);
  for (const name of await readdir(folder)) expect((await readFile(join(folder, name))).includes(PASSWORD)).toBe(false);
});

test('a secret is replaced, removed, and then unknown', async ({ folder }) => {
  const vault = new Vault(folder, none);
  await vault.set(mail);
  await vault.set({ ...mail, value: 'another one' });
  await vault.set({ ...mail, name: 'code', field: 'code', value: readTotp('JBSWY3DPEHPK3PXP') });

  expect(await vault.open('mail')).toBe('another one');
  expect(await vault.open('code')).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP', digits: 6 });
  await vault.remove('mail');
  expect((await vault.list()).map(({ name }) => name)).toEqual(['code']);
  await expect(vault.open('mail')).rejects.toThrow('There is no secret called mail.');
  await expect(vault.remove('mail')).rejects.toThrow('There is no secret called mail.');
});

test.skipIf(process.platform === 'win32')(
  'nobody else can read the files or look into their folder',
  async ({ folder }) => {
    await new Vault(folder, none).set(mail);

    const modes = await Promise.all(
      [folder, join(folder, 'secrets.json'), join(folder, 'key')].map((path) => stat(path)),
    );
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600']);
    expect(await readdir(folder)).toHaveLength(2);
  },
);

describe('what cannot be used is said in one sentence', () => {
  test('another key', async ({ folder }) => {
    await new Vault(folder, none).set(mail);
    await writeFile(join(folder, 'key'), randomBytes(32).toString('base64'));

    await refused(folder, /^The key in the key file .* does not open .*secrets\.json\.$/);
    await expect(new Vault(folder, none).set({ ...mail, name: 'more' })).rejects.toThrow('does not open');
    expect(await new Vault(folder, none).list()).toHaveLength(1);
  });

  test('no key, or what is none', async ({ folder }) => {
    await new Vault(folder, none).set(mail);
    await rm(join(folder, 'key'));
    await refused(folder, /^The key to the secrets is not in the key file .*\.$/);

    await writeFile(join(folder, 'key'), 'Dear Sir or Madam', { mode: 0o600 });
    await refused(folder, /^The key to the secrets is not in the key file .*\.$/);
  });

  test.skipIf(process.platform === 'win32')('a key that others can read', async ({ folder }) => {
    await new Vault(folder, none).set(mail);
    await chmod(join(folder, 'key'), 0o644);

    await refused(folder, /^Others on this machine can read the key file .*\.$/);
  });

  test.each(['', '{', '{"version":2}', 'Dear Sir or Madam'])('a file that holds "%s"', async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'lotsman-secrets-'));
    await writeFile(join(folder, 'secrets.json'), text);

    await refused(folder, /^The file of secrets .* is damaged, or of another version of Lotsman\.$/);
    await expect(new Vault(folder, none).set(mail)).rejects.toMatchObject({ code: 'secrets_failed' });
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe(text);
    await rm(folder, { recursive: true });
  });

  test('a secret that somebody gave another origin', async ({ folder }) => {
    await new Vault(folder, none).set(mail);
    const file = join(folder, 'secrets.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('https://mail.example', 'https://evil.example'));

    await refused(folder, /^The secret mail in .* was changed by another hand\.$/);
  });

  async function refused(folder: string, sentence: RegExp): Promise<void> {
    const opening = new Vault(folder, none).open('mail');
    await expect(opening).rejects.toMatchObject({ code: 'secrets_failed', hint: expect.any(String) });
    await expect(opening).rejects.toThrow(sentence);
  }
});

describe('the key store of the system', () => {
  test('has the key where there is one, and no file has it', async ({ folder }) => {
    const stored = new Map<string, Buffer>();
    const store = (account: string): KeyPlace => ({
      name: 'secret-service',
      spoken: 'a store of the test',
      read: async () => stored.get(account),
      write: async (key) => stored.set(account, key).size > 0,
    });
    await new Vault(folder, store).set(mail);

    expect(await new Vault(folder, store).open('mail')).toBe(PASSWORD);
    expect(await new Vault(folder, store).keyPlace()).toBe('a store of the test');
    expect(await readdir(folder)).toEqual(['secrets.json']);
    stored.clear();
    await expect(new Vault(folder, store).open('mail')).rejects.toThrow('is not in a store of the test');
    await expect(new Vault(folder, none).open('mail')).rejects.toThrow('lies in a key store of another system');
  });

  test('that forgets what it is given is not used', async ({ folder }) => {
    const broken: KeyPlace = { name: 'keychain', spoken: 'x', read: async () => undefined, write: async () => true };
    await new Vault(folder, () => broken).set(mail);

    expect(await new Vault(folder, () => broken).keyPlace()).toContain('the key file');
  });

  test.skipIf(process.platform === 'win32')(
    'is asked through its program, which hears the key on stdin',
    async ({ folder, onTestFinished }) => {
      const programs = await mkdtemp(join(tmpdir(), 'lotsman-programs-'));
      const { PATH } = process.env;
      onTestFinished(async () => {
        process.env['PATH'] = PATH;
        await rm(programs, { recursive: true });
      });
      const program = `#!/bin/sh
echo "$@" >> "${programs}/words"
if [ "$1" = store ]; then cat > "${programs}/key"; else cat "${programs}/key"; fi
`;
      await writeFile(join(programs, 'secret-tool'), program, { mode: 0o755 });
      process.env['PATH'] = `${programs}:${PATH}`;
      const linux = (account: string) => systemKeyStore(account, 'linux');
      await new Vault(folder, linux).set(mail);

      expect(await new Vault(folder, linux).open('mail')).toBe(PASSWORD);
      expect(await new Vault(folder, linux).keyPlace()).toContain('Secret Service');
      const key = await readFile(join(programs, 'key'), 'utf8');
      expect(Buffer.from(key, 'base64')).toHaveLength(32);
      expect(await readFile(join(programs, 'words'), 'utf8')).not.toContain(key);
    },
  );
});
