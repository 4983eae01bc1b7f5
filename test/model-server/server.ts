import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import type { Offer, Play, Protocol } from './play.ts';

const PROTOCOLS: readonly Protocol[] = [openaiChat, openaiResponses, anthropic, google];

export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** What it lets the model do. */
  offer: Offer;
}

/** A server that speaks like the large providers, takes only what they would take, and fails like them, on demand. */
export interface ModelServer extends AsyncDisposable {
  url: string;
  /** Played one by one; what comes when all are used up is the last one again. */
  play(...plays: readonly Play[]): void;
  readonly received: readonly Received[];
  /** Connections that are still open. */
  open(): Promise<number>;
}

export async function startModelServer(): Promise<ModelServer> {
  const received: Received[] = [];
  let plays: readonly Play[] = [];
  let next = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const protocol = PROTOCOLS.find((one) => one.path.test(path));
    if (!protocol) return void response.writeHead(404).end('{"error":{"message":"no such path"}}');
    const { headers } = request;
    const body = await text(request);
    const read = protocol.request.safeParse({ path, headers, body: JSON.parse(body) });
    if (!read.success) return send(response, protocol.refusal(z.prettifyError(read.error)));
    received.push({ path, headers, body, offer: read.data });
    const play = plays[Math.min(next++, plays.length - 1)];
    if (play) perform(protocol, play, response);
    else response.writeHead(500).end('nothing to play');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    play(...more) {
      plays = more;
      next = 0;
      received.length = 0;
    },
    open: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function perform(protocol: Protocol, play: Play, response: ServerResponse): void {
  if ('complain' in play) {
    send(response, protocol.complaint(play.complain), play.headers);
  } else if ('lose' in play) {
    if (play.lose === 'connection') response.socket?.resetAndDestroy();
  } else if ('show' in play) {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><h1>Welcome to our Wi-Fi</h1>');
  } else if ('partOf' in play) {
    const { all, half } = protocol.events(play.partOf);
    const sent = all.slice(0, half).join('');
    begin(response);
    if (play.then === 'end') response.end(sent);
    else if (play.then === 'complaint') response.end(sent + protocol.trouble);
    else response.write(sent, () => play.then === 'break' && setImmediate(() => response.socket?.destroy()));
  } else {
    begin(response);
    for (const event of protocol.events(play).all) response.write(event);
    response.end();
  }
}

function send(response: ServerResponse, { status, body }: ReturnType<Protocol['refusal']>, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}
