import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { Navigating } from '../src/brain/matter.ts';
import { navigatorAsks } from './contracts/brain.ts';
import { control, observation, text } from './observations.ts';

const run = promisify(execFile);

beforeAll(() => run(process.execPath, ['scripts/build.ts']), 120_000);

test('the published command answers for help at once', async () => {
  const script = `
    process.argv = ['node', 'lotsman', '--help'];
    process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write(String((user + system) / 1000)); });
    await import('./dist/cli/main.js');`;

  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script]);

  expect(stdout).toContain('lotsman <command>');
  // Other tests run beside this one; on an idle machine it is below 100.
  expect(Number(stderr)).toBeLessThan(400);
});

test('the published practice sites carry their pages, scripts and styles', async () => {
  const { startPractice } = (await import(`file://${process.cwd()}/dist/index.js`)) as typeof import('../src/index.ts');
  await using practice = await startPractice();

  for (const { name } of practice.sites) {
    const page = await get(practice.port, `${name}.localhost`, '/');
    const start = page.status === 302 ? await get(practice.port, `${name}.localhost`, page.location) : page;
    expect(start.status, name).toBe(200);
    const assets = [...start.body.matchAll(/(?:src|href)="(\/(?:client|public)\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(assets.length, name).toBeGreaterThan(0);
    for (const path of assets) {
      const asset = await get(practice.port, `${name}.localhost`, path);
      expect(asset.status, `${name}${path}`).toBe(200);
      expect(asset.body.length, `${name}${path}`).toBeGreaterThan(0);
    }
  }
});

test('the published pilot is a few files, and soon ready', async () => {
  const script = `
    const { pilotBrain } = await import('./dist/brain/pilot/pilot.js');
    const before = process.cpuUsage();
    await pilotBrain().prepare();
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(String((user + system) / 1000));`;

  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);

  // Other tests run beside this one; on an idle machine it is below 300.
  expect(Number(stdout)).toBeLessThan(600);
  const files = await readdir('dist/brain/pilot', { recursive: true });
  expect(files.filter((name) => name.endsWith('.js')).length).toBeLessThan(12);
});

test('the published pilot knows its words, and the sentences it is tested with stay at home', async () => {
  const { pilotBrain } = (await import(`file://${process.cwd()}/dist/index.js`)) as typeof import('../src/index.ts');
  const page = observation([text(control(12, 'button', 'Send'), control(13, 'button', 'Discard'))]);
  const matter: Navigating = {
    role: 'navigator',
    ...{ task: 'Нажми «Отправить»', said: [], wanted: undefined, step: 0, told: [], notes: [], went: 'well', plan: [] },
    ...{ secrets: [], files: [], memo: undefined, page, wholePage: async () => page },
  };

  const { value } = await pilotBrain().ask(navigatorAsks({ matter }));

  expect(value.actions).toEqual([{ tool: 'click', input: { id: 12 } }]);
  const files = await readdir('dist/brain/pilot', { recursive: true });
  expect(files.filter((name) => /wordings|\.(test|testing)\./.test(name))).toEqual([]);
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  const paths = packed?.files.map(({ path }) => path) ?? [];
  expect(paths).toEqual(
    expect.arrayContaining([
      'NOTICE',
      ...['concept-stems', 'synonyms', 'translations'].map((name) => `dist/brain/pilot/words/${name}.json`),
    ]),
  );
});

/** Not every system resolves `*.localhost` outside browsers, so the name goes into the header only. */
function get(port: number, host: string, path: string): Promise<{ status: number; location: string; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '/', body });
      });
    });
    call.on('error', reject).end();
  });
}
