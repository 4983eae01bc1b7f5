import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, describe, expect } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The real program in a folder and a home of its own. */
const test = base.extend('place', async ({ onTestFinished }) => {
  const root = await mkdtemp(join(tmpdir(), 'lotsman cli '));
  onTestFinished(() => rm(root, { recursive: true }));
  const [cwd, home] = [join(root, 'here'), join(root, 'home')];
  await mkdir(cwd);
  await mkdir(home);
  const start = (args: readonly string[], env: Record<string, string> = {}, nodeFlags: readonly string[] = []) => {
    const { PATH = '', SystemRoot = '' } = process.env;
    const child = spawn(process.execPath, [...nodeFlags, MAIN, ...args], {
      cwd,
      env: { PATH, SystemRoot, HOME: home, USERPROFILE: home, ...env },
    });
    // Nothing is piped in.
    child.stdin.end();
    const outcome = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        outcome[name] += chunk;
      });
    const ended = once(child, 'close').then(([code]): Outcome => ({ code, ...outcome }));
    return { child, outcome, ended };
  };
  return { cwd, home, start, run: (args: readonly string[], env?: Record<string, string>) => start(args, env).ended };
});

/** The modules that a command asks for, by the names under which it does. */
async function modulesOf(place: { cwd: string; start: Start }, args: readonly string[]): Promise<string[]> {
  const hook = join(place.cwd, 'hook.mjs');
  await writeFile(
    hook,
    `import { registerHooks } from 'node:module';
     registerHooks({ resolve: (name, context, next) => (process.stderr.write(name + '\\n'), next(name, context)) });`,
  );
  const { stderr } = await place.start(args, {}, ['--import', pathToFileURL(hook).href]).ended;
  return stderr.split('\n');
}

type Start = (args: readonly string[], env: Record<string, string>, flags: string[]) => { ended: Promise<Outcome> };

function isHeavy(name: string): boolean {
  return /^(?:playwright-core|hono|ws|vite|ink|react|ai|@langchain\/|@ai-sdk\/)/.test(name);
}

