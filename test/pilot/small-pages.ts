import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '../../src/language.ts';

/** `looked-at`: the pilot was developed on them. `kept-apart`: nobody has looked at what came of each. */
export const smallPageSets = ['looked-at', 'kept-apart'] as const;

export type SmallPageSet = (typeof smallPageSets)[number];

/** A page with a widget or two, and what to do on it. The page knows when it is done: it keeps that in `verdict`. */
export interface SmallPage {
  name: string;
  sentence: string;
  language: Language;
  url: string;
}

/** Pages that were written by somebody who was shown nothing of Lotsman, and served as they are. */
export interface SmallPages extends AsyncDisposable {
  pages: readonly SmallPage[];
}

export async function openSmallPages(set: SmallPageSet): Promise<SmallPages> {
  const folder = new URL(`small-pages/${set}/`, import.meta.url);
  const sentences = JSON.parse(await readFile(new URL('tasks.json', folder), 'utf8')) as Record<string, string>;
  const server = createServer(async (request, response) => {
    const page = new URL(`.${new URL(request.url ?? '/', folder).pathname}`, folder);
    if (!page.pathname.endsWith('.html') || !existsSync(page)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(await readFile(page));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pages = Object.entries(sentences).map(
    ([name, sentence]): SmallPage => ({
      ...{ name, sentence, language: /[а-яё]/i.test(sentence) ? 'ru' : 'en' },
      url: `http://127.0.0.1:${port}/${name}.html`,
    }),
  );
  return {
    pages,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
