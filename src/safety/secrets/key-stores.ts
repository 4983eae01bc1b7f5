import type { KeyPlace } from './key-place.ts';
import { runQuietly } from './run-quietly.ts';
import { KEY_BYTES } from './sealed.ts';

const SERVICE = 'lotsman';

/** The system's own store for keys, by the program that comes with it; undefined where there is none that we know. */
export function systemKeyStore(account: string, platform: NodeJS.Platform = process.platform): KeyPlace | undefined {
  if (platform === 'darwin') return keychain(account);
  return platform === 'linux' ? secretService(account) : undefined;
}

function secretService(account: string): KeyPlace {
  const which = ['service', SERVICE, 'account', account];
  return {
    name: 'secret-service',
    spoken: 'the key store of the desktop (Secret Service)',
    read: async () => asKey(await runQuietly('secret-tool', ['lookup', ...which])),
    async write(key) {
      const text = key.toString('base64');
      const stored = await runQuietly(
        'secret-tool',
        ['store', '--label=Key to the secrets of Lotsman', ...which],
        text,
      );
      return stored !== undefined;
    },
  };
}

function keychain(account: string): KeyPlace {
  const which = ['-s', SERVICE, '-a', account];
  return {
    name: 'keychain',
    spoken: 'the keychain',
    read: async () => asKey(await runQuietly('security', ['find-generic-password', ...which, '-w'])),
    async write(key) {
      // Given as a command line, the key could be read by every process; `-i` takes the same words from stdin.
      const words = ['add-generic-password', '-U', '-s', SERVICE, '-a', `"${account}"`, '-w', key.toString('base64')];
      return (await runQuietly('security', ['-i'], `${words.join(' ')}\n`)) !== undefined;
    },
  };
}

function asKey(text: string | undefined): Buffer | undefined {
  const key = Buffer.from((text ?? '').trim(), 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}
