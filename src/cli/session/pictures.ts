import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { LotsmanError, reasonOf } from '../../errors.ts';
import type { Whereabouts } from './whereabouts.ts';
import type { Result } from './wire.ts';

type Picture = NonNullable<Result['picture']>;

/** Writes a picture where it was wished for, or else beside the other things of the session, and says where. */
export async function savePicture({ mediaType, base64 }: Picture, wish: string | undefined, place: Whereabouts) {
  const file = wish === undefined ? join(place.pictures, nameFor(mediaType)) : resolve(wish);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(base64, 'base64'), { mode: 0o600 });
    return file;
  } catch (cause) {
    throw new LotsmanError('bad_input', `The picture cannot be written to ${file}: ${reasonOf(cause)}.`, { cause });
  }
}

/** Sorted by name they are sorted by time. */
function nameFor(mediaType: string): string {
  const moment = new Date().toISOString().replace(/[:.]/g, '-').replace('T', ' at ').replace('Z', '');
  return `${moment}.${mediaType === 'image/jpeg' ? 'jpg' : 'png'}`.replaceAll(' ', '_');
}
