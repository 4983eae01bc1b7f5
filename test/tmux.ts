import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A terminal of a given size with a program in it, as a person would have it before them. */
export interface Pane extends AsyncDisposable {
  /** Keys by their names (`Enter`, `C-c`, `Up`), each on its own. */
  press(...keys: string[]): Promise<void>;
  /** Words, letter by letter as the terminal sends them. */
  type(words: string): Promise<void>;
  /** What stands on the screen now; with `colors`, as the terminal would be told it. */
  screen(options?: { colors?: boolean; scrollback?: boolean }): Promise<string>;
  /** Waits until the screen shows this, and returns it. */
  shows(words: string | RegExp, patience?: number): Promise<string>;
  resize(columns: number, rows: number): Promise<void>;
  /** Whether the cursor can be seen. */
  hasCursor(): Promise<boolean>;
  /** The exit code of the program, once it has ended. */
  ended(patience?: number): Promise<number>;
}

const run = promisify(execFile);
let count = 0;

/** tmux is what the test needs of the machine; without it there is no terminal to look at. */
export function hasTmux(): boolean {
  try {
    execFileSync('tmux', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface PaneOptions {
  columns?: number;
  rows?: number;
  env?: Readonly<Record<string, string | undefined>>;
  cwd: string;
}

export async function openPane(
  program: readonly string[],
  { columns = 100, rows = 30, env = {}, cwd }: PaneOptions,
): Promise<Pane> {
  // A server of its own, so that nothing of ours meets the terminals of whoever runs this.
  const socket = join(cwd, `.tmux-${count++}`);
  const tmux = async (...args: string[]) => (await run('tmux', ['-S', socket, '-f', '/dev/null', ...args])).stdout;
  const set = Object.entries(env).map(([name, value]) => (value === undefined ? `-u${name}` : `${name}=${value}`));
  const line = ['env', ...set.filter((one) => one.startsWith('-u')), ...set.filter((one) => !one.startsWith('-u'))];
  const command = [...line, ...program].map(quoted).join(' ');
  const size = ['-x', String(columns), '-y', String(rows)];
  await tmux('new-session', '-d', '-s', 'main', ...size, '-c', cwd, `${command}; echo "ended with $?"; exec sleep 600`);
  await tmux('set-option', '-g', 'status', 'off');
  await tmux('set-option', '-g', 'history-limit', '5000');

  const screen: Pane['screen'] = ({ colors = false, scrollback = false } = {}) =>
    tmux('capture-pane', '-p', '-t', 'main', ...(colors ? ['-e'] : []), ...(scrollback ? ['-S', '-'] : []));
  const shows: Pane['shows'] = async (words, patience = 60_000) => {
    const until = Date.now() + patience;
    for (;;) {
      const shown = await screen({ scrollback: true });
      if (typeof words === 'string' ? shown.includes(words) : words.test(shown)) return shown;
      if (Date.now() > until) throw new Error(`The terminal does not show ${String(words)}, but:\n${shown}`);
      await delay(50);
    }
  };
  return {
    screen,
    shows,
    press: async (...keys) => {
      for (const key of keys) await tmux('send-keys', '-t', 'main', key);
    },
    type: async (words) => void (await tmux('send-keys', '-t', 'main', '-l', words)),
    resize: async (width, height) =>
      void (await tmux('resize-window', '-t', 'main', '-x', String(width), '-y', String(height))),
    hasCursor: async () => (await tmux('display-message', '-p', '-t', 'main', '#{cursor_flag}')).trim() === '1',
    async ended(patience) {
      const shown = await shows(/ended with \d+/, patience);
      return Number(/ended with (\d+)/.exec(shown)?.[1]);
    },
    async [Symbol.asyncDispose]() {
      await tmux('kill-server').catch(() => {});
    },
  };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
