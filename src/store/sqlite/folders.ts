import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkedRunId } from '../run-id.ts';
import { IN_MEMORY } from './database.ts';
import { asFailure } from './failure.ts';

export interface Folders extends AsyncDisposable {
  of(runId: string): Promise<string>;
}

/** A folder per run, in `runs` beside the file. Without a file they are temporary. */
export function foldersBeside(file: string): Folders {
  let temporary: Promise<string> | undefined;
  const parent = async () => {
    if (file !== IN_MEMORY) return join(dirname(file), 'runs');
    temporary ??= mkdtemp(join(tmpdir(), 'lotsman-runs-'));
    return temporary;
  };
  return {
    async of(runId) {
      try {
        const folder = join(await parent(), checkedRunId(runId));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return folder;
      } catch (error) {
        throw asFailure(error, `The folder of run ${runId}`);
      }
    },
    async [Symbol.asyncDispose]() {
      if (temporary) await rm(await temporary, { recursive: true, force: true });
    },
  };
}
