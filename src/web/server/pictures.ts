import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../store/store.ts';
import { Refusal } from './refusing.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  /** What stands where on the picture of the same name. */
  json: 'application/json',
};

/** A picture in the folder of a run. Only a plain name is one, and only a plain file is read. */
export async function keptPicture(store: Store, run: string, name: string) {
  const mediaType = MEDIA_TYPES[/^[\w-][\w.-]{0,100}\.(jpg|png|json)$/.exec(name)?.[1] ?? ''];
  if (mediaType === undefined) throw missing(name);
  const path = join(await store.folderOf(run), name);
  // Where links can be told from files, none is followed.
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => undefined);
  if (!file) throw missing(name);
  await using _ = file;
  if (!(await file.stat()).isFile()) throw missing(name);
  return { bytes: new Uint8Array(await file.readFile()), mediaType };
}

function missing(name: string): Refusal {
  return new Refusal(404, { code: 'no_such_picture', message: `There is no picture ${name.slice(0, 100)}.` });
}
