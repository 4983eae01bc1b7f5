import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { load } from '../../config/load.ts';
import type { Listener, SessionEvent } from '../../events.ts';
import { createLog, Redactor } from '../../log.ts';
import { openTerminal } from '../terminal.ts';
import { observe } from './observe.ts';
import { open } from './open.ts';
import { practice } from './practice.ts';

/** What the commands print of a browser session, with a session that happens as the test says. */
const happening = vi.hoisted(() => ({ events: [] as unknown[], text: '' }));

vi.mock('../../browser/session.ts', () => ({
  async openSession(_: unknown, listener?: Listener<SessionEvent>) {
    for (const event of happening.events) listener?.(event as SessionEvent);
    const over = Promise.resolve({ how: 'closed' });
    return { tab: { goto: async () => {} }, over, [Symbol.asyncDispose]: async () => {} };
  },
}));
vi.mock('../../browser/observe.ts', () => ({
  Eyes: class {
    observe = async () => ({ title: happening.text });
  },
}));
vi.mock('../../browser/render.ts', () => ({ render: ({ title }: { title: string }) => `${title}\nsecond line` }));
vi.mock('../../practice/server.ts', () => ({
  startPractice: async () => ({ port: 1, sites: [], url: () => '', close: async () => {} }),
}));

async function output(command: typeof open, { secret, json = false }: { secret: string; json?: boolean }) {
  const loaded = await load({ env: {}, cwd: tmpdir(), home: tmpdir() });
  const redactor = new Redactor([secret]);
  const written: string[] = [];
  const stream: NodeJS.WriteStream = Object.create(process.stdout, {
    write: { value: (text: string) => written.push(text) },
  });
  const log = createLog({ level: 'silent', format: 'text', redactor, write: () => {} });
  const terminal = openTerminal('never', { stdout: stream, stderr: stream });
  const given = { args: ['example.com'], json, switches: new Set(['open']) };
  await command.run({ config: loaded.values, loaded, terminal, log, redactor, ...given });
  return written.join('');
}

test('open --json stays JSON, whatever word is a secret', async () => {
  happening.events = [{ type: 'opened', mode: 'launched', visible: true, browser: 'C1 \u009b2J', notes: [] }];

  for (const secret of ['opened', '"type":', 'true', 'launched","visible']) {
    const line = await output(open, { secret, json: true });
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line).not.toContain(secret);
    expect(line).not.toMatch(/(?!\n$)\p{Cc}/u);
  }
});

test('practice --open masks secrets too', async () => {
  happening.events = [{ type: 'dialog_shown', tab: 1, kind: 'alert', message: 'It is hunter2', answer: 'dismissed' }];

  expect(await output(practice, { secret: 'hunter2' })).toContain('“It is ***”');
});

test('what observe prints of a page cannot command the terminal', async () => {
  happening.text = 'a\u001b]0;evil\u0007 hunter2 \u009b2J';

  expect(await output(observe, { secret: 'hunter2' })).toBe('a\\u001b]0;evil\\u0007 *** \\u009b2J\nsecond line\n');
  const json = await output(observe, { secret: 'hunter2', json: true });
  expect(json).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(JSON.parse(json)).toEqual({ title: 'a\u001b]0;evil\u0007 *** \u009b2J' });
});
