import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { connect } from 'node:net';

/** What a server says to a GET, read as JSON; undefined when it does not answer in time, or with something else. */
export function askJson(address: URL, deadline: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const get = address.protocol === 'https:' ? httpsGet : httpGet;
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
    const request = get(
      address,
      { agent: false, signal: inTime, headers: { accept: 'application/json' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
          if (body.length > LONGEST) request.destroy();
        });
        response.on('end', () => resolve(response.statusCode === 200 ? parsed(body) : undefined));
        response.on('error', () => resolve(undefined));
        response.on('close', () => resolve(undefined));
      },
    );
    request.on('error', () => resolve(undefined));
  });
}

const LONGEST = 1_000_000;

/** Whether anyone listens there. */
export function canConnect(host: string, port: number, deadline: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, signal });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(deadline, () => settle(false));
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
