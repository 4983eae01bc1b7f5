import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('importing the library loads no driver, no graph and no model', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        loaded.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
        return next(url, context);
      },
    });
    const { lotsman } = await import('./src/index.ts');
    process.stdout.write([Object.keys(lotsman), [...loaded]].map((names) => names.join(' ')).join('\\n'));`;

  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);

  const [names, packages] = stdout.split('\n');
  expect(names).toBe('run resume observe act extract leave');
  expect(packages).toContain('zod');
  expect(packages).not.toMatch(/playwright|langchain|langgraph|ai-sdk|\bai\b/);
});
