import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from './sessions.ts';

/** Lints a little project that has our rules and these files, and returns the names of the rules that were broken. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  await using folder = await temporaryFolder();
  await cp('biome.json', join(folder.path, 'biome.json'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder.path, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const biome = join(process.cwd(), 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const report = await promisify(execFile)(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '.'],
    { cwd: folder.path },
  ).catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse(report.stdout) as { diagnostics: { category: string; severity: string }[] };
  return diagnostics.filter((one) => one.severity === 'error').map((one) => one.category);
}

test('imports that point down pass', async () => {
  const broken = await brokenRules({
    'src/errors.ts': 'export const code = 1;\n',
    'src/browser/tab.ts': "import { code } from '../errors.ts';\n\nexport const tab = code;\n",
    'src/agent/run.ts': "import { tab } from '../browser/tab.ts';\n\nexport const run = tab;\n",
  });

  expect(broken).toEqual([]);
});

test('a file of the browser may not import from the agent', async () => {
  const broken = await brokenRules({
    'src/agent/run.ts': 'export const run = 1;\n',
    'src/browser/tab.ts': "import { run } from '../agent/run.ts';\n\nexport const tab = run;\n",
  });

  expect(broken).toEqual(['lint/style/noRestrictedImports']);
});

test('neighbours do not know each other', async () => {
  const broken = await brokenRules({
    'src/safety/decide.ts': 'export const decide = 1;\n',
    'src/browser/tab.ts': "import { decide } from '../safety/decide.ts';\n\nexport const tab = decide;\n",
  });

  expect(broken).toEqual(['lint/style/noRestrictedImports']);
});

test('a report knows what is kept of a run, and nobody who runs it', async () => {
  const broken = await brokenRules({
    'src/store/store.ts': 'export const store = 1;\n',
    'src/agent/run.ts': "export { report } from '../report/report.ts';\n",
    'src/report/report.ts': "import { store } from '../store/store.ts';\n\nexport const report = store;\n",
    'src/report/live.ts': "export { run } from '../agent/run.ts';\n",
  });

  expect(broken.filter((rule) => rule === 'lint/style/noRestrictedImports')).toHaveLength(2);
});

test('the faces do not know each other; only the command line may start the others', async () => {
  const faces = ['cli', 'web', 'mcp', 'worker'];
  const files = faces.flatMap((face) => [
    [`src/${face}/start.ts`, 'export const start = 1;\n'],
    ...faces
      .filter((other) => other !== face)
      .map((other) => [`src/${face}/${other}.ts`, `export { start } from '../${other}/start.ts';\n`]),
  ]);

  const broken = await brokenRules(Object.fromEntries(files));

  expect(broken.filter((rule) => rule === 'lint/style/noRestrictedImports')).toHaveLength(9);
});

test('two files may not import each other', async () => {
  const broken = await brokenRules({
    'src/browser/one.ts': "import { two } from './two.ts';\n\nexport const one = () => two;\n",
    'src/browser/two.ts': "import { one } from './one.ts';\n\nexport const two = () => one;\n",
  });

  expect(broken).toContain('lint/suspicious/noImportCycles');
});
