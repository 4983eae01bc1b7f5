import { readdir } from 'node:fs/promises';
import { type Check, failure, ok } from './check.ts';
import { folderState } from './folder.ts';

export const downloads: Check = {
  name: 'downloads',
  title: 'Quarantine',
  async look({ config }) {
    const folder = config.downloads;
    const { exists, trouble } = await folderState(folder);
    if (trouble !== undefined)
      return failure(`Downloads cannot be kept in ${folder}: ${trouble}.`, 'Choose another place with --downloads.', {
        folder,
      });
    if (!exists) return ok(`${folder} (made at the first download)`, { folder, exists });
    const count = (await readdir(folder)).length;
    return ok(`${folder} (${count === 0 ? 'empty' : count === 1 ? '1 entry' : `${count} entries`})`, {
      folder,
      exists,
      count,
    });
  },
};
