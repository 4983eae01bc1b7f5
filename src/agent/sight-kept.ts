import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Helm } from '../browser/helm.ts';
import { render } from '../browser/render.ts';

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
