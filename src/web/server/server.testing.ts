import { request } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../../../test/sessions.ts';
import type { FlagValue } from '../../config/load.ts';
import { load } from '../../config/load.ts';
import { Fleet } from '../../harbour/fleet.ts';
import { createLog, Redactor } from '../../log.ts';
import { openStore, type SqliteStore } from '../../store/sqlite.ts';
import { type Serving, serve } from './serve.ts';

export interface Told {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  json<T>(): T;
}

export interface Asking {
  method?: string;
  /** Sent as they are, also those that browsers and `fetch` keep to themselves; undefined leaves a usual one out. */
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string;
}

/** The real server with a store of its own, and somebody who asks it over HTTP. */
export interface ServerAtWork extends AsyncDisposable {
  serving: Serving;
  fleet: Fleet;
  store: SqliteStore;
  folder: string;
  /** With the token, as our own page would ask, unless other headers are given. */
  ask(path: string, asking?: Asking): Promise<Told>;
  post(path: string, body?: unknown): Promise<Told>;
}

export async function serverAtWork(more: Readonly<Record<string, FlagValue>> = {}): Promise<ServerAtWork> {
  const folder = await temporaryFolder();
  const flags: Readonly<Record<string, FlagValue>> = {
    '--headless': true,
    '--port': '0',
    '--store': join(folder.path, 'store.sqlite'),
    '--profile-folder': join(folder.path, 'profile'),
    '--downloads': join(folder.path, 'downloads'),
    '--secrets': join(folder.path, 'secrets'),
    ...more,
  };
  const { values: config } = await load({ flags, command: 'serve' });
  const redactor = new Redactor();
  const log = createLog({ level: 'warn', format: 'text', redactor, write: (line) => void process.stderr.write(line) });
  const store = await openStore(config.store);
  const fleet = new Fleet({ flags, store, redactor, log });
  const serving = await serve({ config, fleet, store, redactor, log, version: '0.0.0' });
  const { port, token } = serving;
  const ask: ServerAtWork['ask'] = (path, { method = 'GET', headers = {}, body } = {}) => {
    const usual = { host: `127.0.0.1:${port}`, authorization: `Bearer ${token}` };
    const sent = Object.entries({ ...usual, ...headers }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return asked(port, { method, path, headers: Object.fromEntries(sent), body });
  };
  return {
    serving,
    fleet,
    store,
    folder: folder.path,
    ask,
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    async [Symbol.asyncDispose]() {
      await fleet.stop();
      await serving[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function asked(
  port: number,
  {
    method,
    path,
    headers,
    body,
  }: { method: string; path: string; headers: Record<string, string>; body?: string | undefined },
): Promise<Told> {
  return new Promise((resolve, reject) => {
    // Sent as it is: `..` in a path too.
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json: () => JSON.parse(text) });
      });
    });
    sent.on('error', reject).end(body);
  });
}
