import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { isLoopback } from './where-to-listen.ts';

/** Where we are at home: under which names, and with which key. */
export interface House {
  readonly scheme: 'http' | 'https';
  readonly token: string;
  /** Whether this is one of our own names, as a `Host` header has it. */
  isOurs(host: string): boolean;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

interface Place {
  /** Where we listen. */
  host: string;
  port: number;
  token: string;
  /** The certificate itself. */
  cert?: string | undefined;
}

/** Our names are those of this machine for itself, and those that the certificate is for: no other leads here by right. */
export function houseAt({ host, port, token, cert }: Place): House {
  const scheme = cert === undefined ? 'http' : 'https';
  const certificate = cert === undefined ? undefined : new X509Certificate(cert);
  const usual = scheme === 'http' ? 80 : 443;
  return {
    scheme,
    token,
    isOurs(called) {
      const [, name = '', given = String(usual)] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/i.exec(called) ?? [];
      if (name === '' || Number(given) !== port) return false;
      const isOfThisMachine = LOOPBACK.has(name.toLowerCase()) || (isLoopback(host) && name === host);
      return isOfThisMachine || (certificate !== undefined && isNamed(certificate, name));
    },
  };
}

function isNamed(certificate: X509Certificate, name: string): boolean {
  const address = name.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? certificate.checkHost(name) !== undefined : certificate.checkIP(address) !== undefined;
}
