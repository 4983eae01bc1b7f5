import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Effect } from '../src/action.ts';
import { tools } from '../src/browser/tools.ts';
import { commands } from '../src/cli/commands.ts';
import { errorCodes, exitCodes } from '../src/cli/exit-codes.ts';
import { ABOUT, commandParts, flagsForAll, type Part, withArgument } from '../src/cli/help.ts';
import { fieldsOf, spokenKind } from '../src/cli/session/action-fields.ts';
import { defaultOf, typed, usageOf } from '../src/cli/session/action-help.ts';
import { PROJECT_FILE } from '../src/config/load.ts';
import { type Key, rows, type Setting, variables } from '../src/config/settings.ts';
import { exitCodeOf } from '../src/errors.ts';

/** The papers that follow from the code, by path. `node scripts/docs.ts` writes them; a test sees that they are fresh. */
export function documents(): Readonly<Record<string, string>> {
  return {
    '.env.example': envExample(),
    'docs/configuration.md': configurationPage(),
    'docs/exit-codes.md': exitCodesPage(),
    'docs/cli.md': cliPage(),
    'docs/actions.md': actionsPage(),
  };
}

const ORIGIN = '<!-- Written by `node scripts/docs.ts`; change the code it reads instead. -->';

function envExample(): string {
  const lines = [
    '# Every variable Lotsman reads. Copy this file to .env in the folder you start it from, and uncomment what you need.',
    '# Flags and the real environment win over it. Written by `node scripts/docs.ts`.',
  ];
  for (const [group, settings] of byGroup()) {
    lines.push('', `# --- ${group} ---`);
    for (const [key, setting] of settings) {
      const [first, ...others] = variables(setting);
      if (first === undefined) continue;
      const also = setting.env === undefined ? [] : others;
      lines.push('', `# ${setting.about}`);
      lines.push(`# Allowed: ${setting.kind.allowed}. ${sentenceOfDefault(setting)}`);
      if (also.length > 0) lines.push(`# Without it, these are looked at: ${also.join(', ')}.`);
      lines.push(`#${first}=${EXAMPLES[key]}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function configurationPage(): string {
  const parts = [
    '# Configuration',
    ORIGIN,
    [
      'A setting can be given in several places. The first that has it wins:',
      '',
      '1. the flag on the command line,',
      '2. the variable in the environment,',
      '3. the variable in `.env` in the current folder,',
      `4. \`${PROJECT_FILE}\` of the project: in the current folder or the nearest one above it, up to the root of the repository or your home folder,`,
      '5. `config.json` of the user: in `~/.config/lotsman` (Linux, or `$XDG_CONFIG_HOME/lotsman`), `~/Library/Preferences/lotsman` (macOS) or `%APPDATA%\\lotsman\\Config` (Windows),',
      '6. the default.',
      '',
      '`lotsman config` shows what holds, and where each value came from. A wrong value, wherever it stands, ends the command with exit code 2 and one sentence that says what is wrong; only one in a name that all programs share, such as `HTTPS_PROXY`, is passed over with a warning. A list or an object replaces the weaker one as a whole. A variable that is set to nothing counts as not set. A relative path in a file begins at the folder of that file, everywhere else at the current folder.',
    ].join('\n'),
    [
      'Both files hold one JSON object:',
      '',
      '```json',
      JSON.stringify(
        { headless: 'yes', viewport: '1280x800', permissions: ['geolocation'], headers: { 'X-Team': 'blue' } },
        undefined,
        2,
      ),
      '```',
    ].join('\n'),
    `\`.env\` and \`${PROJECT_FILE}\` come with the folder, and can name the browser program that is started, the proxy, and where files are written. So run Lotsman only in folders you trust, as you would any program in them.`,
    'Secrets (marked 🔒) are masked in `lotsman config`, in logs and in messages. Model keys are taken from the environment only: files get copied and shared.',
  ];
  for (const [group, settings] of byGroup()) parts.push(`## ${group}`, ...settings.map(settingPart));
  return `${parts.join('\n\n')}\n`;
}

function settingPart([key, setting]: readonly [Key, Setting]): string {
  const flags = (setting.flags ?? []).map(
    ({ flag, means }) => `\`${flag}\`${means === undefined ? '' : ` (${String(means)})`}`,
  );
  const names = variables(setting).map((name) => `\`${name}\``);
  const file = setting.environmentOnly ? undefined : `\`"${key}"\``;
  const given = [...(flags.length > 0 ? [flags.join(' or ')] : []), names.join(', then '), ...(file ? [file] : [])];
  return [
    `### ${key}${setting.kind.secrets ? ' 🔒' : ''}`,
    '',
    setting.about,
    '',
    `- Given as: ${given.join(' · ')}`,
    `- Allowed: ${code(setting.kind.allowed)}`,
    `- ${sentenceOfDefault(setting)}`,
    `- Example: \`${variables(setting)[0]}=${EXAMPLES[key]}\``,
  ].join('\n');
}

function exitCodesPage(): string {
  const codes = Object.entries(exitCodes).map(([code, meaning]) => {
    const kinds = Object.entries(exitCodeOf).flatMap(([name, number]) =>
      String(number) === code ? [`\`${name}\``] : [],
    );
    return [code, meaning, kinds.join(', ')];
  });
  return `${[
    '# Exit codes',
    ORIGIN,
    'A program can rely on these numbers. Each kind of trouble also has a code of its own, which stands in the log (`--log-format json`) and in the errors of the library.',
    table(['exit code', 'means', 'kinds of trouble'], codes),
    '## Kinds of trouble',
    table(
      ['code', 'exit code', 'means'],
      Object.entries(errorCodes).map(([name, meaning]) => [`\`${name}\``, exitCodeFor(name), meaning]),
    ),
  ].join('\n\n')}\n`;
}

function exitCodeFor(name: string): string {
  return String(Object.entries(exitCodeOf).find(([code]) => code === name)?.[1]);
}

function cliPage(): string {
  const parts = [
    '# The command line',
    ORIGIN,
    ABOUT,
    'Results go to stdout, everything else to stderr. See [exit codes](exit-codes.md) and [configuration](configuration.md).',
    table(
      ['command', 'does'],
      commands.map((command) => [`[\`${withArgument(command)}\`](#${command.name})`, command.summary]),
    ),
  ];
  for (const command of commands) {
    parts.push(`## ${command.name}`, `\`lotsman ${withArgument(command)} [flags]\``, command.summary);
    if (command.description !== undefined) parts.push(command.description);
    const own = commandParts(command).filter(
      ({ title }) => title !== 'Flags for every command' && title !== 'Examples',
    );
    if (own.length > 0) parts.push(table(['flag', 'does'], own.flatMap(flagRows)));
    const examples = command.examples.map(([typed, meaning]) => `${typed}  # ${meaning}`);
    parts.push(['```sh', ...examples, '```'].join('\n'));
  }
  const common = flagsForAll({ withVersion: true });
  parts.push(`## ${common.title}`, table(['flag', 'does'], flagRows(common)));
  return `${parts.join('\n\n')}\n`;
}

