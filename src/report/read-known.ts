import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../language.ts';
import type { Places, RunEvent, Spot } from '../run-events.ts';
import type { Run, RunStatus, Store } from '../store/store.ts';
import { baseName } from './building/base-name.ts';
import type { FoundPicture, Known } from './building/known.ts';
import { sizeOf } from './image-size.ts';

/** What a report is made from, and the bytes of its pictures by the names of their files. */
export interface Material {
  known: Known;
  bytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads all that is kept of a run. Pictures that are not there any more are left out. */
export async function readKnown(
  store: Store,
  { run, status, language }: { run: Run; status: RunStatus; language: Language },
): Promise<Material> {
  // Written by us, in the very form in which they are told.
  const events = (await store.events.read(run.id)).map(({ event }) => event as unknown as RunEvent);
  const journal = await store.journal.all(run.id);
  const grants = (await store.grants.list()).filter((grant) => grant.run === run.id);
  const names = picturesIn(events);
  const folder = names.length === 0 ? '' : await store.folderOf(run.id);
  const pictures = new Map<string, FoundPicture>();
  const bytes = new Map<string, Uint8Array>();
  for (const file of names) {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    const size = content && sizeOf(content);
    if (!content || !size) continue;
    bytes.set(file, content);
    pictures.set(file, { file, size: content.length, ...size, places: await placesIn(folder, file) });
  }
  return { known: { run, status, events, journal, grants, pictures, language }, bytes };
}

function picturesIn(events: readonly RunEvent[]): string[] {
  const named = events.flatMap((event) => {
    if (event.type === 'pictured') return [event.file];
    return event.type === 'failed' ? event.files.map(baseName) : [];
  });
  // Only names, whatever a store may hold: nothing outside of the folder is read.
  return [...new Set(named)].filter((file) => /^[\w-][\w.-]*\.(?:jpg|png)$/.test(file));
}

const spot = z.tuple([z.number(), z.number(), z.number(), z.number()]) satisfies z.ZodType<Spot>;
const Kept = z.object({
  controls: z.array(z.tuple([z.number(), spot])),
  words: z.array(z.tuple([z.string(), spot])),
});

/** What stands where; nothing where nobody has written it down. */
async function placesIn(folder: string, file: string): Promise<Places> {
  try {
    return Kept.parse(JSON.parse(await readFile(join(folder, file.replace(/\.\w+$/, '.json')), 'utf8')));
  } catch {
    return { controls: [], words: [] };
  }
}
