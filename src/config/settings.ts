import { join } from 'node:path';
import type { Folders } from '../paths.ts';
import {
  freeList,
  headers,
  httpCredentials,
  type Kind,
  list,
  locale,
  maskUrl,
  oneOf,
  path,
  proxy,
  secretsOfUrl,
  secretText,
  text,
  timezone,
  url,
  viewport,
  wholeNumber,
} from './kinds.ts';
import { dollars, duration, modelName, modelNames, prices, roleModels } from './run-kinds.ts';

/** The commands that take flags. `task` is the bare `lotsman "…"`. */
export type CommandName =
  | 'task'
  | 'resume'
  | 'runs'
  | 'show'
  | 'answer'
  | 'graph'
  | 'grants'
  | 'open'
  | 'observe'
  | 'act'
  | 'session'
  | 'secrets'
  | 'doctor'
  | 'config'
  | 'practice'
  | 'install-browser';

/** One way to give a setting on the command line. */
export interface Flag {
  /** As in the help: `--browser <path>`. */
  readonly flag: string;
  /** What the bare flag stands for: `--headed` means headless "no". */
  readonly means?: unknown;
  /** May be given more than once; the values become a list. */
  readonly repeat?: true;
  /** Where it differs from that of the setting. */
  readonly about?: string;
}

/** A variable that other programs know too; ours come before it, and it is looked at only when it decides. */
export interface ForeignVariable {
  readonly name: string;
  read?(given: string): unknown;
  /** Set for all programs at once: a value that we cannot use is told and passed over, and stops nothing. */
  readonly shared?: true;
}

/** What a default may depend on. */
export interface Surroundings {
  readonly folders: Folders;
  /** The values of the settings above it in the table. */
  readonly sofar: Readonly<Record<string, unknown>>;
}

interface Described<T> {
  readonly group: 'Run' | 'Browser' | 'Page' | 'Network' | 'Files' | 'Output' | 'Practice' | 'Models';
  readonly about: string;
  readonly kind: Kind<T>;
  readonly flags?: readonly Flag[];
  readonly env?: string;
  readonly foreign?: readonly ForeignVariable[];
  /** Keys stay in the environment: files are copied, committed and shared. */
  readonly environmentOnly?: true;
  /** Where its flags are taken; `config` takes all. */
  readonly commands: 'all' | readonly CommandName[];
  /** What happens without a value, or the default in general words where it depends on the machine. */
  readonly otherwise?: string;
}

/** One setting. From this come its flags, its variable, its validation, its line in `lotsman config` and in the docs. */
export interface Setting<T = unknown, Unset = unknown> extends Described<T> {
  fallback(at: Surroundings): T | Unset;
}

type Default<T> = T | ((at: Surroundings) => T);

function setting<T>(described: Described<T> & { readonly default: Default<NoInfer<T>> }): Setting<T, never>;
function setting<T>(described: Described<T>): Setting<T, undefined>;
function setting<T>(described: Described<T> & { readonly default?: Default<T> }): Setting<T, undefined> {
  const { default: value, ...rest } = described;
  return { ...rest, fallback: (at) => (value instanceof Function ? value(at) : value) };
}

const keeping = ['observe', 'act', 'session'] as const;
const running = ['task', 'resume'] as const;
const browsing = [...running, 'open', ...keeping] as const;
const browsingAndDoctor = [...browsing, 'doctor'] as const;

