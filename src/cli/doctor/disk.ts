import { statfs } from 'node:fs/promises';
import { type Check, type Finding, failure, ok, warning } from './check.ts';
import { folderState } from './folder.ts';

const MB = 1_000_000;

export const disk: Check = {
  name: 'disk',
  title: 'Disk space',
  async look({ config }) {
    const folders = await Promise.all(
      [config.profileFolder, config.downloads].map(async (folder) => (await folderState(folder)).nearest),
    );
    const places = await Promise.all(
      [...new Set(folders)].map(async (folder) => {
        const { bavail, bsize } = await statfs(folder);
        return { folder, free: bavail * bsize };
      }),
    );
    const [tightest] = places.sort((a, b) => a.free - b.free);
    return tightest ? judgeSpace(tightest.free, tightest.folder) : warning('It could not be measured.');
  },
};

export function judgeSpace(free: number, folder: string): Finding {
  const facts = { free, folder };
  const left = `${spoken(free)} free in ${folder}`;
  const remedy = 'Make room, or put the profile and downloads elsewhere (--profile-folder, --downloads).';
  if (free < 200 * MB) return failure(`Only ${left}: a browser cannot work with so little.`, remedy, facts);
  if (free < 1_000 * MB) return warning(`Only ${left}: the profile may outgrow it.`, remedy, facts);
  return ok(left, facts);
}

function spoken(bytes: number): string {
  return bytes < 1_000 * MB ? `${Math.floor(bytes / MB)} MB` : `${(bytes / 1_000 / MB).toFixed(1)} GB`;
}
