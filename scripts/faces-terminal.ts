// Runs Lotsman in terminals of several sizes, as a person would have it before them, and keeps what they show at certain
// moments: docs/pictures/terminal-*.txt as text, and terminal-*.svg in colour. Needs tmux. No model, nothing leaves the machine.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPractice } from '../src/practice/server.ts';
import { hasTmux, openPane, type Pane, type PaneOptions } from '../test/tmux.ts';
import { svgOf } from './terminal/svg.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pictures = join(root, 'docs', 'pictures');
const wanted = process.argv.slice(2);

if (!hasTmux()) {
  process.stderr.write('There is no tmux here: install it to have terminals to look at.\n');
  process.exit(3);
}

const home = await mkdtemp(join(tmpdir(), 'lotsman-faces-'));
const practice = await startPractice();
await mkdir(pictures, { recursive: true });

/** A terminal with Lotsman in it, and a browser without a window. */
function open(args: readonly string[], options: Partial<PaneOptions> = {}): Promise<Pane> {
  const main = join(root, 'src', 'cli', 'main.ts');
  return openPane([process.execPath, main, ...args], {
    cwd: home,
    ...options,
    env: {
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      LOTSMAN_HEADLESS: 'yes',
      LANG: 'C.UTF-8',
      CI: undefined,
      NO_COLOR: undefined,
      ...options.env,
    },
  });
}

async function keep(name: string, pane: Pane): Promise<void> {
  const [text, colored] = [await pane.screen(), await pane.screen({ colors: true })];
  await writeFile(join(pictures, `terminal-${name}.txt`), `${text.trimEnd()}\n`);
  await writeFile(join(pictures, `terminal-${name}.svg`), svgOf(colored.trimEnd()));
  process.stdout.write(`\n== ${name}\n${text.trimEnd()}\n`);
}

const at = (site: string, visitor: string, path = '/') => ['--start-url', practice.url(site, path, visitor)];
const scripted = async (name: string, script: string) => {
  await writeFile(join(home, `${name}.mjs`), script);
  return ['--model', `scripted:${name}.mjs`];
};

const MAIL = `import { setTimeout as delay } from 'node:timers/promises';
export default async ({ role, text, idOf }) => {
  if (role === 'validator') return { holds: true };
  if (role !== 'navigator')
    return { subgoals: [
      { goal: 'Find the letter about the prize', evidence: 'it is in the inbox' },
      { goal: 'Delete it', evidence: 'it is in the trash' },
      { goal: 'Say what was done', evidence: 'the result' },
    ] };
  await delay(1_500);
  if (text.includes('leave it')) return { tool: 'done', input: { status: 'partial', summary: 'I left it where it was.' } };
  if (text.includes('button "Undo"'))
    return { thought: 'It is gone from the inbox, and can be undone for a while.', actions: [
      { tool: 'reached', input: { subgoal: 2 } },
      { tool: 'done', input: { summary: 'The letter about the prize is in the trash.', claims: [{ claim: 'It was moved to the trash', quote: 'Undo' }] } },
    ] };
  if (text.includes('/inbox/t-spam-prize'))
    return { thought: 'This is the letter. There is a button to delete it.', actions: [
      { tool: 'reached', input: { subgoal: 1 } },
      { tool: 'click', input: { id: idOf('button "Delete"') } },
    ] };
  return { thought: 'The letter about the prize is in the inbox, so I open it first and look whether it is the right one.',
    actions: [{ tool: 'click', input: { id: Number(/\\[(\\d+)\\] link "(?:Unread|Непрочитанное)[^"]*(?:MEGA PRIZE)/.exec(text)[1]) } }] };
};`;

const TASK = 'Look through the inbox, find the letter about the prize, delete it, and then say what you did.';

const scenes: Readonly<Record<string, () => Promise<void>>> = {
  async run() {
    const task = 'Send a message to ilse_t: subject "Envelope", text "The beans have arrived, thank you!"';
    await using pane = await open([task, ...at('forum', 'run', '/messages'), '--model', 'pilot'], { rows: 34 });
    await pane.shows('✓ set “Subject”');
    await keep('running', pane);
    await pane.shows('[o] once');
    await keep('question', pane);
    await pane.press('o');
    await pane.ended();
    await keep('end', pane);
  },

  async narrow() {
    await using pane = await open([TASK, ...at('mail', 'narrow'), ...(await scripted('mail', MAIL))], {
      columns: 40,
      rows: 32,
    });
    await pane.shows('The letter about the prize');
    await keep('narrow-running', pane);
    await pane.shows('[o] once');
    await keep('narrow-question', pane);
    await pane.press('n');
    await pane.shows(/› no/);
    await pane.press('C-c');
    await pane.ended();
    await keep('narrow-stopped', pane);
  },

  async 'no-color'() {
    const env = { NO_COLOR: '1' };
    await using pane = await open([TASK, ...at('mail', 'plain'), ...(await scripted('mail', MAIL))], { env });
    await pane.shows('[o] once');
    await keep('no-color', pane);
    await pane.press('C-c');
    await pane.ended();
  },

  async russian() {
    const task = 'Напиши сообщение участнику ilse_t: тема «Конверт», текст «Фасоль пришла, спасибо!»';
    const start = `${practice.url('forum', '/messages', 'ru')}&lang=ru`;
    const flags = ['--start-url', start, '--model', 'pilot'];
    await using pane = await open([task, ...flags], { rows: 34 });
    await pane.shows('[д] да');
    await keep('russian', pane);
    await pane.press('д');
    await pane.ended();
    await keep('russian-end', pane);
  },

  async prompt() {
    await using pane = await open([...at('mail', 'prompt'), ...(await scripted('mail', MAIL))]);
    await pane.shows('/help');
    await keep('prompt', pane);
    await pane.type('/tbas');
    await pane.press('Enter');
    await pane.shows('did you mean');
    await pane.type('/he');
    await pane.press('Tab', 'Enter');
    await pane.shows('/undo-grant');
    await keep('prompt-help', pane);
    await pane.type(TASK);
    await pane.press('Enter');
    await pane.shows('The letter about the prize is in the inbox, so');
    await pane.type('do not delete it, leave it where it is');
    await keep('prompt-steering', pane);
    await pane.press('Enter');
    await pane.shows('Partly done');
    for (const command of ['/url', '/tabs', '/model', '/report']) {
      await pane.type(command);
      await pane.press('Enter');
      await pane.shows({ '/url': '· http', '/tabs': '✓ 1.', '/model': 'thinks.', '/report': 'Report:' }[command] ?? '');
    }
    await keep('prompt-commands', pane);
    await pane.press('Up', 'Up', 'Up', 'Up', 'Up', 'Up');
    await keep('prompt-history', pane);
    // Right after Escape a letter would be taken for one with Alt.
    await pane.press('Escape');
    await pane.shows(/› what do you want done\?\s*$/);
    await pane.type('/exit');
    await pane.press('Enter');
    await pane.ended();
    await keep('prompt-end', pane);
  },
};

try {
  for (const [name, scene] of Object.entries(scenes)) if (wanted.length === 0 || wanted.includes(name)) await scene();
} finally {
  await practice.close();
  await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
