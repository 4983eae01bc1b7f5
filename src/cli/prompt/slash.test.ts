import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { History } from './history.ts';
import { slashIn, suggestions } from './slash.ts';

test('a command is known by its slash, and a typing mistake gets the nearest', () => {
  expect(slashIn('/model  ollama/qwen3 ')).toEqual({ name: 'model', rest: 'ollama/qwen3' });
  expect(slashIn('/URL')).toEqual({ name: 'url', rest: '' });
  expect(slashIn('/tbas')).toEqual({ typed: '/tbas', meant: '/tabs' });
  expect(slashIn('/banana')).toEqual({ typed: '/banana', meant: undefined });
});

test('a path is no command', () => {
  expect(slashIn('/etc/hosts is a file')).toBeUndefined();
  expect(slashIn('buy milk')).toBeUndefined();
});

test('beginnings are completed', () => {
  expect(suggestions('/re')).toEqual(['/resume', '/report']);
  expect(suggestions('/x')).toEqual([]);
  expect(suggestions('re')).toEqual([]);
});

test('what was typed is there the next time, for its owner alone', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-history-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'data', 'history');
  const history = await History.in(file);
  for (const line of ['one', 'two', 'two']) await history.add(line);

  expect((await History.in(file)).lines).toEqual(['one', 'two']);
  expect(await readFile(file, 'utf8')).toBe('one\ntwo\n');
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});
