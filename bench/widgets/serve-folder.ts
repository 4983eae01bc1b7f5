import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The files of a folder on loopback. */
export async function serveFolder(folder: string): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const body = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
