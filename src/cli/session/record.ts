import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Whereabouts } from './whereabouts.ts';

const Holder = z.object({
  pid: z.int().positive(),
  /** A Unix socket, or a named pipe on Windows. */
  address: z.string(),
  version: z.string(),
  startedAt: z.iso.datetime(),
});

/** The process that holds a session, as it wrote itself down. It may be gone: only its address tells. */
export type Holder = z.infer<typeof Holder>;

export async function readHolder({ record }: Whereabouts): Promise<Holder | undefined> {
  try {
    return Holder.parse(JSON.parse(await readFile(record, 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeHolder({ record }: Whereabouts, holder: Holder): Promise<void> {
  const draft = `${record}.${process.pid}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  // A reader finds the old one or the new one, never half of it.
  await rename(draft, record);
}
