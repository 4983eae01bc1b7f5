import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { otherProcess } from '../../test/contracts/other-process.ts';
import { storeContract } from '../../test/contracts/store.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { Database } from './sqlite/database.ts';
import { openStore } from './sqlite.ts';

const [folder] = await forThisFile(temporaryFolder());
const module = import.meta.resolve('./sqlite.ts');
let files = 0;
const newFile = () => join(folder.path, String(++files), 'store', 'lotsman.db');

describe('a store in a file', () => {
  storeContract(() => openStore(newFile()), { module, place: ({ file }) => file });
});

describe('a store in memory', () => {
  storeContract(() => openStore(':memory:'));
});

test('what was written is there when the file is opened again', async () => {
  const file = newFile();
  {
    await using store = await openStore(file);
    await store.runs.create({ id: 'a-run', task: 'Look', options: null, startedAt: '2026-11-15T09:30:00.000Z' });
    await store.events.append('a-run', { type: 'started' });
  }
  await using store = await openStore(file);

  expect(await store.runs.get('a-run')).toMatchObject({ task: 'Look', options: null });
  expect(await store.events.read('a-run')).toHaveLength(1);
});

test('of several processes that open a new file at once, all can use it', async () => {
  const file = newFile();

  const children = await Promise.all(Array.from({ length: 6 }, () => otherProcess(module, file, 'open')));

  await Promise.all(children.map((child) => child.kill()));
  await using store = await openStore(file);
  expect(await store.runs.list()).toEqual([]);
});

test.skipIf(process.platform === 'win32')('nobody else can read the file or look into its folder', async () => {
  const file = newFile();
  await using store = await openStore(file);
  await store.runs.create({ id: 'a-run', task: 'Look', options: {}, startedAt: '2026-11-15T09:30:00.000Z' });

  const modes = await Promise.all([join(file, '..'), file, `${file}-wal`, `${file}-shm`].map((path) => stat(path)));

  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600', '600']);
});

describe('a file that cannot be used is left as it is, and said so in a sentence', () => {
  test('one of a newer version', async () => {
    const file = newFile();
    await (await openStore(file))[Symbol.asyncDispose]();
    edit(file, 'PRAGMA user_version = 99');

    await refused(file, 'was written by a newer version of Lotsman.');
  });

  test('one of another program', async () => {
    const file = join(folder.path, 'theirs.db');
    edit(file, 'CREATE TABLE bookmarks (url TEXT)');

    await refused(file, 'is a database of another program.');
  });

  test('one that is no database', async () => {
    const file = join(folder.path, 'letter.db');
    await writeFile(file, 'Dear Sir or Madam, '.repeat(1000));

    await refused(file, 'is damaged, or no database at all.');
  });

  test('one of which a part is missing', async () => {
    const file = newFile();
    await (await openStore(file))[Symbol.asyncDispose]();
    await truncate(file, 6000);

    await refused(file, 'is damaged, or no database at all.');
  });

  test('one where there can be none', async () => {
    await writeFile(join(folder.path, 'not-a-folder'), '');

    await expect(openStore(join(folder.path, 'not-a-folder', 'lotsman.db'))).rejects.toMatchObject({
      code: 'store_failed',
    });
  });

  async function refused(file: string, sentence: string): Promise<void> {
    const before = await readFile(file);
    const opening = openStore(file);
    await expect(opening).rejects.toMatchObject({ code: 'store_failed', hint: expect.any(String) });
    await expect(opening).rejects.toThrow(`${file} ${sentence}`);
    expect((await readFile(file)).equals(before)).toBe(true);
  }
});

test('a file that another process keeps locked is said to be', async () => {
  const file = newFile();
  using database = new Database(file, 50);
  using other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');

  expect(() => database.transaction(() => {})).toThrow(`Another process keeps ${file} locked.`);
});

test('a full disk is said to be full, and what was written before can be read', async () => {
  await using store = await openStore(newFile());
  await store.runs.create({ id: 'a-run', task: 'Look', options: {}, startedAt: '2026-11-15T09:30:00.000Z' });
  store.database.get('PRAGMA max_page_count = 60');
  const filling = async () => {
    for (;;) await store.events.append('a-run', { type: 'looked', page: 'word '.repeat(2_000) });
  };

  await expect(filling()).rejects.toMatchObject({ code: 'store_failed', message: expect.stringContaining('full') });

  expect((await store.events.read('a-run')).length).toBeGreaterThan(1);
  store.database.get('PRAGMA max_page_count = 1000');
  await store.events.append('a-run', { type: 'went_on' });
});

test('a program that only looks at runs loads no graph and hears no warning', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { openStore } = await import(${JSON.stringify(module)});
    await using store = await openStore(':memory:');
    console.log(JSON.stringify(loaded.filter((url) => url.includes('@langchain'))));
  `;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);

  expect(stdout).toBe('[]\n');
  expect(stderr).toBe('');
});

function edit(file: string, sql: string): void {
  using connection = new DatabaseSync(file);
  connection.exec(sql);
}

async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'lotsman-store-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
