import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Text that only the owner of the key can read, or change without being noticed. */
export const Sealed = z.object({ iv: z.base64(), tag: z.base64(), data: z.base64() });
export type Sealed = z.infer<typeof Sealed>;

const CIPHER = 'aes-256-gcm';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `label` stays readable beside it, and can no more be changed than the text. */
export function seal(text: string, key: Uint8Array, label: string): Sealed {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(label));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), data: data.toString('base64') };
}

/** Undefined: another key, another label, or not what was sealed. */
export function unseal({ iv, tag, data }: Sealed, key: Uint8Array, label: string): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64'), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(label))
      .setAuthTag(Buffer.from(tag, 'base64'));
    return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