describe('the command line', () => {
  test('--help lists the commands on stdout', async ({ place }) => {
    const { code, stdout, stderr } = await place.run(['--help']);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of [
      'task [words...]',
      'runs',
      'show <run>',
      'report <run>',
      'open <url>',
      'practice',
      'doctor',
      'config',
      'install-browser',
    ])
      expect(stdout).toContain(`\n  ${name}`);
    expect(stdout).toContain('Examples');
  });

  test.for([
    ['--help'],
    ['task', '--help'],
    ['runs', '--help'],
    ['show', '--help'],
    ['report', '--help'],
    ['answer', '--help'],
    ['graph', '--help'],
  ])('%j loads no heavy module', async (args, { place }) => {
    const loaded = await modulesOf(place, args);

    expect(loaded).toContain('commander');
    expect(loaded.filter(isHeavy)).toEqual([]);
    expect(loaded).not.toContain('zod');
  });

  test.for([['runs'], ['grants'], ['show', 'x'], ['report', 'x'], ['answer', 'x', 'yes']])(
    '%j looks into the store without browser and graph',
    async (args, { place }) => {
      const loaded = await modulesOf(place, args);

      expect(loaded).toContain('node:sqlite');
      expect(loaded.filter(isHeavy)).toEqual([]);
    },
  );

  test.for([
    'task',
    'runs',
    'show',
    'report',
    'answer',
    'resume',
    'graph',
    'open',
    'practice',
    'doctor',
    'config',
    'completion',
  ])('%s --help has examples', async (name, { place }) => {
    const [flag, word] = await Promise.all([place.run([name, '--help']), place.run(['help', name])]);

    expect(flag.code).toBe(0);
    expect(flag.stdout).toContain(`\nExamples\n  lotsman ${name === 'task' ? '"' : name}`);
    expect(word).toEqual(flag);
  });

  test('--version prints the version of the package', async ({ place }) => {
    const manifest: unknown = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'));

    const { code, stdout } = await place.run(['--version']);

    expect(manifest).toMatchObject({ version: stdout.trim() });
    expect(code).toBe(0);
  });

  test.for([
    [['docter'], 'There is no command docter; did you mean doctor?'],
    [['docter', '--json'], 'There is no command docter; did you mean doctor?'],
    [['help', 'docter'], 'There is no command docter; did you mean doctor?'],
    [['help', 'nonsense'], 'There is no command nonsense.'],
    [['doctor', '--jsno'], 'There is no flag --jsno for doctor; did you mean --json?'],
    [['--hedless', 'buy milk'], 'There is no flag --hedless; did you mean --headless?'],
    [['practice', '--port'], '--port needs a value: --port <number>.'],
    [['practice', '--port', 'x'], 'practicePort must be a whole number from 0 to 65535, but --port gave "x".'],
    [['open'], 'open needs one more word: <url>.'],
    [['doctor', 'me', 'please'], 'There are too many words after doctor.'],
    [['config', '--headless', '--headed'], '--headless and --headed contradict each other: give only one of them.'],
    [['show', 'me', 'the news'], 'There are too many words after show.'],
    [[], 'There is no task: say in your own words what is to be done.'],
    [['   '], 'There is no task: say in your own words what is to be done.'],
    [['-'], 'There is no task: say in your own words what is to be done.'],
    [['buy milk', '--start-url', 'http://'], '"http://" is not an address.'],
    [
      ['buy milk', '--max-steps', '0'],
      'maxSteps must be a whole number of steps from 1 to 10000, but --max-steps gave "0".',
    ],
    [['buy milk', '--max-time', '10'], 'maxTime must be a time such as 90s, 10m or 1h30m, but --max-time gave "10".'],
    [['buy milk', '--no-input', '--wait'], '--no-input and --wait contradict each other: give only one of them.'],
    [['buy milk', '--model', 'opnai/gpt'], 'There is no provider "opnai". Did you mean openai?'],
    [['completion', 'bsh'], 'There is no completion for bsh; did you mean bash?'],
    [['buy milk', '--quiet', '--verbose'], '--quiet and --verbose contradict each other: give only one of them.'],
    [['show', 'nothing'], 'There is no run nothing.'],
    [['report', 'nothing'], 'There is no run nothing.'],
    [['report', 'x', '--format', 'pdf'], '--format is html, markdown, json, gif or webm, but it is "pdf".'],
    [['report', 'x', '--out', '-', '--open'], '--open needs a file to open.'],
    [['resume', 'nothing'], 'There is no run nothing.'],
    [['answer', 'nothing', 'yes'], 'There is no run nothing.'],
    [['runs', '--limit', 'all'], '--limit must be a whole number above zero, but it is "all".'],
  ] as const)('%j is answered with one sentence and exit code 2', async ([args, sentence], { place }) => {
    const { code, stdout, stderr } = await place.run(args);

    expect(stderr.split('\n')[0]).toBe(`✗ ${sentence}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toContain('    at ');
  });

  test('without a model it says so, and that plain instructions are followed', async ({ place }) => {
    // Nobody listens there.
    const flags = ['--browser', join(place.cwd, 'no browser')];
    const { code, stderr } = await place.run(['buy milk', ...flags], { OLLAMA_HOST: '127.0.0.1:9' });

    expect(stderr).toMatch(/model {3}No model was found: following plain instructions only \(the built-in pilot\)\./);
    expect(stderr).toContain('--model provider/model');
    expect(code).toBe(3);
  });

  test('a model that was named and cannot be reached is replaced by nobody, and nothing is opened', async ({
    place,
  }) => {
    const { code, stderr } = await place.run(['buy milk', '--model', 'ollama'], { OLLAMA_HOST: '127.0.0.1:9' });

    expect(stderr).toMatch(/^✗ Ollama at http:\/\/127\.0\.0\.1:9 /);
    expect(stderr).not.toContain('begins');
    expect(code).toBe(3);
  });

  test.for([
    ['schema', '[1]', 'is no JSON schema: it must hold an object.'],
    ['schema', '{"type": }', 'is not valid JSON at line 1, column 10.'],
    ['schema', '{"type": "strange"}', 'is no JSON schema that can be used: Unsupported type: strange.'],
    ['model', '{"navigator": ]', 'is not valid JSON at line 1, column 15.'],
    ['model', '3', 'holds no script: its default export must be one.'],
  ] as const)('--%s with %s is told in one sentence', async ([flag, content, told], { place }) => {
    const file = join(place.cwd, 'file.json');
    await writeFile(file, content);

    const { code, stderr } = await place.run(['buy milk', `--${flag}`, flag === 'model' ? `scripted:${file}` : file]);

    expect(stderr.split('\n')[0]).toBe(`✗ The ${flag === 'model' ? 'script' : 'schema'} ${file} ${told}`);
    expect(code).toBe(2);
  });

  test.for([
    ['schema', 'nowhere.json', 'The schema nowhere.json cannot be read: no such file or directory'],
    ['model', 'scripted:nowhere.ts', 'is not there.'],
    ['model', 'recorded:nowhere.json', 'There is no recording'],
  ] as const)('--%s %s, which is not there, is told in one sentence', async ([flag, file, told], { place }) => {
    const { code, stderr } = await place.run(['buy milk', `--${flag}`, file]);

    expect(stderr.split('\n')[0]).toContain(told);
    expect(code).toBe(2);
  });

  test('the graph is drawn as Mermaid', async ({ place }) => {
    const { code, stdout } = await place.run(['graph']);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^%%\{init.*\n?graph TD;/);
    for (const node of ['plan', 'observe', 'think', 'guard', 'ask', 'act', 'validate'])
      expect(stdout).toContain(`\t${node}(${node})`);
  });

  test('the stack is shown with --debug, before or after the command, or by the variable', async ({ place }) => {
    const outcomes = await Promise.all([
      place.run(['--debug', 'practice', '--port', 'x']),
      place.run(['practice', '--port', 'x', '--debug']),
      place.run(['practice', '--port', 'x'], { LOTSMAN_LOG_LEVEL: 'debug' }),
    ]);

    for (const { code, stderr } of outcomes) {
      expect(code).toBe(2);
      expect(stderr).toContain('    at ');
    }
  });

  test('a program that reads JSON logs gets the failure as JSON', async ({ place }) => {
    const { code, stderr } = await place.run(['task', '--log-format', 'json']);

    expect(JSON.parse(stderr)).toMatchObject({ level: 'error', error: { code: 'bad_usage' } });
    expect(code).toBe(2);
  });

  test('a log file holds the failure too', async ({ place }) => {
    const { stderr } = await place.run(['task', '--log-file', 'logs/lotsman.log']);

    expect(stderr).toContain('✗ There is no task');
    expect(await readFile(join(place.cwd, 'logs/lotsman.log'), 'utf8')).toContain('"code":"bad_usage"');
  });

  test('every line of the log names the run, and each run has a name of its own', async ({ place }) => {
    const args = ['config', '--log-format', 'json'];
    const env = { HTTPS_PROXY: 'strange://thing', HTTP_PROXY: 'strange://thing' };

    const outcomes = await Promise.all([place.run(args, env), place.run(args, env)]);

    const runs = outcomes.map(({ stderr }) => {
      const lines = stderr.trim().split('\n');
      expect(lines).toHaveLength(2);
      return [...new Set(lines.map((line) => JSON.parse(line).run))];
    });
    expect(runs).toEqual([[expect.stringMatching(/^[\da-f]{8}$/)], [expect.stringMatching(/^[\da-f]{8}$/)]]);
    expect(runs[0]).not.toEqual(runs[1]);
  });

  test('a proxy meant for all programs that we cannot use is told in the log and stops nothing', async ({ place }) => {
    const { code, stderr } = await place.run(['config'], { ALL_PROXY: 'strange://thing' });

    expect(stderr).toMatch(/ warn {2}proxy must be .* but ALL_PROXY gave .*strange:\/\/thing.* run=/);
    expect(code).toBe(0);
  });

  test('a reader that has seen enough is no error', async ({ place }) => {
    const { child, ended } = place.start(['config']);
    child.stdout.destroy();

    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('colours are for terminals, unless they are asked for', async ({ place }) => {
    const [piped, always, both] = await Promise.all([
      place.run(['config']),
      place.run(['config', '--color', 'always'], { NO_COLOR: '1' }),
      place.run(['--no-color', 'config'], { FORCE_COLOR: '1' }),
    ]);

    expect(piped.stdout).not.toContain('\u001b[');
    expect(always.stdout).toContain('\u001b[');
    expect(both.stdout).not.toContain('\u001b[');
  });
});

describe('lotsman config', () => {
  test('shows each value with where it came from, secrets masked', async ({ place }) => {
    await writeFile(
      join(place.cwd, '.env'),
      'LOTSMAN_PROXY=http://ann:hunter2@proxy:3128\nOPENAI_API_KEY=sk-hunter2\n',
    );
    await writeFile(join(place.cwd, 'lotsman.config.json'), '{"deadline": 2000}');

    const { code, stdout, stderr } = await place.run(['config', '--headless'], { LOTSMAN_LOCALE: 'ru' });

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const row = (key: string) =>
      stdout
        .split('\n')
        .find((line) => line.trim().startsWith(`${key} `))
        ?.trim()
        .split(/ {2,}/);
    expect(row('headless')).toEqual(['headless', 'yes', '--headless']);
    expect(row('locale')).toEqual(['locale', 'ru', 'LOTSMAN_LOCALE']);
    expect(row('proxy')?.slice(0, 2)).toEqual(['proxy', 'http://***@proxy:3128']);
    expect(row('proxy')?.[2]).toMatch(/^LOTSMAN_PROXY in .*\.env$/);
    expect(row('deadline')?.[2]).toMatch(/lotsman\.config\.json$/);
    expect(row('sandbox')).toEqual(['sandbox', 'auto', 'default']);
    expect(stdout).not.toContain('hunter2');
  });

  test('--json gives the same to a program', async ({ place }) => {
    const { stdout } = await place.run(['config', '--json', '--viewport', '800x600'], { OPENAI_API_KEY: 'sk-hunter2' });

    const { settings } = JSON.parse(stdout);
    expect(settings.viewport).toEqual({ value: { width: 800, height: 600 }, source: 'flag', name: '--viewport' });
    expect(settings.deadline).toEqual({ value: 15_000, source: 'default' });
    expect(settings.openaiApiKey).toEqual({ value: '***', source: 'environment', name: 'OPENAI_API_KEY' });
  });

  test('a wrong value ends with 2 and names the file, line and column', async ({ place }) => {
    await writeFile(join(place.cwd, 'lotsman.config.json'), '{\n  "headless": yes }');

    const { code, stderr } = await place.run(['config']);

    expect(stderr).toMatch(/^✗ .*lotsman\.config\.json is not valid JSON at line 2, column 15\.\n$/);
    expect(code).toBe(2);
  });
});

describe.skipIf(process.platform === 'win32')('lotsman practice', () => {
  test('prints the addresses, serves them, and ends with 130 on Ctrl-C', { timeout: 60_000 }, async ({ place }) => {
    const { child, outcome, ended } = place.start(['practice', '--port', '0', '--json']);
    while (!outcome.stdout.endsWith('}\n')) await once(child.stdout, 'data');
    const { port, sites } = JSON.parse(outcome.stdout);

    const answer = await fetch(`http://127.0.0.1:${port}/state/mail`);
    child.kill('SIGINT');
    const { code, stderr } = await ended;

    expect(answer.status).toBe(200);
    expect(sites.map(({ url }: { url: string }) => url)).toContain(`http://mail.localhost:${port}/`);
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
  });

  test('a port that is taken is told with the remedy', { timeout: 60_000 }, async ({ place, onTestFinished }) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const { code, stderr } = await place.run(['practice'], { LOTSMAN_PRACTICE_PORT: String(port) });

    expect(stderr).toBe(
      `✗ Port ${port} is taken by another program.\n  Choose another one with --port, or 0 for any free one.\n`,
    );
    expect(code).toBe(3);
  });
});