/** Every setting there is, in the order in which people are shown them. */
export const settings = {
  maxSteps: setting({
    group: 'Run',
    about: 'After how many steps a run stops with what it has.',
    kind: wholeNumber({ min: 1, max: 10_000, unit: ' of steps' }),
    default: 60,
    flags: [{ flag: '--max-steps <count>' }],
    env: 'LOTSMAN_MAX_STEPS',
    commands: running,
  }),
  maxCost: setting({
    group: 'Run',
    about: 'How many US dollars a run may spend on its model before it stops with what it has.',
    kind: dollars,
    flags: [{ flag: '--max-cost <dollars>' }],
    env: 'LOTSMAN_MAX_COST',
    commands: running,
    otherwise: 'no limit',
  }),
  maxTime: setting({
    group: 'Run',
    about: 'How long a run may take, from its start, before it stops with what it has.',
    kind: duration,
    flags: [{ flag: '--max-time <time>' }],
    env: 'LOTSMAN_MAX_TIME',
    commands: running,
    otherwise: 'no limit',
  }),
  maxTokens: setting({
    group: 'Run',
    about: 'How many tokens a run may take, read and written, before it stops with what it has.',
    kind: wholeNumber({ min: 1, max: 1_000_000_000, unit: ' of tokens' }),
    flags: [{ flag: '--max-tokens <count>' }],
    env: 'LOTSMAN_MAX_TOKENS',
    commands: running,
    otherwise: 'no limit',
  }),
  input: setting({
    group: 'Run',
    about:
      'Who answers when a run asks: auto is the person at the terminal, where there is one; no parks the run and leaves; wait stays until lotsman answer is heard from elsewhere.',
    kind: oneOf(['auto', 'no', 'wait']),
    default: 'auto',
    flags: [
      { flag: '--no-input', means: 'no', about: 'Ask nobody: a run that needs an answer is parked.' },
      { flag: '--wait', means: 'wait', about: 'Ask nobody here, and wait for lotsman answer from elsewhere.' },
    ],
    env: 'LOTSMAN_INPUT',
    commands: running,
  }),
  store: setting({
    group: 'Run',
    about: 'The file in which runs are kept: their stories, results, questions and answers.',
    kind: path('a file'),
    default: ({ folders }) => join(folders.data, 'runs.sqlite'),
    flags: [{ flag: '--store <file>' }],
    env: 'LOTSMAN_STORE',
    commands: [...running, 'runs', 'show', 'answer', 'grants'],
    otherwise: 'runs.sqlite, beside the other data of Lotsman',
  }),

  model: setting({
    group: 'Models',
    about:
      'The model to think with. scripted:FILE answers from a script, recorded:FILE replays what --record wrote: both need no model.',
    kind: modelName,
    flags: [{ flag: '--model <name>' }],
    env: 'LOTSMAN_MODEL',
    commands: running,
    otherwise: 'found by itself: a key in the environment, then a model server on this machine',
  }),
  roleModels: setting({
    group: 'Models',
    about:
      'Another model for one role: planner, navigator, guardian, validator, extractor or summariser, as in validator=openai/gpt-6-sol.',
    kind: roleModels,
    default: {},
    flags: [{ flag: '--role-model <role=name>', repeat: true }],
    env: 'LOTSMAN_ROLE_MODELS',
    commands: running,
  }),
  cheapModel: setting({
    group: 'Models',
    about: 'A cheaper model for the roles that read much and decide little: extractor and summariser.',
    kind: modelName,
    flags: [{ flag: '--cheap-model <name>' }],
    env: 'LOTSMAN_CHEAP_MODEL',
    commands: running,
    otherwise: 'the same model as for the others',
  }),
  smallModel: setting({
    group: 'Models',
    about: 'Whether the model is a small one, which decides better with shorter prompts and fewer tools.',
    kind: oneOf(['yes', 'no'], { true: 'yes', false: 'no', on: 'yes', off: 'no', 1: 'yes', 0: 'no' }),
    default: 'no',
    flags: [{ flag: '--small-model', means: 'yes', about: 'Shorter prompts and fewer tools, for small models.' }],
    env: 'LOTSMAN_SMALL_MODEL',
    commands: running,
  }),
  fallbackModels: setting({
    group: 'Models',
    about: 'A model to be asked when the one before it cannot answer.',
    kind: modelNames,
    default: [],
    flags: [{ flag: '--fallback-model <name>', repeat: true }],
    env: 'LOTSMAN_FALLBACK_MODELS',
    commands: running,
  }),
  prices: setting({
    group: 'Models',
    about: 'What a model costs, where the list prices are wrong or unknown; the beginning of its name is enough.',
    kind: prices,
    default: {},
    flags: [{ flag: '--price <name=in,out>', repeat: true }],
    env: 'LOTSMAN_PRICES',
    commands: running,
  }),
  record: setting({
    group: 'Models',
    about: 'A file into which all answers of the model are written, for --model recorded:FILE.',
    kind: path('a file'),
    flags: [{ flag: '--record <file>' }],
    env: 'LOTSMAN_RECORD',
    commands: running,
    otherwise: 'nothing is recorded',
  }),
  openaiApiKey: modelKey(['OPENAI_API_KEY'], 'The key for OpenAI, or for whatever answers at OPENAI_BASE_URL.'),
  openaiBaseUrl: modelAddress(
    'OPENAI_BASE_URL',
    'The address of a server that speaks the language of OpenAI.',
    url(['http:', 'https:']),
    'that of OpenAI',
  ),
  openaiModel: modelAddress(
    'OPENAI_MODEL',
    'The model to ask for at OPENAI_BASE_URL, where it offers several.',
    text('the name of a model'),
    'the first that it offers',
  ),
  anthropicApiKey: modelKey(['ANTHROPIC_API_KEY'], 'The key for Anthropic.'),
  googleApiKey: modelKey(
    ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    'The key for Google’s Gemini models.',
  ),
  openrouterApiKey: modelKey(['OPENROUTER_API_KEY'], 'The key for OpenRouter.'),
  deepseekApiKey: modelKey(['DEEPSEEK_API_KEY'], 'The key for DeepSeek.'),
  mistralApiKey: modelKey(['MISTRAL_API_KEY'], 'The key for Mistral.'),
  groqApiKey: modelKey(['GROQ_API_KEY'], 'The key for Groq.'),
  xaiApiKey: modelKey(['XAI_API_KEY'], 'The key for xAI.'),
  gigachatCredentials: modelKey(['GIGACHAT_CREDENTIALS'], 'The authorization key for GigaChat.'),
  gigachatScope: modelAddress(
    'GIGACHAT_SCOPE',
    'The version of the GigaChat API that the key is for.',
    text('a scope such as GIGACHAT_API_PERS'),
    'GIGACHAT_API_PERS',
  ),
  yandexApiKey: modelKey(['YANDEX_API_KEY'], 'The key for YandexGPT; it needs YANDEX_FOLDER_ID beside it.'),
  yandexFolderId: modelAddress(
    'YANDEX_FOLDER_ID',
    'The folder in Yandex Cloud that the key belongs to.',
    text('the id of a folder', /^\S+$/),
    'YandexGPT cannot be used',
  ),
  ollamaHost: modelAddress(
    'OLLAMA_HOST',
    'Where Ollama answers, when not at its usual place.',
    {
      ...text('a host and port such as 127.0.0.1:11434, or an address', /^\S+$/),
      show: maskUrl,
      masked: maskUrl,
      secrets: secretsOfUrl,
    },
    '127.0.0.1:11434',
  ),

  browser: setting({
    group: 'Browser',
    about: 'The browser program to start.',
    kind: path('a browser program'),
    flags: [{ flag: '--browser <path>' }],
    env: 'LOTSMAN_BROWSER',
    commands: browsingAndDoctor,
    otherwise: 'found by itself: Chrome, Edge, Chromium, Playwright’s own',
  }),
  cdp: setting({
    group: 'Browser',
    about: 'The address of a running browser to attach to, instead of starting one.',
    kind: url(['http:', 'https:', 'ws:', 'wss:']),
    flags: [{ flag: '--cdp <address>' }],
    env: 'LOTSMAN_CDP',
    commands: browsingAndDoctor,
    otherwise: 'a browser of its own is started',
  }),
  headless: setting({
    group: 'Browser',
    about: 'Whether the browser works without a window; auto shows one wherever there is a display.',
    kind: oneOf(['auto', 'yes', 'no'], { true: 'yes', false: 'no', 1: 'yes', 0: 'no' }),
    default: 'auto',
    flags: [
      { flag: '--headless', means: 'yes', about: 'Work without a window.' },
      { flag: '--headed', means: 'no', about: 'Insist on a window.' },
    ],
    env: 'LOTSMAN_HEADLESS',
    commands: browsingAndDoctor,
  }),
  session: setting({
    group: 'Browser',
    about: 'The name of the session that is kept open between commands; several can be open side by side.',
    kind: text(
      'a name of at most 32 letters, digits, dots, dashes and underscores',
      /^[\p{L}\p{N}_](?:[\p{L}\p{N}._-]{0,30}[\p{L}\p{N}_-])?$/u,
    ),
    default: 'default',
    flags: [{ flag: '--session <name>' }],
    env: 'LOTSMAN_SESSION',
    commands: keeping,
  }),
  sessionIdle: setting({
    group: 'Browser',
    about: 'After how many minutes without a command a kept session ends by itself; 0 keeps it until it is stopped.',
    kind: wholeNumber({ min: 0, max: 10_080, unit: ' of minutes' }),
    default: 30,
    flags: [{ flag: '--session-idle <minutes>' }],
    env: 'LOTSMAN_SESSION_IDLE',
    commands: keeping,
  }),
  profile: setting({
    group: 'Browser',
    about: 'The name of the browser profile; logins and cookies are kept in it between runs.',
    kind: text(
      'a name of letters, digits, spaces, dots, dashes and underscores',
      /^[\p{L}\p{N}_](?:[\p{L}\p{N}._ -]{0,62}[\p{L}\p{N}_-])?$/u,
    ),
    // Sessions side by side need profiles of their own: a browser does not share one.
    default: ({ sofar }) => String(sofar['session']),
    flags: [{ flag: '--profile <name>' }],
    env: 'LOTSMAN_PROFILE',
    commands: browsingAndDoctor,
    otherwise: 'the name of the session, which is default',
  }),
  profileFolder: setting({
    group: 'Browser',
    about: 'The folder of the profile, when it should be somewhere else.',
    kind: path('a folder'),
    default: ({ folders, sofar }) => join(folders.data, 'profiles', String(sofar['profile'])),
    flags: [{ flag: '--profile-folder <folder>' }],
    env: 'LOTSMAN_PROFILE_FOLDER',
    commands: browsingAndDoctor,
    otherwise: 'a folder with the name of the profile, beside the other data of Lotsman',
  }),
  sandbox: setting({
    group: 'Browser',
    about: 'The sandbox of the browser; auto uses it wherever the system allows.',
    kind: oneOf(['auto', 'on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off' }),
    default: 'auto',
    flags: [{ flag: '--sandbox <mode>' }],
    env: 'LOTSMAN_SANDBOX',
    commands: browsingAndDoctor,
  }),
  highlight: setting({
    group: 'Browser',
    about: 'Whether the window shows what is touched: a line around it and a pointer that goes there.',
    kind: oneOf(['on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off', 1: 'on', 0: 'off' }),
    default: 'on',
    flags: [{ flag: '--no-highlight', means: 'off', about: 'Do not show in the window what is touched.' }],
    env: 'LOTSMAN_HIGHLIGHT',
    commands: browsing,
  }),
  pageTools: setting({
    group: 'Browser',
    about:
      'Whether pages may declare tools for agents (WebMCP). A page can see that its browser supports this; off, it looks like any other.',
    kind: oneOf(['on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off', 1: 'on', 0: 'off' }),
    default: 'on',
    flags: [{ flag: '--no-page-tools', means: 'off', about: 'Do not let pages declare tools (WebMCP).' }],
    env: 'LOTSMAN_PAGE_TOOLS',
    commands: browsing,
  }),
  deadline: setting({
    group: 'Browser',
    about: 'How many milliseconds one call to the browser may take.',
    kind: wholeNumber({ min: 100, max: 600_000, unit: ' of milliseconds' }),
    default: 15_000,
    flags: [{ flag: '--deadline <ms>' }],
    env: 'LOTSMAN_DEADLINE',
    commands: browsing,
  }),

  locale: setting({
    group: 'Page',
    about: 'The language and region that pages are told.',
    kind: locale,
    flags: [{ flag: '--locale <tag>' }],
    env: 'LOTSMAN_LOCALE',
    commands: browsing,
    otherwise: 'that of the system',
  }),
  timezone: setting({
    group: 'Page',
    about: 'The time zone that pages see.',
    kind: timezone,
    flags: [{ flag: '--timezone <name>' }],
    env: 'LOTSMAN_TIMEZONE',
    commands: browsing,
    otherwise: 'that of the system',
  }),
  viewport: setting({
    group: 'Page',
    about: 'The size of the page in CSS pixels, or window to follow the window.',
    kind: viewport,
    flags: [{ flag: '--viewport <size>' }],
    env: 'LOTSMAN_VIEWPORT',
    commands: browsing,
    otherwise: 'that of the device when one is set, else that of the window',
  }),
  device: setting({
    group: 'Page',
    about: 'A device to appear as: its screen, touch and user agent, by the name Playwright knows it under.',
    kind: text('the name of a device such as "iPhone 15"'),
    flags: [{ flag: '--device <name>' }],
    env: 'LOTSMAN_DEVICE',
    commands: browsing,
    otherwise: 'a desktop browser',
  }),
  permissions: setting({
    group: 'Page',
    about: 'Permissions that pages get without asking.',
    kind: list([
      'accelerometer',
      'ambient-light-sensor',
      'background-sync',
      'camera',
      'clipboard-read',
      'clipboard-write',
      'geolocation',
      'gyroscope',
      'local-fonts',
      'local-network-access',
      'magnetometer',
      'microphone',
      'midi',
      'midi-sysex',
      'notifications',
      'payment-handler',
      'screen-wake-lock',
      'storage-access',
    ]),
    default: [],
    flags: [{ flag: '--permission <name>', repeat: true }],
    env: 'LOTSMAN_PERMISSIONS',
    commands: browsing,
  }),

  proxy: setting({
    group: 'Network',
    about: 'The proxy through which the browser reaches the web; none uses none, whatever the system says.',
    kind: proxy,
    flags: [{ flag: '--proxy <address>' }],
    env: 'LOTSMAN_PROXY',
    foreign: ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'].map((name) => ({
      name,
      shared: true,
    })),
    commands: browsingAndDoctor,
    otherwise: 'that of the system',
  }),
  proxyBypass: setting({
    group: 'Network',
    about: 'Hosts that are reached without the proxy.',
    kind: freeList('host names separated by commas, such as .example.com'),
    default: [],
    flags: [{ flag: '--proxy-bypass <hosts>', repeat: true }],
    env: 'LOTSMAN_PROXY_BYPASS',
    foreign: [
      { name: 'NO_PROXY', shared: true },
      { name: 'no_proxy', shared: true },
    ],
    commands: browsing,
  }),
  headers: setting({
    group: 'Network',
    about: 'Headers that are sent with every request.',
    kind: headers,
    default: {},
    flags: [{ flag: '--header <line>', repeat: true }],
    env: 'LOTSMAN_HEADERS',
    commands: browsing,
  }),
  httpCredentials: setting({
    group: 'Network',
    about:
      'The login for one site that asks by HTTP authentication; better a variable than a flag, which other users of the machine can see.',
    kind: httpCredentials,
    flags: [{ flag: '--http-credentials <login>' }],
    env: 'LOTSMAN_HTTP_CREDENTIALS',
    commands: browsing,
    otherwise: 'such requests are turned down and reported',
  }),

  storageState: setting({
    group: 'Files',
    about: 'A file with cookies and local storage to begin with.',
    kind: path('a file'),
    flags: [{ flag: '--storage-state <file>' }],
    env: 'LOTSMAN_STORAGE_STATE',
    commands: browsing,
    otherwise: 'what the profile holds',
  }),
  saveStorageState: setting({
    group: 'Files',
    about: 'A file into which cookies and local storage are written at the end.',
    kind: path('a file'),
    flags: [{ flag: '--save-storage-state <file>' }],
    env: 'LOTSMAN_SAVE_STORAGE_STATE',
    commands: browsing,
    otherwise: 'they are kept in the profile only',
  }),
  downloads: setting({
    group: 'Files',
    about: 'The quarantine folder in which downloads are kept, unopened.',
    kind: path('a folder'),
    default: ({ folders }) => join(folders.data, 'downloads'),
    flags: [{ flag: '--downloads <folder>' }],
    env: 'LOTSMAN_DOWNLOADS',
    commands: browsingAndDoctor,
    otherwise: 'the folder downloads, beside the other data of Lotsman',
  }),
  secrets: setting({
    group: 'Files',
    about: 'The folder in which secrets are kept, encrypted; see `lotsman secrets`.',
    kind: path('a folder'),
    default: ({ folders }) => join(folders.data, 'secrets'),
    flags: [{ flag: '--secrets <folder>' }],
    env: 'LOTSMAN_SECRETS',
    commands: [...running, ...keeping, 'secrets'],
    otherwise: 'the folder secrets, beside the other data of Lotsman',
  }),

  logLevel: setting({
    group: 'Output',
    about: 'How much is logged.',
    kind: oneOf(['silent', 'error', 'warn', 'info', 'debug']),
    default: 'warn',
    flags: [
      { flag: '--log-level <level>' },
      { flag: '--debug', means: 'debug', about: 'Log everything, and show where an error came from.' },
    ],
    env: 'LOTSMAN_LOG_LEVEL',
    commands: 'all',
  }),
  logFormat: setting({
    group: 'Output',
    about: 'How the log is written, for people or for programs.',
    kind: oneOf(['text', 'json']),
    default: 'text',
    flags: [{ flag: '--log-format <format>' }],
    env: 'LOTSMAN_LOG_FORMAT',
    commands: 'all',
  }),
  logFile: setting({
    group: 'Output',
    about: 'A file to which the log is appended, instead of stderr.',
    kind: path('a file'),
    flags: [{ flag: '--log-file <file>' }],
    env: 'LOTSMAN_LOG_FILE',
    commands: 'all',
    otherwise: 'the log goes to stderr',
  }),
  color: setting({
    group: 'Output',
    about: 'When output is coloured; auto does so in a terminal.',
    kind: oneOf(['auto', 'always', 'never'], { true: 'always', false: 'never' }),
    default: 'auto',
    flags: [{ flag: '--color <when>' }, { flag: '--no-color', means: 'never', about: 'The same as --color never.' }],
    env: 'LOTSMAN_COLOR',
    foreign: [
      { name: 'NO_COLOR', read: () => 'never' },
      { name: 'FORCE_COLOR', read: (given) => (given === '0' || given === 'false' ? 'never' : 'always') },
    ],
    commands: 'all',
  }),
  language: setting({
    group: 'Output',
    about: 'The language in which practice lists its sites in the terminal; auto follows the system.',
    kind: oneOf(['auto', 'en', 'ru']),
    default: 'auto',
    flags: [{ flag: '--language <code>' }],
    env: 'LOTSMAN_LANGUAGE',
    commands: 'all',
  }),

  practicePort: setting({
    group: 'Practice',
    about: 'The port of the practice sites; 0 takes any free one.',
    kind: wholeNumber({ min: 0, max: 65_535 }),
    default: 4310,
    flags: [{ flag: '--port <number>' }],
    env: 'LOTSMAN_PRACTICE_PORT',
    commands: ['practice'],
  }),
};

