import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface FolderState {
  /** It is there already. */
  readonly exists: boolean;
  /** The folder itself, or the nearest one above that is there. */
  readonly nearest: string;
  /** Why nothing can be written, or undefined when it can. */
  readonly trouble: string | undefined;
}

/** Whether a folder can be written, or made. Looks only: a doctor leaves nothing behind. */
export async function folderState(folder: string): Promise<FolderState> {
  for (let nearest = folder; ; nearest = dirname(nearest)) {
    const found = await stat(nearest).catch(() => undefined);
    if (!found && nearest !== dirname(nearest)) continue;
    const exists = nearest === folder;
    if (!found?.isDirectory()) return { exists, nearest, trouble: `${nearest} is not a folder` };
    try {
      await access(nearest, constants.W_OK | constants.X_OK);
      return { exists, nearest, trouble: undefined };
    } catch {
      return { exists, nearest, trouble: `${nearest} may not be written by this user` };
    }
  }
}
