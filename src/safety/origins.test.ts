import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameOrigin, type OriginPolicy, originGate, originOf, originText } from './origins.ts';

const OPEN: OriginPolicy = { read: 'public', allowed: [], blocked: [], started: [] };
const gate = (policy: Partial<OriginPolicy> = {}) => originGate({ ...OPEN, ...policy });
const may = (address: string, policy: Partial<OriginPolicy> = {}) => gate(policy).address(address).may;

test.each([
  ['https://shop.example', 'https://shop.example:443/a?b#c'],
  ['https://shop.example', 'HTTPS://SHOP.EXAMPLE.'],
  ['https://shop.example', 'https://evil.example@shop.example/'],
  ['https://shop.example', 'wss://shop.example/live'],
  ['http://bücher.example', 'http://xn--bcher-kva.example:80'],
  ['http://127.0.0.1', 'http://0x7f.1'],
  ['https://shop.example', 'https:\\\\shop.example\\@evil.example'],
])('%s and %s are one site', (one, other) => {
  expect(isSameOrigin(one, other)).toBe(true);
});

test.each([
  ['https://shop.example', 'http://shop.example'],
  ['https://shop.example', 'https://shop.example:8443'],
  ['https://shop.example', 'https://shop.example@evil.example'],
  ['https://shop.example', 'https://shop.example.evil.example'],
  ['https://shop.example', 'https://shop.example:443@evil.example'],
  ['https://shop.example', 'https://www.shop.example'],
  ['https://shop.example', 'https://ѕhop.example'],
  ['https://shop.example', 'https://shop.example%2eevil.example'],
  ['file:///a', 'file:///a'],
  ['data:,a', 'data:,a'],
])('%s and %s are not', (one, other) => {
  expect(isSameOrigin(one, other)).toBe(false);
});

test.each([
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  'chrome://settings',
  'chrome-extension://abc/page.html',
  'devtools://devtools/bundled/inspector.html',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'view-source:https://shop.example',
  'filesystem:https://shop.example/a',
  'blob:null/123',
  'blob:file:///1',
  'about:settings',
  'ftp://shop.example',
  'mailto:a@b.example',
  'http://',
  'shop',
  '',
])('%j is never opened', (address) => {
  const policy = { allowed: ['https://shop.example'], started: [address] };

  expect(gate(policy).address(address)).toEqual({
    may: false,
    because: expect.stringMatching(/^[A-Z].*\.$/),
    openable: false,
    why: expect.anything(),
  });
});

test('without a list every public site may be read, and nothing near this machine', () => {
  expect(may('https://shop.example/a')).toBe(true);
  expect(may('about:blank')).toBe(true);
  expect(may('blob:https://shop.example/123')).toBe(true);
  expect(gate().address('http://localhost:8080/')).toEqual({
    may: false,
    because: 'http://localhost:8080 is on this machine, and the user has not opened it to this run.',
    openable: true,
    why: { kind: 'closed', site: 'http://localhost:8080', place: 'loopback' },
  });
  expect(may('http://192.168.1.1/admin')).toBe(false);
  expect(may('http://169.254.169.254/latest')).toBe(false);
  expect(may('blob:http://10.0.0.1/123')).toBe(false);
});

test('where the user started is open, and nothing else on that machine', () => {
  const policy = { started: ['http://localhost:8080/inbox?folder=1'] };

  expect(may('http://localhost:8080/other', policy)).toBe(true);
  expect(may('http://localhost:8081/', policy)).toBe(false);
  expect(may('https://localhost:8080/', policy)).toBe(false);
  expect(may('http://127.0.0.1:8080/', policy)).toBe(false);
});

test('with a list only what is on it is reached', () => {
  const policy = { read: ['shop.example', '*.cdn.example', 'https://pay.example:8443'] };

  expect(may('https://shop.example/', policy)).toBe(true);
  expect(may('http://shop.example/', policy)).toBe(true);
  expect(may('https://shop.example:8443/', policy)).toBe(false);
  expect(may('https://a.b.cdn.example/', policy)).toBe(true);
  expect(may('https://cdn.example/', policy)).toBe(false);
  expect(may('https://evilcdn.example/', policy)).toBe(false);
  expect(may('https://pay.example:8443/', policy)).toBe(true);
  expect(may('https://pay.example/', policy)).toBe(false);
  expect(gate(policy).address('https://other.example/')).toEqual({
    may: false,
    because: 'https://other.example is not among the sites that this run may reach.',
    openable: true,
    why: { kind: 'unlisted', site: 'https://other.example' },
  });
});

test('what is blocked stays so, on every port, whatever else is said', () => {
  const policy = { allowed: ['shop.example'], started: ['https://shop.example'], blocked: ['shop.example'] };

  expect(may('https://shop.example/', policy)).toBe(false);
  expect(may('http://shop.example:8080/', policy)).toBe(false);
  expect(may('https://SHOP.example./', policy)).toBe(false);
  expect(gate(policy).address('https://shop.example/')).toMatchObject({ openable: false });
});

