import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/sessions.ts';
import { houseAt } from './house.ts';
import { serverAtWork } from './server.testing.ts';
import { whereToListen } from './where-to-listen.ts';

function certificateIn(folder: string): { tlsCert: string; tlsKey: string } {
  const [tlsCert, tlsKey] = [join(folder, 'crt.pem'), join(folder, 'key.pem')];
  const names = 'subjectAltName=DNS:lotsman.example,IP:192.0.2.7';
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', [...made, '-subj', '/CN=x', '-addext', names, '-keyout', tlsKey, '-out', tlsCert], {
    stdio: 'ignore',
  });
  return { tlsCert, tlsKey };
}

test('addresses of this machine alone need nothing more', async () => {
  for (const host of ['127.0.0.1', 'localhost', '::1', '127.0.0.5'])
    expect(await whereToListen({ host, hasOwnToken: false })).toEqual({ host });
});

test('what others can reach is refused without a certificate, and without a token of one’s own', async () => {
  await using folder = await temporaryFolder();
  const tls = certificateIn(folder.path);

  for (const host of ['0.0.0.0', '::', '192.168.1.5', '8.8.8.8', '::ffff:10.0.0.1']) {
    await expect(whereToListen({ host, hasOwnToken: true })).rejects.toThrow('nothing is encrypted');
    await expect(whereToListen({ host, ...tls, hasOwnToken: false })).rejects.toThrow('nothing to log in with');
    expect(await whereToListen({ host, ...tls, hasOwnToken: true })).toMatchObject({ host, tls: {} });
  }
});

test('half a certificate, or none, is told in a sentence', async () => {
  await using folder = await temporaryFolder();
  const { tlsCert, tlsKey } = certificateIn(folder.path);
  const wish = { host: '127.0.0.1', hasOwnToken: false };

  await expect(whereToListen({ ...wish, tlsCert })).rejects.toThrow('go together');
  await expect(whereToListen({ ...wish, tlsCert: '/nowhere', tlsKey })).rejects.toThrow('cannot be read');
  await expect(whereToListen({ ...wish, tlsCert: tlsKey, tlsKey })).rejects.toThrow('cannot be used');
});

test('with a certificate the names in it are ours, and no others', async () => {
  await using folder = await temporaryFolder();
  const cert = readFileSync(certificateIn(folder.path).tlsCert, 'utf8');
  const house = houseAt({ host: '0.0.0.0', port: 443, token: 't', cert });

  for (const host of ['lotsman.example', 'lotsman.example:443', '192.0.2.7', 'localhost'])
    expect([host, house.isOurs(host)]).toEqual([host, true]);
  for (const host of ['evil.example', 'lotsman.example.evil.example', '192.0.2.8', 'lotsman.example:80', ''])
    expect([host, house.isOurs(host)]).toEqual([host, false]);
});

test('another address of this machine alone is one of our names when we listen there', () => {
  expect(houseAt({ host: '127.0.0.5', port: 80, token: 't' }).isOurs('127.0.0.5')).toBe(true);
  expect(houseAt({ host: '127.0.0.1', port: 80, token: 't' }).isOurs('127.0.0.5')).toBe(false);
});

test('with a certificate all of it is encrypted, and the same is asked of everybody', async () => {
  await using folder = await temporaryFolder();
  const { tlsCert, tlsKey } = certificateIn(folder.path);
  await using at = await serverAtWork({ '--tls-cert': tlsCert, '--tls-key': tlsKey });
  const { port, token, url } = at.serving;
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path: '/api/hello', headers, rejectUnauthorized: false, agent: false },
        (answer) => resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
  const authorization = `Bearer ${token}`;

  expect(url).toBe(`https://127.0.0.1:${port}/`);
  expect(await ask({ host: `lotsman.example:${port}`, authorization })).toBe(200);
  expect(await ask({ host: `lotsman.example:${port}` })).toBe(401);
  expect(await ask({ host: `evil.example:${port}`, authorization })).toBe(403);
  const plain = `http://lotsman.example:${port}`;
  expect(await ask({ host: `lotsman.example:${port}`, authorization, origin: plain })).toBe(403);
});
