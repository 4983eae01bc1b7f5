import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, resolve, sep } from 'node:path';
import { LotsmanError } from '../../src/errors.ts';
import { startPractice } from '../../src/practice/server.ts';

export interface BenchPage {
  name: string;
  url: string;
}

/** Of each practice site its front, and what is hard to see: frames, shadow roots, bare listeners, layers, masses. */
const PRACTICE: readonly (readonly [site: string, path: string])[] = [
  ['mail', '/inbox'],
  ['food', '/'],
  ['jobs', '/'],
  ['travel', '/'],
  ['office', '/'],
  ['forum', '/'],
  ['doors', '/'],
  ['doors', '/login'],
  ['gallery', '/'],
  ['gallery', '/exhibits/bare-clicks'],
  ['gallery', '/exhibits/far-labels'],
  ['gallery', '/exhibits/frames-cross'],
  ['gallery', '/exhibits/frames-same'],
  ['gallery', '/exhibits/shadow-open'],
  ['gallery', '/exhibits/shadow-closed'],
  ['gallery', '/exhibits/slots'],
  ['gallery', '/exhibits/grid'],
  ['gallery', '/exhibits/inputs-choices'],
  ['gallery', '/exhibits/contenteditable'],
  ['storm', '/'],
  ['storm', '/weathers/many-elements'],
  ['storm', '/weathers/long-table'],
];

export interface BenchPages extends AsyncDisposable {
  pages: readonly BenchPage[];
}

/** The practice sites and, where a folder is given, its pages, on loopback. */
export async function startPages(folder: string | undefined): Promise<BenchPages> {
  const given = folder === undefined ? undefined : await serveFolder(folder);
  const practice = await startPractice();
  const practicePages = PRACTICE.map(([site, path]) => ({
    name: `practice:${site}${path}`,
    url: practice.url(site, path, 'bench'),
  }));
  return {
    pages: [...(given?.pages ?? []), ...practicePages],
    [Symbol.asyncDispose]: async () => {
      await practice.close();
      await given?.[Symbol.asyncDispose]();
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

async function serveFolder(folder: string): Promise<BenchPages> {
  const root = resolve(folder);
  const names = await pagesIn(root);
  const server = createServer(async (request, response) => {
    const path = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const body = path.startsWith(root + sep) ? await readFile(path).catch(() => undefined) : undefined;
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    pages: names.map((name) => ({ name, url: `http://localhost:${port}/${name}` })),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Those that `pages.txt` names, one a line; without it every HTML file in the folder. */
async function pagesIn(root: string): Promise<string[]> {
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new LotsmanError('bad_input', `There is no folder ${root}.`);
  const list = await readFile(join(root, 'pages.txt'), 'utf8').catch(() => undefined);
  const files = list === undefined ? await htmlFiles(root) : list.split('\n').filter((line) => line.trim() !== '');
  if (files.length === 0) throw new LotsmanError('bad_input', `There are no HTML files in ${root}.`);
  return files;
}

async function htmlFiles(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && extname(file.name) === '.html')
    .map((file) => relative(root, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort();
}
