import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { load } from '../src/config/load.ts';
import { documents } from './docs.ts';

test.for(Object.entries(documents()))('%s is what the code says', async ([path, content]) => {
  const onDisk = await readFile(join(import.meta.dirname, '..', path), 'utf8').catch(() => '');

  // Git may have given it other line ends.
  expect(onDisk.replaceAll('\r\n', '\n') === content, `${path} is out of date: run node scripts/docs.ts`).toBe(true);
});

test('every example in .env.example is a value that is accepted', async () => {
  const example = documents()['.env.example'] ?? '';
  const env = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));

  const { origins } = await load({ env, cwd: import.meta.dirname, home: '/nowhere' });

  const names = Object.values(origins).map((origin) => (origin.source === 'environment' ? origin.name : undefined));
  expect(names.toSorted()).toEqual(Object.keys(env).toSorted());
});
