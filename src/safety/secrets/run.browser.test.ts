import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { click, done, numberOf } from '../../../test/agent.ts';
import { expect, test } from '../../../test/fixtures.ts';
import { servePages } from '../../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../../test/sessions.ts';
import { startRun } from '../../agent/run.ts';
import { promptText } from '../../brain/prompt-text.ts';
import { type Asked, scriptedBrain } from '../../brain/scripted.ts';
import { Helm } from '../../browser/helm.ts';
import { createLog, Redactor } from '../../log.ts';
import { CheckpointSaver } from '../../store/checkpoint-saver.ts';
import { newRunId } from '../../store/run-id.ts';
import { openStore } from '../../store/sqlite.ts';
import { keeperOf } from './keeper.ts';
import { Vault } from './vault.ts';

const PASSWORD = 'Zwiebel-Kuchen-19';

/** A site that treats a password as badly as it can. */
const SIGN_IN = `<!doctype html><title>Sign in</title>
  <form action="/in"><label>Password <input type="password" name="pw"></label><button>Sign in</button></form>
  <script>document.querySelector('input').addEventListener('input', ({ target }) => { document.title = target.value; });</script>`;

function greeting(address: string): string {
  const password = new URL(address, 'http://localhost').searchParams.get('pw') ?? '';
  return `<!doctype html><title>${password}</title><h1>Welcome</h1><p>You are in with ${password}.</p>
    <label>${password} <input value="${password}"></label><a href="/?${password}">Change ${password}</a>
    <script>fetch('/count?pw=${password}'); console.error('${password}'); alert('Mind ${password}');</script>`;
}

test('a run signs in with a password that nobody sees: in no event, prompt, log line or byte of the store', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages({
    '/': SIGN_IN,
    '/in': (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(greeting(request.url ?? ''));
    },
  });
  const vault = new Vault(join(folder.path, 'secrets'), () => undefined);
  await vault.set({ name: 'garden', origins: [pages.origin], field: 'password', value: PASSWORD });
  await vault.set({ name: 'elsewhere', origins: ['https://bank.example'], field: 'password', value: 'Other-Value-1' });
  const redactor = new Redactor();
  const lines: string[] = [];
  const log = createLog({ level: 'debug', format: 'json', redactor, write: (line) => void lines.push(line) });
  const { session } = await observedSession(folder.path);
  await using _closing = { [Symbol.asyncDispose]: () => session.close() };
  const helm = new Helm(session, { deadline: 10_000, redactor, secrets: keeperOf(vault) });
  const prompts: string[] = [];
  const brain = scriptedBrain({
    planner: [{ subgoals: [{ goal: 'Sign in', evidence: 'a welcome' }] }],
    navigator: [
      (asked) => ({
        tool: 'type',
        input: { id: numberOf(asked, /Password/), text: '{{secret:garden}}', submit: true },
      }),
      (asked) => ({ tool: 'type', input: { id: numberOf(asked, /textbox/), text: '{{secret:elsewhere}}' } }),
      { tool: 'remember', input: { fact: 'The page says Welcome.' } },
      { tool: 'extract', input: { what: 'text' } },
      { tool: 'screenshot', input: {} },
      done('Signed in.', 'Welcome'),
    ],
    otherwise: () => ({ holds: true }),
  });
  const id = newRunId();
  const file = join(folder.path, 'store', 'runs.sqlite');
  {
    await using store = await openStore(file);
    const run = await startRun(
      { id, task: 'Sign in', startUrl: pages.origin },
      {
        session,
        helm,
        brain: {
          name: 'puppet',
          ask(question) {
            prompts.push(promptText(question.prompt));
            return brain.ask(question);
          },
        },
        store,
        saver: new CheckpointSaver(store.database),
        person: async () => ({ allows: 'once' }),
        hooks: { after: (action, outcome) => log.debug('acted', { action, outcome }) },
      },
    );
    const events = await Array.fromAsync(run);
    const result = await run.result;

    expect(result.status).toBe('done');
    expect(JSON.stringify([events, result])).not.toContain(PASSWORD);
    expect(JSON.stringify(events)).toContain('{{secret:garden}}');
    expect(JSON.stringify(events)).toContain('does not belong to http://localhost');
  }

  expect(pages.asked.filter((asked) => asked.includes(PASSWORD))).toContain(`/in?pw=${PASSWORD}`);
  expect(prompts[1]).toContain('{{secret:garden}} (password)');
  expect(prompts.join('\n')).toContain('You are in with ***.');
  expect(prompts.join('\n')).not.toContain(PASSWORD);
  expect(prompts[1]).not.toContain('elsewhere');
  expect(lines.join('')).not.toContain(PASSWORD);
  for (const path of await filesIn(join(folder.path, 'store')))
    expect((await readFile(path)).includes(PASSWORD), path).toBe(false);
});

