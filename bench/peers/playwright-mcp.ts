import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser } from '../../src/browser/find.ts';
import { say } from '../bench.ts';

const VERSION = '0.0.83';
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/lotsman/peers/', import.meta.url));

/** Playwright MCP as a coding agent uses it: its own process, its own browser, spoken to over stdio. */
export class PlaywrightMcp implements AsyncDisposable {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  /** Undefined, and a word why, where it cannot be had. */
  static async start(): Promise<PlaywrightMcp | undefined> {
    try {
      const peer = new PlaywrightMcp(await installed());
      await peer.#ask('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'bench', version: '1' },
      });
      peer.#send({ method: 'notifications/initialized' });
      return peer;
    } catch (error) {
      say(
        `Playwright MCP cannot be had here (${error instanceof Error ? error.message.split('\n')[0] : error}); going on without it.`,
      );
      return undefined;
    }
  }

  private constructor(cli: string) {
    const browser = findBrowser(process.env['LOTSMAN_BROWSER']);
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const args = [cli, '--headless', '--isolated', '--viewport-size', '1280,800', ...root];
    const own = browser ? ['--executable-path', browser.path] : [];
    this.#process = spawn(process.execPath, [...args, ...own], { stdio: ['pipe', 'pipe', 'ignore'], cwd: FOLDER });
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#hear(line));
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Calls one of its tools and returns the text of its answer. */
  async call(tool: string, input: Record<string, unknown>): Promise<string> {
    const answer = await this.#ask('tools/call', { name: tool, arguments: input });
    return (answer.result?.content ?? []).map(({ text = '' }) => text).join('\n');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.call('browser_close', {}).catch(() => {});
    this.#process.kill();
  }

  #ask(method: string, params: unknown): Promise<Answer> {
    this.#last += 1;
    const id = this.#last;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, resolve);
    this.#send({ id, method, params });
    return promise;
  }

  #send(message: Record<string, unknown>): void {
    this.#process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  #hear(line: string): void {
    const answer = JSON.parse(line) as Answer;
    this.#waiting.get(answer.id ?? -1)?.(answer);
    this.#waiting.delete(answer.id ?? -1);
  }
}

interface Answer {
  id?: number;
  result?: { content?: { text?: string }[] };
}

/** A peer is not a dependency: it is fetched when somebody wants to compare. */
async function installed(): Promise<string> {
  const cli = join(FOLDER, 'node_modules', '@playwright', 'mcp', 'cli.js');
  if (existsSync(cli)) return cli;
  say(`Fetching @playwright/mcp ${VERSION} to measure beside …`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', `@playwright/mcp@${VERSION}`], {
    cwd: FOLDER,
  });
  return cli;
}
