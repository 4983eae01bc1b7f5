import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { maskUrl, proxy, secretsOfUrl } from './kinds.ts';

const TOKEN = 'kT9xQ2mZ7vB4nL1p';
const PAGE = '6f0d3c52-9a41-4b6e-8c1d-2f7e5a9b0c34';

describe('the secrets of an address', () => {
  test.for([
    ['http://ann:hunter2@h:1', 'http://***@h:1', ['hunter2']],
    ['https://ghp-token@h/v1', 'https://***@h/v1', ['ghp-token']],
    ['ann:hunter2@h:80', '***@h:80', ['hunter2']],
    ['http:ann:hunter2@h', 'http://***@h', ['hunter2']],
    ['wss://h/?token=a%20b%2fc+d', 'wss://h/?token=***', ['a%20b%2fc+d', 'a b/c+d', 'a b/c d']],
    ['wss://h?hunter2#key=hunter3', 'wss://h/?***#key=***', ['hunter2', 'hunter3']],
    [`wss://h/${TOKEN}/devtools/browser/${PAGE}`, `wss://h/***/devtools/browser/${PAGE}`, [TOKEN]],
    [`https://h/session/${PAGE}`, 'https://h/session/***', [PAGE]],
  ] as const)('%s is shown as %s', ([given, shown, secrets]) => {
    expect(maskUrl(given)).toBe(shown);
    expect(secretsOfUrl(given)).toEqual(secrets);
  });

  test.for([
    'http://127.0.0.1:9222',
    `ws://127.0.0.1:9222/devtools/browser/${PAGE}`,
    'https://h/openai/deployments/gpt-4o-mini-2024-07-18/v1',
    'https://h/questions/12345678/how-to-read-a-very-long-title',
    '127.0.0.1:11434',
    'Host:80',
    ':11434',
    'file:///home/ann/page.html',
    'about:blank',
    'https://h/@ann/posts',
  ])('%s holds none', (given) => {
    expect(maskUrl(given)).toBe(given);
    expect(secretsOfUrl(given)).toEqual([]);
  });

  test('words of the JSON syntax are none, or no line of JSON could be written any more', () => {
    expect(secretsOfUrl('wss://h/?stealth=true&ads=false')).toEqual([]);
  });

  test('rather too much is hidden in what is no address', () => {
    expect(maskUrl('http://ann:hunter2@h:99999999')).toBe('http://***@h:99999999');
    expect(maskUrl('http://ann:1/hunter2@h')).toBe('http://***@h');
    expect(maskUrl('one two://ann:hunter2@h')).toBe('***@h');
  });
});

describe('a proxy', () => {
  const read = (given: string) => proxy.schema(z).parse(given);

  test('the name of a login without a password is a secret too: tokens are put there', () => {
    expect(proxy.secrets?.(read('http://token-1234@h:1'))).toEqual(['token-1234']);
    expect(proxy.secrets?.(read('http://ann:hunter2@h:1'))).toEqual(['hunter2']);
  });

  test('the names that curl has for SOCKS are understood', () => {
    expect(read('socks5h://h:1080')).toMatchObject({ server: 'socks5://h:1080' });
    expect(read('SOCKS4A://h:1080')).toMatchObject({ server: 'socks4://h:1080' });
  });
});
