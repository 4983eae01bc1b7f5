import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, describe, expect, expectTypeOf } from 'vitest';
import { isLotsmanError } from '../errors.ts';
import { foldersOf } from '../paths.ts';
import { type Loaded, load, type Sources, shown, spokenOrigin } from './load.ts';
import type { Config } from './settings.ts';

/** A home folder and a project in it, on disk, for one test. */
const test = base.extend('place', async ({ onTestFinished }) => {
  const root = await mkdtemp(join(tmpdir(), 'lotsman config '));
  onTestFinished(() => rm(root, { recursive: true }));
  const place = {
    home: join(root, 'home'),
    cwd: join(root, 'home', 'project', 'sub'),
    async write(path: string, content: unknown) {
      const file = join(root, 'home', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
    load: (sources: Sources = {}): Promise<Loaded> => load({ env: {}, cwd: place.cwd, home: place.home, ...sources }),
    async complaint(sources: Sources = {}) {
      const error = await place.load(sources).catch((error: unknown) => error);
      if (!isLotsmanError(error)) throw new Error('It was accepted.', { cause: error });
      return { code: error.code, message: error.message, hint: error.hint };
    },
  };
  await mkdir(place.cwd, { recursive: true });
  return place;
});

const foldersIn = (home: string) => foldersOf({ platform: process.platform, env: {}, home });
const USER = join(foldersIn('').config, 'config.json');
const PROJECT = 'project/lotsman.config.json';
const DOTENV = 'project/sub/.env';

describe('where values come from', () => {
  test('flags win over the environment, that over .env, the project, the user and the defaults', async ({ place }) => {
    const sources: Sources = { flags: { '--profile': 'flag' }, env: { LOTSMAN_PROFILE: 'environment' } };
    const seen: string[] = [];
    const look = async (given: Sources) => {
      const { values, origins } = await place.load(given);
      seen.push(`${values.profile} · ${origins.profile.source}`);
    };

    await look({});
    const user = await place.write(USER, { profile: 'user' });
    await look({});
    await place.write(PROJECT, { profile: 'project' });
    await look({});
    await place.write(DOTENV, 'LOTSMAN_PROFILE=dotenv\n');
    await look({});
    await look({ env: sources.env ?? {} });
    await look(sources);

    expect(seen).toEqual([
      'default · default',
      'user · user file',
      'project · project file',
      'dotenv · .env',
      'environment · environment',
      'flag · flag',
    ]);
    expect((await place.load()).files).toContainEqual({ source: 'user file', path: user, found: true });
  });

  test('each value says where it is from', async ({ place }) => {
    const dotenv = await place.write(DOTENV, 'LOTSMAN_LOCALE=ru\n');
    const project = await place.write(PROJECT, { deadline: 2000 });

    const { origins } = await place.load({ flags: { '--headed': true }, env: { LOTSMAN_SANDBOX: 'off' } });

    expect(spokenOrigin(origins.headless)).toBe('--headed');
    expect(spokenOrigin(origins.sandbox)).toBe('LOTSMAN_SANDBOX');
    expect(spokenOrigin(origins.locale)).toBe(`LOTSMAN_LOCALE in ${dotenv}`);
    expect(spokenOrigin(origins.deadline)).toBe(project);
    expect(spokenOrigin(origins.color)).toBe('default');
  });

  test('the .env file does not change the environment of the process', async ({ place }) => {
    await place.write(DOTENV, 'LOTSMAN_PROFILE=dotenv\n');

    await place.load();

    expect(process.env['LOTSMAN_PROFILE']).toBeUndefined();
  });

  test('a variable that is set to nothing counts as not set', async ({ place }) => {
    const { values } = await place.load({ env: { LOTSMAN_PROFILE: '', LOTSMAN_DEADLINE: '' } });

    expect(values.profile).toBe('default');
    expect(values.deadline).toBe(15_000);
  });

  test('the project file is looked for up to the root of the repository and no further', async ({ place }) => {
    await place.write('lotsman.config.json', { profile: 'outside' });
    expect((await place.load()).values.profile).toBe('outside');

    await mkdir(join(place.home, 'project', '.git'));
    expect((await place.load()).values.profile).toBe('default');
  });

  test('outside of the home folder and of any repository only the current folder counts', async ({ place }) => {
    await place.write(PROJECT, { profile: 'above' });
    const home = join(place.home, 'elsewhere');

    expect((await place.load({ home })).values.profile).toBe('default');
    expect((await place.load({ home, cwd: dirname(place.cwd) })).values.profile).toBe('above');
  });

  test('a path in a file belongs to the folder of that file, elsewhere to the current folder', async ({ place }) => {
    await place.write(PROJECT, { downloads: 'files/in', storageState: '~/state.json' });

    const { values } = await place.load({ flags: { '--browser': './chrome' } });

    expect(values.downloads).toBe(join(place.home, 'project/files/in'));
    expect(values.storageState).toBe(join(place.home, 'state.json'));
    expect(values.browser).toBe(join(place.cwd, 'chrome'));
  });

  test('the folder of the profile follows its name', async ({ place }) => {
    const { values } = await place.load({ flags: { '--profile': 'work' } });

    expect(values.profileFolder).toBe(join(foldersIn(place.home).data, 'profiles', 'work'));
  });

  test('the proxy that other programs use is used too, unless ours is set', async ({ place }) => {
    const env = { HTTPS_PROXY: 'http://ann:s3cret@proxy:3128', NO_PROXY: 'localhost, .corp' };

    const { values, origins, secrets } = await place.load({ env });
    const ours = await place.load({ env: { ...env, LOTSMAN_PROXY: 'none' } });

    expect(values.proxy).toEqual({ server: 'http://proxy:3128', username: 'ann', password: 's3cret' });
    expect(values.proxyBypass).toEqual(['localhost', '.corp']);
    expect(spokenOrigin(origins.proxy)).toBe('HTTPS_PROXY');
    expect(secrets).toEqual(['s3cret']);
    expect(ours.values.proxy).toBe('none');
  });

  test('NO_COLOR turns colours off', async ({ place }) => {
    expect((await place.load({ env: { NO_COLOR: '1' } })).values.color).toBe('never');
    expect((await place.load({ env: { NO_COLOR: '1' }, flags: { '--color': 'always' } })).values.color).toBe('always');
  });
});

describe('what values may be', () => {
  test('texts from flags and variables and JSON from files give the same values', async ({ place }) => {
    const asText = await place.load({
      flags: { '--permission': ['camera', 'midi'], '--header': ['X-A: 1', 'X-B: two words'] },
      env: { LOTSMAN_DEADLINE: '2000', LOTSMAN_VIEWPORT: '800x600', LOTSMAN_HEADLESS: '1' },
    });
    await place.write(PROJECT, {
      permissions: ['camera', 'midi'],
      headers: { 'X-A': '1', 'X-B': 'two words' },
      deadline: 2000,
      viewport: { width: 800, height: 600 },
      headless: true,
    });
    const asJson = await place.load();

    expect(asText.values).toEqual(asJson.values);
    expect(asJson.values).toMatchObject({
      permissions: ['camera', 'midi'],
      headers: { 'X-A': '1', 'X-B': 'two words' },
      deadline: 2000,
      viewport: { width: 800, height: 600 },
      headless: 'yes',
    });
  });

  test('headers can be a JSON object or lines in one variable', async ({ place }) => {
    const json = await place.load({ env: { LOTSMAN_HEADERS: '{"X-A": "1"}' } });
    const lines = await place.load({ env: { LOTSMAN_HEADERS: 'X-A: 1\nX-B: a:b' } });

    expect(json.values.headers).toEqual({ 'X-A': '1' });
    expect(lines.values.headers).toEqual({ 'X-A': '1', 'X-B': 'a:b' });
  });

  test('a login belongs to one site', async ({ place }) => {
    const { values } = await place.load({ env: { LOTSMAN_HTTP_CREDENTIALS: 'https://ann:p%40ss@intra.example/x' } });

    expect(values.httpCredentials).toEqual({ origin: 'https://intra.example', username: 'ann', password: 'p@ss' });
  });

  test.for([
    ['--browser', ''],
    ['--cdp', 'ftp://x'],
    ['--cdp', 'localhost:9222'],
    ['--profile', '../../etc'],
    ['--profile', 'a/b'],
    ['--sandbox', 'maybe'],
    ['--deadline', 'soon'],
    ['--deadline', '15.5'],
    ['--deadline', '1'],
    ['--locale', 'not a locale'],
    ['--timezone', 'Mars/Base'],
    ['--timezone', '+01:00'],
    ['--viewport', '12'],
    ['--viewport', '99x800'],
    ['--device', ' '],
    ['--permission', 'everything'],
    ['--proxy', 'gopher://x'],
    ['--proxy', 'socks5://ann:pw@host:1'],
    ['--header', 'no colon'],
    ['--header', 'Bad Name: x'],
    ['--http-credentials', 'ann:hunter2'],
    ['--log-level', 'loud'],
    ['--color', 'green'],
    ['--language', 'fr'],
    ['--port', '70000'],
  ] as const)('%s refuses %j', async ([flag, value], { place }) => {
    const { code, message } = await place.complaint({ flags: { [flag]: value } });

    expect(code).toBe('bad_config');
    expect(message).toContain(`but ${flag} gave `);
  });

  test('the types of all values come from the table', () => {
    expectTypeOf<Config['headless']>().toEqualTypeOf<'auto' | 'yes' | 'no' | 'shell'>();
    expectTypeOf<Config['deadline']>().toEqualTypeOf<number>();
    expectTypeOf<Config['browser']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Config['profileFolder']>().toEqualTypeOf<string>();
  });
});

describe('what is said about wrong values', () => {
  test('one sentence names the key, the place, what was given and what is allowed', async ({ place }) => {
    const flag = await place.complaint({ flags: { '--deadline': 'soon' } });
    const variable = await place.complaint({ env: { LOTSMAN_DEADLINE: 'soon' } });
    const dotenv = await place.write(DOTENV, 'LOTSMAN_DEADLINE=soon');
    const inDotenv = await place.complaint();
    await rm(dotenv);
    const file = await place.write(PROJECT, { deadline: 'soon' });
    const inFile = await place.complaint();

    const must = 'deadline must be a whole number of milliseconds from 100 to 600000, but';
    expect(flag.message).toBe(`${must} --deadline gave "soon".`);
    expect(variable.message).toBe(`${must} LOTSMAN_DEADLINE gave "soon".`);
    expect(inDotenv.message).toBe(`${must} LOTSMAN_DEADLINE in ${dotenv} gave "soon".`);
    expect(inFile.message).toBe(`${must} "deadline" in ${file} gave "soon".`);
  });

  test('a wrong value is told even when a stronger source overrides it', async ({ place }) => {
    await place.write(USER, { deadline: 'soon' });

    expect((await place.complaint({ flags: { '--deadline': '2000' } })).code).toBe('bad_config');
  });

  test('a variable meant for other programs is no obstacle while ours is set', async ({ place }) => {
    const env = { HTTPS_PROXY: 'strange://thing', LOTSMAN_PROXY: 'http://proxy:1' };

    const { values, warnings } = await place.load({ env });

    expect(values.proxy).toMatchObject({ server: 'http://proxy:1' });
    expect(warnings).toEqual([]);
  });

  test('a proxy meant for all programs that we cannot use is passed over with a warning', async ({ place }) => {
    const env = {
      HTTPS_PROXY: 'strange://ann:hunter2@thing',
      ALL_PROXY: 'socks5h://socks:1080',
      NO_PROXY: ' , ,',
    };
    const { ALL_PROXY: _, ...onlyStrange } = env;

    const { values, origins, warnings } = await place.load({ env });
    const nothingElse = await place.load({ env: onlyStrange });

    expect(values.proxy).toMatchObject({ server: 'socks5://socks:1080' });
    expect(spokenOrigin(origins.proxy)).toBe('ALL_PROXY');
    expect(warnings).toEqual([
      expect.stringMatching(
        /^proxy must be .*, but HTTPS_PROXY gave "strange:\/\/\*\*\*@thing"\. It is passed over\.$/,
      ),
    ]);
    expect(nothingElse.values.proxy).toBeUndefined();
    expect(nothingElse.origins.proxy).toEqual({ source: 'default' });
    expect((await place.complaint({ env: { LOTSMAN_PROXY: 'strange://thing' } })).code).toBe('bad_config');
  });

  test('the nearest allowed word is suggested', async ({ place }) => {
    expect((await place.complaint({ flags: { '--timezone': 'Europe/Mosow' } })).hint).toBe(
      'Did you mean Europe/Moscow?',
    );
    expect((await place.complaint({ flags: { '--log-level': 'degub' } })).hint).toBe('Did you mean debug?');
  });

  test('an unknown key in a file is refused with the one that was meant', async ({ place }) => {
    const file = await place.write(PROJECT, { headles: true });

    expect((await place.complaint()).message).toBe(
      `There is no setting "headles", which stands in ${file}; did you mean "headless"?`,
    );
  });

  test('broken JSON is shown by line and column', async ({ place }) => {
    const file = await place.write(USER, '{\n  "headless": yes\n}\n');

    expect((await place.complaint()).message).toBe(`${file} is not valid JSON at line 2, column 15.`);
  });

  test('a file that holds no object says what it should hold', async ({ place }) => {
    await place.write(PROJECT, '[]');

    expect((await place.complaint()).message).toContain('must hold a JSON object');
  });

  test('a model key in a file is refused: files get shared', async ({ place }) => {
    await place.write(PROJECT, { openaiApiKey: 'sk-1234567890' });

    const { message } = await place.complaint();

    expect(message).toContain('OPENAI_API_KEY');
    expect(message).not.toContain('sk-1234567890');
  });

  test('secrets are never repeated in a complaint', async ({ place }) => {
    for (const [flag, value] of [
      ['--proxy', 'ftp://ann:hunter2@host'],
      ['--cdp', 'ftp://x/?token=hunter2'],
      ['--http-credentials', '/hunter2'],
      ['--header', 'hunter2'],
    ] as const)
      expect((await place.complaint({ flags: { [flag]: value } })).message).not.toContain('hunter2');
  });

  test('flags that contradict each other are refused', async ({ place }) => {
    const { code, message } = await place.complaint({ flags: { '--headless': true, '--headed': true } });

    expect(code).toBe('bad_usage');
    expect(message).toBe('--headless and --headed contradict each other: give only one of them.');
  });

  test('a variable that begins like ours and is not is pointed out', async ({ place }) => {
    const { strangers } = await place.load({ env: { LOTSMAN_HEADLES: 'yes', OTHER: '1' } });

    expect(strangers).toEqual([{ name: 'LOTSMAN_HEADLES', meant: 'LOTSMAN_HEADLESS' }]);
  });
});

test('secrets are masked wherever a value is shown', async ({ place }) => {
  const { values, secrets } = await place.load({
    env: {
      OPENAI_API_KEY: 'sk-hunter2',
      LOTSMAN_CDP: 'wss://ann:hunter2@fleet.example/?token=hunter2&region=eu',
      LOTSMAN_PROXY: 'http://ann:hunter2@proxy:3128',
      LOTSMAN_HEADERS: 'Authorization: Bearer hunter2',
      LOTSMAN_HTTP_CREDENTIALS: 'https://ann:hunter2@intra.example',
    },
  });

  const keys = ['openaiApiKey', 'cdp', 'proxy', 'headers', 'httpCredentials'] as const;
  const texts = keys.map((key) => shown(key, values[key]));

  expect(texts).toEqual([
    '***',
    'wss://***@fleet.example/?token=***&region=***',
    'http://***@proxy:3128',
    'Authorization: ***',
    'https://***@intra.example',
  ]);
  expect(secrets).toEqual(expect.arrayContaining(['sk-hunter2', 'hunter2', 'Bearer hunter2']));
});

test('a flag that two commands have means the setting of the one that was given', async ({ place }) => {
  const flags = { '--port': '5000' };

  expect((await place.load({ flags, command: 'serve' })).values).toMatchObject({ servePort: 5000, practicePort: 4310 });
  expect((await place.load({ flags, command: 'practice' })).values).toMatchObject({
    servePort: 4320,
    practicePort: 5000,
  });
});

test('the token of the page is long, a secret, and in no file', async ({ place }) => {
  const token = 'a-token-of-my-own-that-nobody-can-guess';
  const { values, secrets } = await place.load({ env: { LOTSMAN_SERVE_TOKEN: token } });

  expect(shown('serveToken', values.serveToken)).toBe('***');
  expect(secrets).toContain(token);
  const { message } = await place.complaint({ env: { LOTSMAN_SERVE_TOKEN: 'short-token' } });
  expect(message).toContain('serveToken must be a text of at least 32 letters');
  expect(message).not.toContain('short-token');
  await place.write(PROJECT, { serveToken: token });
  expect((await place.complaint()).message).toContain('taken only from the variable LOTSMAN_SERVE_TOKEN');
});
