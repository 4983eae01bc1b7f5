import { token } from './token.ts';

/** A socket to our server. The key is among its protocols: a browser lets a page send nothing else along. */
export function openSocket(path: string): WebSocket {
  const address = new URL(`/api${path}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address, ['lotsman', token.get() ?? '']);
}