function modelKey(names: readonly string[], about: string) {
  const otherwise = 'its models cannot be used';
  return setting({
    group: 'Models',
    about,
    kind: secretText,
    foreign: names.map((name) => ({ name })),
    environmentOnly: true,
    commands: [],
    otherwise,
  });
}

function modelAddress(name: string, about: string, kind: Kind<string>, otherwise: string) {
  return setting({ group: 'Models', about, kind, foreign: [{ name }], environmentOnly: true, commands: [], otherwise });
}

export type Key = keyof typeof settings;

/** The effective values of all settings, each with the type its row in the table gives it. */
export type Config = { readonly [K in Key]: ReturnType<(typeof settings)[K]['fallback']> };

/** The table as rows of one type, for whoever goes through all of it. */
export const rows: readonly (readonly [Key, Setting])[] = Object.entries(settings) as [Key, Setting][];

/** The settings whose flags a command takes of its own; those for all commands belong to the program. */
export function rowsFor(command: CommandName): readonly (readonly [Key, Setting])[] {
  return rows.filter(([, { commands, flags }]) => {
    if (commands === 'all' || flags === undefined) return false;
    return command === 'config' || commands.includes(command);
  });
}

export const rowsForAll = rows.filter(([, { commands }]) => commands === 'all');

/** The name without what follows it: `--browser <path>` → `--browser`. */
export function flagName({ flag }: Flag): string {
  return flag.replace(/ .*$/, '');
}

/** All variables of a setting, the stronger first. */
export function variables({ env, foreign = [] }: Setting): readonly string[] {
  return [...(env === undefined ? [] : [env]), ...foreign.map(({ name }) => name)];
}
