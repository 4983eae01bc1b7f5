import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ollamaUrl } from '../../brain/find/local-servers.ts';
import { load } from '../../config/load.ts';
import { LotsmanError } from '../../errors.ts';
import { type Check, examine, ok } from './check.ts';
import { judgeSpace } from './disk.ts';
import { folderState } from './folder.ts';
import { answering } from './models.ts';
import { judgeNode } from './node.ts';

test('a check that hangs becomes a warning and holds up nobody', async () => {
  const loaded = await load({ env: {}, cwd: tmpdir(), home: tmpdir() });
  let aborted = false;
  const checks: Check[] = [
    {
      name: 'hangs',
      title: 'Hangs',
      look: (_, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            aborted = true;
          });
        }),
    },
    { name: 'fine', title: 'Fine', look: () => ok('fine') },
    {
      name: 'throws',
      title: 'Throws',
      look: () => {
        throw new LotsmanError('no_browser', 'Not there.', { hint: 'Get one.' });
      },
    },
  ];

  const findings = await examine(checks, { config: loaded.values, loaded }, 50);

  expect(findings.map(({ name, status }) => `${name}: ${status}`)).toEqual([
    'hangs: warning',
    'fine: ok',
    'throws: failure',
  ]);
  expect(findings[2]).toMatchObject({ message: 'Not there.', remedy: 'Get one.' });
  expect(aborted).toBe(true);
});

test('less than 1 GB of space is a warning, less than 200 MB a failure', () => {
  expect(judgeSpace(5_000_000_000, '/x')).toMatchObject({ status: 'ok', message: '5.0 GB free in /x' });
  expect(judgeSpace(999_000_000, '/x')).toMatchObject({ status: 'warning' });
  expect(judgeSpace(199_000_000, '/x')).toMatchObject({ status: 'failure' });
});

test('a Node older than 22.18 is a failure', () => {
  expect(judgeNode('22.17.1', '/n').status).toBe('failure');
  expect(judgeNode('20.19.0', '/n').status).toBe('failure');
  expect(judgeNode('22.18.0', '/n').status).toBe('ok');
  expect(judgeNode('24.0.0', '/n').status).toBe('ok');
});

test('a folder inside of a file cannot be made, one inside of a folder can', async ({ onTestFinished }) => {
  const root = await mkdtemp(join(tmpdir(), 'lotsman-doctor-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'file'), '');

  expect(await folderState(join(root, 'file', 'deep'))).toMatchObject({
    exists: false,
    trouble: `${join(root, 'file')} is not a folder`,
  });
  expect(await folderState(join(root, 'new', 'deep'))).toEqual({ exists: false, nearest: root, trouble: undefined });
  expect(await folderState(root)).toEqual({ exists: true, nearest: root, trouble: undefined });
});

test('a program on the port of a model server that is none is not mistaken for one', async ({ onTestFinished }) => {
  const answers: Record<string, string> = {
    '/openai': '{"data": [{"id": "llama"}]}',
    '/page': '<html>',
    '/other': '{"data": {}}',
  };
  const server = createServer(({ url = '' }, response) => {
    if (url !== '/slow') response.end(answers[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const servers = ['/openai', '/page', '/other', '/slow'].map((path) => ({
    name: path,
    address: `http://${host}${path}`,
  }));

  const found = await answering(servers, AbortSignal.timeout(5_000));

  expect(found).toEqual([{ name: '/openai', address: host, models: ['llama'] }]);
});

test('OLLAMA_HOST is understood in all the ways people write it', () => {
  expect(ollamaUrl('127.0.0.1')).toBe('http://127.0.0.1:11434');
  expect(ollamaUrl('0.0.0.0:5000')).toBe('http://127.0.0.1:5000');
  expect(ollamaUrl(':5000')).toBe('http://127.0.0.1:5000');
  expect(ollamaUrl('https://models.example/ollama/')).toBe('https://models.example/ollama');
});
