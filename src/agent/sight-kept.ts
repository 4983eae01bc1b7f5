import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Helm } from '../browser/helm.ts';
import { render } from '../browser/render.ts';
import type { KeptPicture } from '../run-events.ts';

/** Leaves a picture of the tab in front and the last observation in a folder. Says where; what cannot be had is left out. */
export async function keepSight(helm: Helm, folder: string, name: string): Promise<string[]> {
  const kept: string[] = [];
  const keep = async (ending: string, contents: string | Uint8Array) => {
    const path = join(folder, `${name}.${ending}`);
    await writeFile(path, contents, { mode: 0o600 });
    kept.push(path);
  };
  try {
    if (helm.last) await keep('txt', render(helm.last)).catch(() => {});
    const { picture } = await helm.act({ tool: 'screenshot', input: {} });
    if (picture) await keep(picture.mediaType === 'image/jpeg' ? 'jpg' : 'png', picture.bytes);
  } catch {
    // A page that has crashed, or is gone, shows nothing.
  }
  return kept;
}

/** Small enough for many of them in one report, large enough to read the page. */
const SMALL = { longest: 960, quality: 62 };

/** Leaves a small picture of the tab in front in a folder, and what stands where on it; nothing where there is none to be had. */
export async function keepPicture(helm: Helm, folder: string, step: number): Promise<KeptPicture | undefined> {
  // A run that goes on comes to the same step again.
  const name = `${step}-${randomUUID().slice(0, 8)}`;
  try {
    const { picture, width, height, scale, places } = await helm.portray(SMALL);
    const file = `${name}.jpg`;
    await writeFile(join(folder, `${name}.json`), JSON.stringify(helm.masked(places)), { mode: 0o600 });
    await writeFile(join(folder, file), picture.bytes, { mode: 0o600 });
    return { file, url: helm.tab.url, width, height, scale };
  } catch {
    // A page that has crashed, or is gone, shows nothing; and no run ends for want of a picture.
    return undefined;
  }
}