test('a name is judged by every address that it stands for', () => {
  const shop = originOf('http://shop.example');
  if (!shop) throw new Error('No origin.');

  expect(gate().origin(shop, ['public', 'public']).may).toBe(true);
  expect(gate().origin(shop, ['public', 'loopback']).may).toBe(false);
  expect(gate({ allowed: ['shop.example'] }).origin(shop, ['private']).may).toBe(true);
  expect(gate({ allowed: ['shop.example'] }).origin(shop, ['metadata']).may).toBe(false);
  expect(may('http://169.254.169.254/', { allowed: ['http://169.254.169.254'] })).toBe(true);
});

test('a tunnel may serve a secure site or a plain socket; a block of either closes it', () => {
  const policy = { read: ['http://shop.example', 'https://pay.example'] };

  expect(gate(policy).tunnel('shop.example', 80)).toEqual({ may: true, origin: 'http://shop.example' });
  expect(gate(policy).tunnel('pay.example', 443)).toEqual({ may: true, origin: 'https://pay.example' });
  expect(gate(policy).tunnel('shop.example', 443)).toMatchObject({ may: false, origin: 'https://shop.example' });
  expect(gate({ blocked: ['http://shop.example'] }).tunnel('shop.example', 80)).toMatchObject({ may: false });
  expect(gate().tunnel('a b', 443)).toMatchObject({ may: false });
});

test.each(['*.com', '*', '*.127.0.0.1', 'https://shop.example/path', 'a@b.example', 'ftp://a.example', '', 'a b'])(
  'a list with %j in it is refused',
  (entry) => {
    expect(() => gate({ allowed: [entry] })).toThrow(/is not a site that can be listed/);
  },
);

const RUNS = { numRuns: 10_000 };
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const host = fc.tuple(label, label).map((labels) => `${labels.join('.')}.example`);
const scheme = fc.constantFrom('http', 'https');
const port = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined });
const site = fc.tuple(scheme, host, port).map(([one, name, number]) => `${one}://${name}${number ? `:${number}` : ''}`);
const rest = fc.constantFrom(
  '',
  '/',
  '/a/b',
  '?q=1',
  '#top',
  '/@evil.example',
  '//evil.example',
  '/..;/',
  '/%40',
  '?@a.b',
);

test('the same site is recognised in every disguise', () => {
  const disguise = fc.constantFrom<(address: string) => string>(
    (address) => address,
    (address) => address.toUpperCase(),
    (address) => address.replace('://', '://good.example@'),
    (address) => address.replace('://', '://good.example:443@'),
    (address) => address.replace('://', ':\\\\'),
    (address) => address.replace('://', ':/'),
    (address) => ` ${address}\n`,
    (address) => address.replace('.example', '.example.'),
    (address) => address.replace('.example', '%2eexample'),
    (address) => address.replace('.example', '。example'),
    (address) => address.replace('example', 'ｅｘａｍｐｌｅ'),
    (address) => address.replace('ttp', 't\ttp'),
  );
  fc.assert(
    fc.property(site, disguise, rest, (address, disguised, more) => {
      const worn = `${disguised(address)}`.trimEnd() + more;
      expect(isSameOrigin(worn, address)).toBe(true);
      expect(may(worn, { blocked: [address] })).toBe(false);
      expect(may(worn, { read: [address] })).toBe(true);
    }),
    RUNS,
  );
});

test('another site is never taken for the one that is listed', () => {
  const lookalike = fc.constantFrom<(address: string) => string>(
    (address) => `${address.replace(/:\d+$/, '')}.evil.example`,
    (address) => `${address}@evil.example`,
    (address) => address.replace('://', '://evil'),
    (address) => address.replace('://', '://www.'),
    (address) => `${address.replace(/:\d+$/, '')}:65536`,
    (address) => `https://evil.example/${address}`,
    (address) => `https://evil.example?${address}`,
    (address) => `https://evil.example#@${address.slice(8)}`,
    (address) => `javascript:${address}`,
    (address) => `view-source:${address}`,
    (address) => `data:text/html,${address}`,
    (address) =>
      address.replace(/^http(s?)/, (_all, secure: string) => (secure ? 'http' : 'https')).replace(/:\d+$/, ''),
  );
  fc.assert(
    fc.property(site, lookalike, rest, (address, forge, more) => {
      const forged = forge(address) + more;
      fc.pre(originOf(forged) === undefined || new URL(forged).origin !== new URL(address).origin);
      expect(isSameOrigin(forged, address)).toBe(false);
      expect(may(forged, { read: [address] })).toBe(false);
      expect(may(forged, { read: [], started: [address] })).toBe(false);
    }),
    RUNS,
  );
});

test('any text gets an answer, and what may be opened is a web address that means one site', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.tuple(fc.string(), fc.webUrl()).map((both) => both.join('')),
  );
  fc.assert(
    fc.property(text, (address) => {
      if (!may(address)) return;
      const origin = originOf(address.replace(/^blob:/i, ''));
      expect(origin && isSameOrigin(originText(origin), originText(origin))).toBe(true);
    }),
    RUNS,
  );
});
