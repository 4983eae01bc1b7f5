import { path, text, wholeNumber } from '../kinds.ts';
import { setting } from './setting.ts';

export const serve = {
  servePort: setting({
    group: 'Serving',
    about: 'The port of the web page; 0 takes any free one.',
    kind: wholeNumber({ min: 0, max: 65_535 }),
    default: 4320,
    flags: [{ flag: '--port <number>' }],
    env: 'LOTSMAN_SERVE_PORT',
    commands: ['serve'],
  }),
  serveHost: setting({
    group: 'Serving',
    about:
      'The address at which the web page is served. Any other than one of this machine alone needs a certificate and a token of your own.',
    kind: text('a name or an address of this machine', /^(?:localhost|[\da-f.:]+)$/i),
    default: '127.0.0.1',
    flags: [{ flag: '--host <address>' }],
    env: 'LOTSMAN_SERVE_HOST',
    commands: ['serve'],
  }),
  tlsCert: setting({
    group: 'Serving',
    about: 'The certificate of the web page (PEM). The page answers under the names that stand in it.',
    kind: path('a file'),
    flags: [{ flag: '--tls-cert <file>' }],
    env: 'LOTSMAN_TLS_CERT',
    commands: ['serve'],
    otherwise: 'the page is served without encryption, on this machine only',
  }),
  tlsKey: setting({
    group: 'Serving',
    about: 'The private key of the certificate (PEM).',
    kind: path('a file'),
    flags: [{ flag: '--tls-key <file>' }],
    env: 'LOTSMAN_TLS_KEY',
    commands: ['serve'],
    otherwise: 'the page is served without encryption, on this machine only',
  }),
  serveToken: setting({
    group: 'Serving',
    about: 'The token with which the web page is opened, when it is to stay the same.',
    kind: {
      schema: (z) => z.string().regex(/^[\w-]{32,256}$/),
      allowed: 'a text of at least 32 letters, digits, dashes and underscores that nobody can guess',
      show: () => '***',
      masked: () => '***',
      secrets: (value) => [value],
    },
    env: 'LOTSMAN_SERVE_TOKEN',
    environmentOnly: true,
    commands: [],
    otherwise: 'a new one each time',
  }),
};
