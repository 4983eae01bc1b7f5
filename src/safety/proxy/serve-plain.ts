import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { originOf } from '../origins/origin.ts';
import type { Admission, Admissions } from './admission.ts';
import { join } from './connect.ts';
import { forward, type KeptConnections } from './forward.ts';
import { addressedTo, passedOn } from './headers.ts';
import { answerClosed, closeTunnel } from './refusal.ts';
import { loginOf } from './upstream.ts';

/** Plain requests name their whole address; one that names only a path takes us for a site. */
export async function servePlain(
  request: IncomingMessage,
  response: ServerResponse,
  admissions: Admissions,
  kept: KeptConnections,
): Promise<void> {
  const { address, admission } = await admit(request, admissions);
  if (admission.kind !== 'open') return answerClosed(response, admission);
  const { destination, relay, connect } = admission;
  const path = `${address.pathname}${address.search}`;
  const leg = relay
    ? { target: `http://${address.host}${path}`, headers: loginOf(relay.upstream), connect: relay.connect }
    : { target: path, headers: [], connect };
  forward(request, response, { destination, host: address.host, ...leg }, kept);
}

/** A plain request to change over to a socket. Browsers use a tunnel for it, others may not. */
export async function serveUpgrade(
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
  admissions: Admissions,
): Promise<void> {
  const { address, admission } = await admit(request, admissions);
  if (admission.kind !== 'open') return closeTunnel(client, admission);
  const server = await admission.connect();
  const headers = addressedTo(address.host, passedOn(request.rawHeaders, ['connection', 'upgrade']));
  const lines = headers.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n')).join('');
  server.write(`${request.method} ${address.pathname}${address.search} HTTP/1.1\r\n${lines}\r\n`);
  server.write(head);
  join(client, server);
}

async function admit({ url = '' }: IncomingMessage, admissions: Admissions) {
  const origin = /^(?:http|ws):\/\//i.test(url) ? originOf(url) : undefined;
  const admission: Admission = origin
    ? await admissions.site(origin)
    : { kind: 'refused', because: 'This is a proxy, and no site of its own.' };
  return { admission, address: new URL(origin ? url : 'http://localhost') };
}
