import { Agent, type ClientRequestArgs, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { reasonOf } from '../../errors.ts';
import type { Destination } from './checkpoint.ts';
import { addressedTo, passedOn } from './headers.ts';
import { answerClosed } from './refusal.ts';

/** Where one plain request goes. */
export interface Leg {
  destination: Destination;
  /** What the first line asks for: a path, or the whole address where another proxy reads it. */
  target: string;
  /** The host as the site knows itself. */
  host: string;
  headers: readonly string[];
  connect(): Promise<Socket>;
}

/** How long a connection that nobody uses is kept. */
const KEPT_FOR = 30_000;

/** Connections are kept per site, and each was checked when it was made. */
export class KeptConnections extends Agent {
  constructor() {
    super({ keepAlive: true, timeout: KEPT_FOR });
  }

  override createConnection(
    { connect }: ClientRequestArgs & Partial<Pick<Leg, 'connect'>>,
    tell?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    // Without a way of ours the agent would go and ask the system's resolver: then rather nothing.
    const connecting = connect?.() ?? Promise.reject(new Error('There is no way to connect'));
    connecting.then(
      (socket) => tell?.(null, socket),
      // The types ask for a stream here too, and there is none.
      (error) => (tell as ((error: Error) => void) | undefined)?.(error),
    );
    return undefined;
  }
}

/** Hands a plain request on and its answer back. */
export function forward(request: IncomingMessage, response: ServerResponse, leg: Leg, agent: Agent): void {
  const { host, port } = leg.destination;
  const options: ClientRequestArgs & Pick<Leg, 'connect'> = {
    method: request.method,
    host,
    port,
    path: leg.target,
    headers: [...addressedTo(leg.host, passedOn(request.rawHeaders, ['transfer-encoding', 'te'])), ...leg.headers],
    agent,
    setDefaultHeaders: false,
    connect: leg.connect,
  };
  const outgoing = send(options);
  const abandon = () => response.writableFinished || outgoing.destroy();
  response.once('close', abandon);

  outgoing.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders));
    answer.pipe(response);
    // A half answer is never finished as if it were whole.
    answer.once('close', () => answer.complete || response.destroy());
  });
  outgoing.once('error', (error) => {
    response.off('close', abandon);
    // A kept connection may have ended while nobody looked; what is only read can be asked for again.
    const isStale = outgoing.reusedSocket && !response.headersSent && ['GET', 'HEAD'].includes(request.method ?? '');
    if (isStale && !response.destroyed) forward(request, response, leg, agent);
    else answerClosed(response, { kind: 'failed', because: `${leg.host} did not answer: ${reasonOf(error)}.` });
  });
  request.pipe(outgoing);
}
