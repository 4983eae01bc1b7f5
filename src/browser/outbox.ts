import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { LotsmanError } from '../errors.ts';

/** Where files come from that may be given to a page. */
export interface Outbox {
  /** What may be given, by name. */
  names(): Promise<readonly string[]>;
  /** The file that is meant, by its name or its path; refused when it is none of those that may be given. */
  find(given: string): Promise<string>;
}

/** Paths of files that somebody wrote in a text: with a folder in front, or between quotation marks. */
export function filesIn(text: string): string[] {
  const quoted = [...text.matchAll(/["'«“„]([^"'»”“\n]+\.\w{1,8})["'»”]/g)].map(([, path = '']) => path);
  const bare = text.match(/(?<![\w:/])(?:~|\.{1,2}|[A-Za-z]:)?[/\\][^\s"'<>|]+\.\w{1,8}\b/g) ?? [];
  return [...new Set([...quoted, ...bare])];
}

/** For a person who drives by hand: every file that they can read. */
export const anyFile: Outbox = {
  names: async () => [],
  async find(given) {
    const path = resolve(given);
    if (!(await isFile(path))) throw new LotsmanError('bad_input', `There is no file ${path}.`);
    return path;
  },
};

/**
 * Only these files, and those that lie in the folder itself. They are compared by where they really are: a link that leads out of
 * the folder leads nowhere.
 */
export function outboxOf({ files, folder }: { files: readonly string[]; folder?: string | undefined }): Outbox {
  const all = async (): Promise<string[]> => {
    const lying = folder === undefined ? [] : await readdir(folder).catch(() => []);
    const named = await Promise.all(files.map((file) => real(expanded(file))));
    const kept = await Promise.all(lying.map((name) => inside(folder ?? '', name)));
    const found = [...named, ...kept].filter((path) => path !== undefined);
    const exist = await Promise.all(found.map(isFile));
    return [...new Set(found.filter((_, at) => exist[at]))];
  };
  return {
    names: async () => (await all()).map((path) => basename(path)),
    async find(given) {
      const allowed = await all();
      const path = await real(expanded(given));
      const meant = allowed.find((one) => one === path) ?? allowed.find((one) => basename(one) === given);
      if (meant !== undefined) return meant;
      throw new LotsmanError('bad_input', `${given} is not among the files that may be given to a page.`, {
        hint:
          allowed.length === 0
            ? 'None may: the person gives files with --file or puts them into the outbox.'
            : `These may: ${allowed.map((one) => basename(one)).join(', ')}.`,
      });
    },
  };
}

/** Where a file of the folder really is; undefined when that is elsewhere. */
async function inside(folder: string, name: string): Promise<string | undefined> {
  const path = await real(join(folder, name));
  return path !== undefined && dirname(path) === (await real(folder)) ? path : undefined;
}

function real(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}

function expanded(path: string): string {
  return resolve(path.replace(/^~(?=[/\\])/, homedir()));
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
