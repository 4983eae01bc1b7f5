import { readFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { createSecureContext } from 'node:tls';
import { LotsmanError, reasonOf } from '../../errors.ts';

export interface ListenWish {
  host: string;
  /** Files. */
  tlsCert?: string | undefined;
  tlsKey?: string | undefined;
  /** Somebody has chosen the token, and so can log in from elsewhere. */
  hasOwnToken: boolean;
}

export interface Listening {
  host: string;
  tls?: { cert: string; key: string };
}

/** Where we listen. What others can reach must be encrypted, and ask who they are. */
export async function whereToListen({ host, tlsCert, tlsKey, hasOwnToken }: ListenWish): Promise<Listening> {
  if ((tlsCert === undefined) !== (tlsKey === undefined))
    throw new LotsmanError('bad_config', 'A certificate and its key go together: only one of them is given.', {
      hint: 'Give both --tls-cert and --tls-key.',
    });
  const isOpen = !isLoopback(host);
  if (isOpen && tlsCert === undefined)
    throw new LotsmanError('bad_config', `Others can reach ${host}, and nothing is encrypted.`, {
      hint: 'Give a certificate with --tls-cert and --tls-key, or serve on 127.0.0.1 and come through ssh -L.',
    });
  if (isOpen && !hasOwnToken)
    throw new LotsmanError('bad_config', `Others can reach ${host}, and there is nothing to log in with.`, {
      hint: 'Set LOTSMAN_SERVE_TOKEN to something long that nobody can guess: openssl rand -hex 32.',
    });
  if (tlsCert === undefined || tlsKey === undefined) return { host };
  const [cert, key] = await Promise.all([pem(tlsCert, 'certificate'), pem(tlsKey, 'key')]);
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw new LotsmanError('bad_config', `The certificate ${tlsCert} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
  return { host, tls: { cert, key } };
}

/** To listen at, not to go to: 0.0.0.0 leads to this machine, and from all others. */
export function isLoopback(host: string): boolean {
  return host.toLowerCase() === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

async function pem(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new LotsmanError('bad_config', `The ${what} ${file} cannot be read: ${reasonOf(cause)}.`, { cause });
  }
}