const EFFECTS: Readonly<Record<Effect, string>> = {
  read: 'only looks',
  act: 'changes what is on the page',
  commit: 'leaves a trace in the world',
};

function actionsPage(): string {
  const parts = [
    '# Actions',
    ORIGIN,
    'Everything that can be done on a page. From the command line: `lotsman act <action> …`, see [driving by hand](driving.md); in a program: `helm.act({ tool, input })`.',
    table(
      ['action', 'effect', 'does'],
      tools.map(({ name, effect, description }) => [`[\`${name}\`](#${name})`, `\`${effect}\``, description]),
    ),
  ];
  for (const tool of tools) {
    const { name, description, effect, examples } = tool;
    const fields = fieldsOf(tool);
    const rows = fields.map(({ name: field, kind, required, fallback, about = '' }) => [
      `\`${field}\``,
      spokenKind(kind),
      required ? 'required' : defaultOf(fallback),
      about,
    ]);
    parts.push(`## ${name}`, `\`lotsman act ${usageOf(tool)}\``, description, `It ${EFFECTS[effect]}.`);
    if (rows.length > 0) parts.push(table(['input', 'is', 'default', 'about'], rows));
    const lines = examples.map(([input, meaning]) => `${typed(tool, input)}  # ${meaning}`);
    if (lines.length > 0) parts.push(['```sh', ...lines, '```'].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

function flagRows({ lines }: Part): string[][] {
  return lines.map(([typed, meaning]) => [`\`${typed}\``, meaning]);
}

function byGroup(): Map<string, (readonly [Key, Setting])[]> {
  return Map.groupBy(rows, ([, { group }]) => group);
}

function sentenceOfDefault({ otherwise, fallback, kind }: Setting): string {
  if (otherwise !== undefined) return `Otherwise: ${otherwise}.`;
  const value = fallback({ folders: { config: '', data: '' }, sofar: {} });
  const empty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return empty ? 'Default: none.' : `Default: ${kind.show?.(value) ?? String(value)}.`;
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** Angle brackets and addresses would be taken for markup. */
function code(text: string): string {
  return text.replace(/\S+:\/\/\S*[\w/]/g, (address) => `\`${address}\``);
}

const EXAMPLES: Readonly<Record<Key, string>> = {
  maxSteps: '30',
  maxCost: '0.50',
  maxTime: '10m',
  maxTokens: '500000',
  input: 'no',
  pictures: 'off',
  store: '~/runs.sqlite',
  model: 'anthropic/claude-sonnet-5',
  roleModels: 'validator=openai/gpt-6-sol,planner=openai/gpt-6-sol',
  cheapModel: 'openai/gpt-6-luna',
  smallModel: 'yes',
  fallbackModels: 'openai/gpt-6-sol,ollama/qwen3:8b',
  prices: '"my/model=2,10"',
  explain: 'yes',
  record: 'answers.json',
  browser: '/usr/bin/chromium',
  cdp: 'http://127.0.0.1:9222',
  headless: 'yes',
  session: 'work',
  sessionIdle: '120',
  profile: 'work',
  profileFolder: '~/profiles/work',
  sandbox: 'on',
  highlight: 'off',
  pageTools: 'off',
  deadline: '30000',
  locale: 'en-GB',
  timezone: 'Europe/Berlin',
  viewport: '1280x800',
  device: '"iPhone 15"',
  permissions: 'geolocation,notifications',
  guard: 'off',
  allowSites: 'http://localhost:3000,*.intranet.example',
  blockSites: 'tracker.example,*.tracker.example',
  onlySites: 'shop.example,*.shop.example',
  writeSites: 'shop.example,https://api.shop.example',
  proxy: 'http://user:password@proxy.example:3128',
  proxyBypass: 'localhost,.example.com',
  headers: `'{"X-Team": "blue"}'`,
  httpCredentials: 'https://user:password@intranet.example',
  storageState: 'state.json',
  saveStorageState: 'state.json',
  downloads: '~/quarantine',
  files: '~/cv.pdf',
  outbox: '~/for-pages',
  secrets: '~/secrets',
  logLevel: 'info',
  logFormat: 'json',
  logFile: 'lotsman.log',
  color: 'never',
  language: 'ru',
  verbosity: 'quiet',
  display: 'plain',
  servePort: '4330',
  serveHost: '127.0.0.1',
  tlsCert: '~/lotsman.crt',
  tlsKey: '~/lotsman.key',
  serveToken: 'write-32-or-more-letters-of-your-own',
  practicePort: '4321',
  openaiApiKey: 'sk-…',
  openaiBaseUrl: 'http://127.0.0.1:8000/v1',
  openaiModel: 'qwen3-32b',
  anthropicApiKey: 'sk-ant-…',
  googleApiKey: 'AIza…',
  openrouterApiKey: 'sk-or-…',
  deepseekApiKey: 'sk-…',
  mistralApiKey: 'abc…',
  groqApiKey: 'gsk_…',
  xaiApiKey: 'xai-…',
  gigachatCredentials: 'MTIz…',
  gigachatScope: 'GIGACHAT_API_CORP',
  yandexApiKey: 'AQVN…',
  yandexFolderId: 'b1g…',
  ollamaHost: '127.0.0.1:11434',
};

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  for (const [path, content] of Object.entries(documents())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    process.stderr.write(`${path}\n`);
  }
}
