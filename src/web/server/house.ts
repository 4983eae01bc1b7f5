import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';

/** Where we are at home: under which names, and with which key. */
export interface House {
  readonly scheme: 'http' | 'https';
  readonly token: string;
  /** Whether this is one of our own names, as a `Host` header has it. */
  isOurs(host: string): boolean;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Our names are those of this machine for itself, and those that the certificate is for: no other leads here by right. */
export function houseAt({ port, token, cert }: { port: number; token: string; cert?: string | undefined }): House {
  const scheme = cert === undefined ? 'http' : 'https';
  const certificate = cert === undefined ? undefined : new X509Certificate(cert);
  const usual = scheme === 'http' ? 80 : 443;
  return {
    scheme,
    token,
    isOurs(host) {
      const [, name = '', given = String(usual)] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/i.exec(host) ?? [];
      if (name === '' || Number(given) !== port) return false;
      return LOOPBACK.has(name.toLowerCase()) || (certificate !== undefined && isNamed(certificate, name));
    },
  };
}

function isNamed(certificate: X509Certificate, name: string): boolean {
  const address = name.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? certificate.checkHost(name) !== undefined : certificate.checkIP(address) !== undefined;
}
