import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/sessions.ts';
import { anyFile, filesIn, outboxOf } from './outbox.ts';

async function machine() {
  const folder = await temporaryFolder();
  const at = (...names: string[]) => join(folder.path, ...names);
  await mkdir(at('outbox', 'deeper'), { recursive: true });
  for (const name of ['cv.pdf', 'id_ed25519', 'outbox/letter.txt', 'outbox/deeper/hidden.txt'])
    await writeFile(at(name), name);
  await symlink(at('id_ed25519'), at('outbox', 'harmless.txt'));
  await symlink(at('outbox', 'letter.txt'), at('outbox', 'the-same.txt'));
  return {
    at,
    outbox: outboxOf({ files: [at('cv.pdf')], folder: at('outbox') }),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

test('what the user gave or put there is found by name and by path', async () => {
  await using here = await machine();
  const { at, outbox } = here;

  expect(await outbox.names()).toEqual(['cv.pdf', 'letter.txt']);
  expect(await outbox.find('cv.pdf')).toBe(at('cv.pdf'));
  expect(await outbox.find(at('outbox', 'letter.txt'))).toBe(at('outbox', 'letter.txt'));
  expect(await outbox.find(relative(process.cwd(), at('cv.pdf')))).toBe(at('cv.pdf'));
  expect(await outbox.find(at('outbox', 'the-same.txt'))).toBe(at('outbox', 'letter.txt'));
});

test.each([
  'id_ed25519',
  'outbox/../id_ed25519',
  'outbox/harmless.txt',
  'outbox/deeper/hidden.txt',
  'outbox',
  'nothing.txt',
  'harmless.txt',
])('%s is not given away', async (name) => {
  await using here = await machine();
  const { at, outbox } = here;

  await expect(outbox.find(at(name))).rejects.toThrow(/is not among the files/);
  await expect(outbox.find(name)).rejects.toMatchObject({ hint: 'These may: cv.pdf, letter.txt.' });
});

test('a folder that is not there has nothing in it', async () => {
  const outbox = outboxOf({ files: [], folder: '/nowhere/at/all' });

  expect(await outbox.names()).toEqual([]);
  await expect(outbox.find('/etc/hostname')).rejects.toMatchObject({ hint: expect.stringContaining('--file') });
});

test('a person who drives by hand gives what they like', async () => {
  await using here = await machine();

  expect(await anyFile.find(here.at('id_ed25519'))).toBe(here.at('id_ed25519'));
  await expect(anyFile.find(here.at('nothing'))).rejects.toThrow(/There is no file/);
});

test('files that are written in a task are found in it', () => {
  expect(filesIn('Apply at https://jobs.example/a.html with ~/cv.pdf and "My letter.txt".')).toEqual([
    'My letter.txt',
    '~/cv.pdf',
  ]);
  expect(filesIn('Send ./a.png, /tmp/b.jpeg and C:\\Users\\ann\\c.doc to shop.example/d.zip')).toEqual([
    './a.png',
    '/tmp/b.jpeg',
    'C:\\Users\\ann\\c.doc',
  ]);
  expect(filesIn('Read the news.')).toEqual([]);
});
