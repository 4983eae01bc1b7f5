import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModelServer } from '../../../test/model-server/server.ts';
import { temporaryFolder } from '../../../test/sessions.ts';
import { hasTmux, openPane, type Pane } from '../../../test/tmux.ts';
import { type Practice, startPractice } from '../../practice/server.ts';

const LONG = 120_000;
const MAIN = join(import.meta.dirname, '..', 'main.ts');

let practice: Practice;
beforeAll(async () => {
  practice = await startPractice();
});
afterAll(() => practice.close());

/** Opens the letter about the prize and deletes it, or says what it was told instead. It goes by what it sees. */
const TRASH = `import { setTimeout as delay } from 'node:timers/promises';
export default async ({ role, text, idOf }) => {
  if (role === 'validator') return { holds: true };
  if (role !== 'navigator') return { subgoals: [{ goal: 'Delete the letter', evidence: 'it is in the trash' }] };
  await delay(1_000);
  const told = /only the drafts|keep it, please/.exec(text)?.[0];
  if (told) return { tool: 'done', input: { status: 'partial', summary: 'As you said: ' + told } };
  if (text.includes('button "Undo"'))
    return { tool: 'done', input: { summary: 'It is in the trash.', claims: [{ claim: 'It was moved', quote: 'Undo' }] } };
  if (text.includes('/inbox/t-spam-prize'))
    return { thought: 'I delete it.', actions: [{ tool: 'click', input: { id: idOf('button "Delete"') } }] };
  return { thought: 'I open it.', actions: [{ tool: 'click', input: { id: Number(/\\[(\\d+)\\] link "Unread. MEGA PRIZE/.exec(text)[1]) } }] };
};`;

/** Somebody at a terminal of their own. */
async function sitting(visitor: string, args: readonly string[], model?: Record<string, string>): Promise<Pane> {
  const folder = await temporaryFolder();
  const script = join(folder.path, 'trash.mjs');
  await writeFile(script, TRASH);
  const start = [
    '--start-url',
    practice.url('mail', '/', visitor),
    ...(model ? [] : ['--model', `scripted:${script}`]),
  ];
  const env = {
    HOME: folder.path,
    XDG_DATA_HOME: join(folder.path, 'data'),
    LOTSMAN_HEADLESS: 'yes',
    LANG: 'C.UTF-8',
    CI: undefined,
    NO_COLOR: undefined,
    ...model,
  };
  const pane = await openPane([process.execPath, MAIN, ...args, ...start], { env, cwd: folder.path });
  return {
    ...pane,
    async [Symbol.asyncDispose]() {
      await pane[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const TASK = 'Delete the letter about the prize.';

describe.skipIf(!hasTmux())('in a terminal (needs tmux)', () => {
  test('one key allows what is asked, and the result has its proof and a report', { timeout: LONG }, async () => {
    await using pane = await sitting('key', [TASK]);

    await pane.shows('[o] once');
    expect(await pane.screen()).toMatch(
      /\? Delete\?[\s\S]*Where: http:\/\/mail\.localhost[\s\S]*What: click button "Delete"/,
    );
    await pane.press('o');

    expect(await pane.ended()).toBe(0);
    const story = await pane.screen({ scrollback: true });
    expect(story).toMatch(/› yes, once[\s\S]*✓ clicked “Delete” on mail\.localhost/);
    expect(story).toMatch(/✓ Done\.\n {2}It is in the trash\.[\s\S]*✓ It was moved\n {6}step \d: “Undo”/);
    expect(story).toMatch(/Report: \S+report\.html/);
    // Nothing of the live part is left behind.
    expect(story).not.toMatch(/\[o\] once|say something|step \d ·/);
    expect(await pane.hasCursor()).toBe(true);
  });

  test('what is said instead of a yes is heard', { timeout: LONG }, async () => {
    await using pane = await sitting('words', [TASK]);

    await pane.shows('[o] once');
    await pane.press('s');
    await pane.shows('what to do instead');
    await pane.type('keep it, please');
    await pane.press('Enter');

    expect(await pane.ended()).toBe(7);
    expect(await pane.screen({ scrollback: true })).toMatch(/› no: keep it, please[\s\S]*As you said: keep it, please/);
  });

  test('a thought is seen while it is being thought', { timeout: LONG }, async () => {
    await using server = await startModelServer();
    const calls = [{ tool: 'scroll', input: {} }];
    // biome-ignore lint/suspicious/noThenProperty: what comes then is no promise
    server.play({ partOf: { text: 'The letter is somewhere below.', calls }, then: 'silence' });
    const model = { OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_MODEL: 'thinker', OPENAI_API_KEY: 'hunter22-hunter22' };
    await using pane = await sitting('thought', [TASK], model);

    await pane.shows('thinking: The letter is somewhere below.');
    await pane.press('C-c', 'C-c');

    expect(await pane.ended()).toBe(130);
    expect(await pane.screen({ scrollback: true })).not.toContain('thinking: ');
  });

  test('Ctrl-C ends the step and saves, and the terminal is as it was', { timeout: LONG }, async () => {
    await using pane = await sitting('stop', [TASK]);

    await pane.shows('I open it.');
    // In a narrower window everything is there once, and nothing of what was drawn before.
    await pane.resize(40, 24);
    await expect.poll(async () => (await pane.screen({ scrollback: true })).match(/› say something/g)).toHaveLength(1);
    await pane.press('C-c');

    expect(await pane.ended()).toBe(130);
    const story = await pane.screen({ scrollback: true });
    expect(story).toMatch(/Stopped\. lotsman resume \S+\s+continues\s+it\./);
    expect(story).not.toContain('say something');
    expect(await pane.hasCursor()).toBe(true);
  });

  test('bare, it takes task after task in one browser, is steered, and knows commands', { timeout: LONG }, async () => {
    await using pane = await sitting('bare', []);

    await pane.shows('what do you want done?');
    await pane.type('/uurl');
    await pane.press('Enter');
    await pane.shows('There is no /uurl; did you mean /url?');
    await pane.type(TASK);
    await pane.press('Enter');
    await pane.shows('I open it.');
    await pane.type('only the drafts');
    await pane.press('Enter');
    await pane.shows('› only the drafts');
    await pane.shows('As you said: only the drafts');
    await pane.type('/url');
    await pane.press('Enter');
    await pane.shows(/· http:\/\/mail\.localhost:\d+\/inbox/);

    await pane.press('Up', 'Up', 'Up');
    await pane.shows(/› Delete the letter about the prize\.\s*$/);
    await pane.press('Enter');
    await pane.shows('[o] once');
    await pane.press('o');
    await pane.shows('It is in the trash.');
    await pane.type('/ex');
    await pane.press('Tab', 'Enter');

    expect(await pane.ended()).toBe(0);
    const story = await pane.screen({ scrollback: true });
    expect(story.match(/Opened without a window/g)).toHaveLength(1);
    expect(await pane.hasCursor()).toBe(true);
  });
});