describe.skipIf(process.platform === 'win32')('lotsman doctor', () => {
  const browserIn = async (folder: string, script: string) => {
    const path = join(folder, 'browser');
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return path;
  };

  test('says for each thing whether it is fine, and ends with 0 when nothing failed', async ({ place }) => {
    const browser = await browserIn(place.cwd, 'echo Chromium 141.0.7390.54');

    const { code, stdout, stderr } = await place.run(['doctor', '--browser', browser]);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/✓ {2}Browser +The configured browser 141\.0\.7390\.54 at /);
    for (const title of [
      'Node',
      'Display',
      'Sandbox',
      'Profile',
      'Quarantine',
      'Disk space',
      'Models',
      'Network',
      'Configuration',
    ])
      expect(stdout).toMatch(new RegExp(`^ {2}[✓!] {2}${title} `, 'm'));
    expect(stdout).toMatch(/: \d+ ok, \d+ warnings?, 0 failures in/);
  });

  test('a browser that does not start is a failure with a remedy, and the exit code is 1', async ({ place }) => {
    const browser = await browserIn(place.cwd, 'exit 127');

    const { code, stdout } = await place.run(['doctor', '--json', '--browser', browser]);

    const { healthy, checks } = JSON.parse(stdout);
    const found = checks.find(({ name }: { name: string }) => name === 'browser');
    expect(found).toMatchObject({ status: 'failure', remedy: expect.stringContaining('--browser') });
    expect({ code, healthy }).toEqual({ code: 1, healthy: false });
  });

  test('names the keys and local models it finds, never a key itself', async ({ place, onTestFinished }) => {
    const server = createServer((_, response) => void response.end('{"models": [{"name": "qwen3:8b"}]}')).listen(
      0,
      '127.0.0.1',
    );
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { OLLAMA_HOST: `127.0.0.1:${port}`, ANTHROPIC_API_KEY: 'sk-hunter2' };

    const said: string[] = [];
    const doctor = async (...flags: string[]) => {
      const { stdout } = await place.run(['doctor', ...flags], env);
      said.push(stdout);
      return stdout.replace(/\s+/g, ' ');
    };

    // A model server has 300 ms to answer, which a busy machine does not always grant it.
    await expect
      .poll(() => doctor(), { timeout: 20_000 })
      .toContain(`ANTHROPIC_API_KEY set; Ollama at 127.0.0.1:${port} with qwen3:8b`);
    await doctor('--json');
    expect(said.join()).not.toContain('hunter2');
  });

  test('a proxy or a browser that does not answer is a failure', async ({ place }) => {
    const [proxy, cdp] = await Promise.all([
      place.run(['doctor', '--json', '--proxy', 'http://127.0.0.1:1']),
      place.run(['doctor', '--json', '--cdp', 'http://127.0.0.1:1']),
    ]);

    const network = ({ stdout }: Outcome) =>
      JSON.parse(stdout).checks.find(({ name }: { name: string }) => name === 'network');
    expect(network(proxy)).toMatchObject({
      status: 'failure',
      message: 'The proxy http://127.0.0.1:1 does not answer.',
    });
    expect(network(cdp)).toMatchObject({ status: 'failure', message: 'No browser answers at http://127.0.0.1:1.' });
    expect([proxy.code, cdp.code]).toEqual([1, 1]);
  });

  test('points out a variable that is no setting', async ({ place }) => {
    const { stdout } = await place.run(['doctor'], { LOTSMAN_HEADLES: 'yes' });

    expect(stdout).toContain('LOTSMAN_HEADLES in the environment is no setting.');
    expect(stdout).toContain('Perhaps LOTSMAN_HEADLESS was meant.');
  });

  test('points out a proxy that we cannot use', async ({ place }) => {
    const env = { ALL_PROXY: 'strange://thing', LOTSMAN_HEADLES: 'yes' };

    const { stdout } = await place.run(['doctor', '--json'], env);

    const { checks } = JSON.parse(stdout);
    expect(checks.find(({ name }: { name: string }) => name === 'configuration')).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(
        /ALL_PROXY gave "strange:\/\/thing".*\nLOTSMAN_HEADLES in the environment is no setting\./,
      ),
    });
  });

  test('leaves nothing behind', async ({ place }) => {
    const browser = await browserIn(place.cwd, 'echo Chromium 141.0.7390.54');

    const { stdout } = await place.run(['doctor', '--json', '--browser', browser]);

    const profile = JSON.parse(stdout).checks.find(({ name }: { name: string }) => name === 'profile');
    expect(profile).toMatchObject({ status: 'ok', facts: { exists: false } });
    expect(profile.facts.folder.startsWith(place.home)).toBe(true);
  });
});
