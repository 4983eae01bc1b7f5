import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface JsonRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface JsonServer extends AsyncDisposable {
  url: string;
  readonly received: readonly JsonRequest[];
}

/** Status and body; a string is sent as it is, undefined never answers. */
export type JsonAnswer = { status?: number; type?: string; body: unknown } | undefined;

/** A server on loopback whose answers are a function of the request. */
export async function serveJson(answer: (request: JsonRequest) => JsonAnswer): Promise<JsonServer> {
  const received: JsonRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: await text(incoming),
    };
    received.push(request);
    const given = answer(request);
    if (!given) return;
    const { status = 200, type = 'application/json', body } = given;
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
