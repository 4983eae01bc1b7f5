import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test as base, expect } from 'vitest';
import { Vault } from '../../safety/secrets/vault.ts';
import { askHidden } from './secrets/ask-hidden.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const PASSWORD = 'korrekt-Pferd-Batterie';

/** The real program with a home of its own, on a machine whose key store has no program. */
const test = base.extend('place', async ({ onTestFinished }) => {
  const root = await mkdtemp(join(tmpdir(), 'lotsman-secrets-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [folder, home] = [join(root, 'secrets'), join(root, 'home')];
  await mkdir(home);
  const run = async (args: readonly string[], stdin = '') => {
    const child = spawn(process.execPath, [MAIN, 'secrets', ...args], {
      cwd: home,
      env: { PATH: home, SystemRoot: process.env['SystemRoot'], HOME: home, LOTSMAN_SECRETS: folder },
    });
    child.stdin.end(stdin);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
      });
    const [code] = await once(child, 'close');
    return { code: code as number, said };
  };
  return { folder, run };
});

test('a secret is kept from stdin, listed without its value, and forgotten', async ({ place }) => {
  const set = await place.run(['set', 'mail', '--origin', 'https://mail.example,https://b.example'], `${PASSWORD}\n`);
  const list = await place.run(['list']);
  const json = await place.run(['list', '--json']);

  expect(set).toMatchObject({ code: 0, said: expect.stringContaining('it is {{secret:mail}}') });
  expect(list.said).toMatch(/^mail {2}password {2}https:\/\/mail\.example\n +https:\/\/b\.example\n/);
  expect(list.said).toContain(`Their key is in the key file ${join(place.folder, 'key')}.`);
  expect(JSON.parse(json.said)).toMatchObject({ secrets: [{ name: 'mail', field: 'password', totp: false }] });
  expect(set.said + list.said + json.said).not.toContain('Pferd');
  expect(await new Vault(place.folder, () => undefined).open('mail')).toBe(PASSWORD);
  for (const name of await readdir(place.folder))
    expect((await readFile(join(place.folder, name))).includes(PASSWORD)).toBe(false);

  expect(await place.run(['remove', 'mail'])).toEqual({ code: 0, said: 'mail is forgotten.\n' });
  expect((await place.run(['list'])).said).toContain('There are no secrets.');
});

test('what makes one-time codes is for fields of codes', async ({ place }) => {
  await place.run(
    ['set', 'code', '--totp', '--origin', 'https://mail.example'],
    'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
  );

  expect((await place.run(['list'])).said).toContain('code, made by the clock');
  expect(await new Vault(place.folder, () => undefined).open('code')).toMatchObject({ digits: 6 });
});

test.each([
  [['set', 'mail', PASSWORD, '--origin', 'https://a.example'], 'too many words'],
  [['set', 'mail'], 'needs the origins'],
  [['set', 'mail', '--origin', 'http://a.example'], 'is not reached over https'],
  [['set', 'mail', '--origin', 'https://a.example', '--field', 'pasword'], '--field must be one of'],
  [['set', 'a b', '--origin', 'https://a.example'], 'cannot be the name'],
  [['set', 'mail', '--origin', 'https://a.example'], 'There is no value'],
  [['remove', 'mail'], 'There is no secret called mail.'],
  [['lst'], 'did you mean list?'],
])('%j is refused in a sentence, and nothing is kept', async (args, sentence) => {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-secrets-'));
  const child = spawn(process.execPath, [MAIN, 'secrets', ...args], {
    cwd: folder,
    env: { PATH: folder, HOME: folder, LOTSMAN_SECRETS: join(folder, 'secrets') },
  });
  child.stdin.end();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');

  expect(code).toBe(2);
  expect(said).toContain(sentence);
  expect(said).not.toContain('Pferd');
  expect(await readdir(folder)).not.toContain('secrets');
  await rm(folder, { recursive: true });
});

test('too short to be masked is too short to be kept', async ({ place }) => {
  const { code, said } = await place.run(['set', 'pin', '--origin', 'https://a.example', '--field', 'card'], '123');

  expect(code).toBe(2);
  expect(said).toContain('at least 4 characters');
});

test('at a terminal nothing of the value is shown, and mistakes can be taken back', async () => {
  const modes: boolean[] = [];
  const setRawMode = (mode: boolean) => {
    modes.push(mode);
    return input as never;
  };
  const input = Object.assign(new PassThrough(), { setRawMode });
  const output = new PassThrough();
  const asking = askHidden('Value: ', input, output);
  for (const keys of ['wrong\u0015', 'hunx\u007Fter', '\u001B[200~ 2ж\u001B[201~', '\r']) input.write(keys);

  expect(await asking).toBe('hunter 2ж');
  expect(output.read().toString()).toBe('Value: \n');
  expect(modes).toEqual([true, false]);
});

test('Ctrl-C at the question keeps nothing', async () => {
  const input = Object.assign(new PassThrough(), { setRawMode: () => input as never });
  const asking = askHidden('Value: ', input, new PassThrough());
  input.write('hun\u0003');

  await expect(asking).rejects.toMatchObject({ code: 'stopped' });
});
