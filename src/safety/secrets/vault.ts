import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { type FieldKind, noSuchSecret } from '../../secrets.ts';
import { keyFile } from './key-file.ts';
import type { KeyPlace } from './key-place.ts';
import { systemKeyStore } from './key-stores.ts';
import { KEY_BYTES, seal, unseal } from './sealed.ts';
import type { Totp } from './totp.ts';
import { type Entry, labelOf, readVault, type VaultFile, writeVault } from './vault-file.ts';

/** What is known of a secret without its value. */
export type Kept = Omit<Entry, 'value'>;

export interface NewSecret {
  readonly name: string;
  readonly origins: readonly string[];
  readonly field: FieldKind;
  readonly value: string | Totp;
}

/** What is sealed. */
const Contents = z.union([
  z.object({ value: z.string() }),
  z.object({
    totp: z.object({
      secret: z.string(),
      algorithm: z.enum(['sha1', 'sha256', 'sha512']),
      digits: z.number(),
      period: z.number(),
    }),
  }),
]);

const CHECK = 'lotsman';

/** Secrets in a folder: one file, encrypted value by value, with its key in the system's store or in a file beside it. */
export class Vault {
  readonly file: string;
  readonly #folder: string;
  readonly #systemStore: typeof systemKeyStore;
  /** Asked for once: the system's store may ask its user each time. */
  #key: { id: string; key: Buffer } | undefined;

  constructor(folder: string, systemStore: typeof systemKeyStore = systemKeyStore) {
    this.file = join(folder, 'secrets.json');
    this.#folder = folder;
    this.#systemStore = systemStore;
  }

  /** Names, origins and kinds, in the order of the alphabet. */
  async list(): Promise<Kept[]> {
    const { secrets = [] } = (await readVault(this.file)) ?? {};
    return secrets.map(({ value: _, ...kept }) => kept).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Where the key lies, in words; undefined while there is none. */
  async keyPlace(): Promise<string | undefined> {
    const vault = await readVault(this.file);
    return vault && this.#placeOf(vault).spoken;
  }

  /** Keeps a secret, in the place of one that has its name. */
  async set({ name, origins, field, value }: NewSecret): Promise<void> {
    const vault = (await readVault(this.file)) ?? (await this.#begin());
    const key = await this.#keyOf(vault);
    const totp = typeof value !== 'string';
    const kept = { name, origins: [...origins], field, totp };
    const contents = JSON.stringify(totp ? { totp: value } : { value });
    const entry = { ...kept, setAt: new Date().toISOString(), value: seal(contents, key, labelOf(kept)) };
    const others = vault.secrets.filter((one) => one.name !== name);
    await writeVault(this.file, { ...vault, secrets: [...others, entry] });
  }

  /** Needs no key: what cannot be opened can still be thrown away. */
  async remove(name: string): Promise<void> {
    const vault = await readVault(this.file);
    const others = vault?.secrets.filter((one) => one.name !== name) ?? [];
    if (!vault || others.length === vault.secrets.length) throw noSuchSecret(name);
    await writeVault(this.file, { ...vault, secrets: others });
  }

  async open(name: string): Promise<string | Totp> {
    const vault = await readVault(this.file);
    const entry = vault?.secrets.find((one) => one.name === name);
    if (!vault || !entry) throw noSuchSecret(name);
    const text = unseal(entry.value, await this.#keyOf(vault), labelOf(entry));
    if (text === undefined)
      throw new LotsmanError('secrets_failed', `The secret ${name} in ${this.file} was changed by another hand.`, {
        hint: `Set it again: lotsman secrets set ${name}.`,
      });
    const contents = Contents.parse(JSON.parse(text));
    return 'totp' in contents ? contents.totp : contents.value;
  }

  async #begin(): Promise<VaultFile> {
    const id = randomUUID();
    const key = randomBytes(KEY_BYTES);
    const place = (await this.#written(this.#systemStore(accountOf(id)), key)) ?? this.#keyFile();
    // A key that lies there opens secrets of another file, which may come back.
    if (place.name === 'file' && !(await place.read())) await place.write(key);
    const used = (await place.read()) ?? key;
    return { version: 1, id, key: place.name, check: seal(CHECK, used, id), secrets: [] };
  }

  /** The place, if it gives back what it was given. */
  async #written(place: KeyPlace | undefined, key: Buffer): Promise<KeyPlace | undefined> {
    if (!place || !(await place.write(key))) return undefined;
    return (await place.read())?.equals(key) ? place : undefined;
  }

  async #keyOf(vault: VaultFile): Promise<Buffer> {
    const { id, check } = vault;
    if (this.#key?.id === id) return this.#key.key;
    const place = this.#placeOf(vault);
    const key = await place.read();
    if (!key)
      throw new LotsmanError('secrets_failed', `The key to the secrets is not in ${place.spoken}.`, {
        hint: `Unlock it or put the key back. Without it nobody can read ${this.file}: move it away and set the secrets again.`,
      });
    if (unseal(check, key, id) !== CHECK)
      throw new LotsmanError('secrets_failed', `The key in ${place.spoken} does not open ${this.file}.`, {
        hint: 'One of them was replaced. Put the right one back, or move the file away and set the secrets again.',
      });
    this.#key = { id, key };
    return key;
  }

  #placeOf({ id, key }: VaultFile): KeyPlace {
    if (key === 'file') return this.#keyFile();
    const store = this.#systemStore(accountOf(id));
    if (store?.name === key) return store;
    throw new LotsmanError('secrets_failed', `The key to ${this.file} lies in a key store of another system.`, {
      hint: 'Set the secrets again on this machine; the file alone opens nothing.',
    });
  }

  #keyFile(): KeyPlace {
    return keyFile(join(this.#folder, 'key'));
  }
}

function accountOf(id: string): string {
  return `secrets-${id}`;
}