const NAME = 'ann.garden@mail.example';

const SIGN_IN_AS = `<!doctype html><title>Sign in</title>
  <form action="/login" method="post"><label>E-mail <input name="username" autocomplete="username"></label>
  <label>Password <input type="password" name="password"></label><button>Sign in</button></form>
  <form id="scripted" action="/login" method="post"><label>Your e-mail <input name="username" autocomplete="username"></label>
  <label>Your password <input type="password" name="password"></label></form><b tabindex="0" role="button">◎</b>
  <script>document.querySelector('b').onclick = () => document.querySelector('#scripted').submit();</script>`;

for (const { how, fields, button } of [
  { how: 'in a form', fields: [/"E-mail/, /"Password/], button: /^button "Sign in"/ },
  { how: 'by a script that nobody foresaw', fields: [/"Your e-mail/, /"Your password/], button: /^button "◎"/ },
] as const)
  test(`one yes is enough to sign in ${how}, also where the name is a secret too`, async () => {
    await using folder = await temporaryFolder();
    await using pages = await servePages({ '/': SIGN_IN_AS, '/login': '<!doctype html><h1>Welcome</h1>' });
    const vault = new Vault(join(folder.path, 'secrets'), () => undefined);
    await vault.set({ name: 'name', origins: [pages.origin], field: 'username', value: NAME });
    await vault.set({ name: 'word', origins: [pages.origin], field: 'password', value: PASSWORD });
    const { session } = await observedSession(folder.path);
    await using _closing = { [Symbol.asyncDispose]: () => session.close() };
    const helm = new Helm(session, { deadline: 10_000, secrets: keeperOf(vault) });
    const typed = (words: RegExp, secret: string) => (asked: Asked) => ({
      tool: 'type',
      input: { id: numberOf(asked, words), text: `{{secret:${secret}}}` },
    });
    const brain = scriptedBrain({
      planner: [{ subgoals: [{ goal: 'Sign in', evidence: 'a welcome' }] }],
      navigator: [typed(fields[0], 'name'), typed(fields[1], 'word'), click(button), done('Signed in.', 'Welcome')],
      otherwise: () => ({ holds: true }),
    });
    const questions: string[] = [];
    {
      await using store = await openStore(join(folder.path, 'store', 'runs.sqlite'));
      const run = await startRun(
        { id: newRunId(), task: 'Sign in', startUrl: pages.origin },
        {
          session,
          helm,
          brain,
          store,
          saver: new CheckpointSaver(store.database),
          person: async ({ text }) => {
            questions.push(text);
            return { allows: questions.length === 1 ? 'once' : 'no' };
          },
        },
      );
      expect((await run.result).status).toBe('done');
    }

    expect(questions).toEqual([expect.stringMatching(/\*{3}|•{4}/)]);
    expect(pages.asked.filter((asked) => asked === '/login')).toHaveLength(1);
    for (const path of await filesIn(join(folder.path, 'store')))
      expect((await readFile(path)).includes(NAME), path).toBe(false);
  });

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
