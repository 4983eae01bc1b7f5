import { hostname } from 'node:os';
import { profileHolder } from '../../browser/profile.ts';
import { type Check, failure, ok, warning } from './check.ts';
import { folderState } from './folder.ts';

export const profile: Check = {
  name: 'profile',
  title: 'Profile',
  async look({ config }) {
    const folder = config.profileFolder;
    const { exists, trouble } = await folderState(folder);
    if (trouble !== undefined)
      return failure(
        `The profile cannot be kept in ${folder}: ${trouble}.`,
        'Choose another place with --profile-folder.',
        { folder },
      );
    if (!exists) return ok(`${folder} (made at the first start)`, { folder, exists });
    const holder = await profileHolder(folder);
    const facts = { folder, exists, holder: holder ?? null };
    if (!holder) return ok(`${folder} (free)`, facts);
    const where = holder.host === hostname() ? '' : ` on the computer ${holder.host}`;
    const who = `${holder.command ?? 'a process'} (pid ${holder.pid})${where}`;
    if (holder.alive)
      return warning(
        `${folder} is in use by ${who}.`,
        'Close that browser, or use another profile with --profile.',
        facts,
      );
    return ok(`${folder} (free; ${who} left its lock behind, which the next start removes)`, facts);
  },
};
