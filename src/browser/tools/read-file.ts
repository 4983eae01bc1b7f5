import { basename } from 'node:path';
import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import type { DownloadedFile } from '../../events.ts';
import { readDownload } from '../files/read-file.ts';
import { pageOf, placeIn } from '../pages.ts';
import { defineTool } from '../tool.ts';

export const readFile = defineTool({
  name: 'read_file',
  description:
    'Read a file that came down in this session: text, tables, JSON, HTML, PDF, Word, Excel. Of others it tells the kind, size and hash.',
  effect: 'read',
  input: z.object({
    name: z.string().min(1).describe('Name or path of the download, as it was told.'),
    page: z.int().min(1).default(1).describe('Of a long file.'),
  }),
  examples: [
    [{ name: 'report.csv' }, 'read what came down'],
    [{ name: 'report.csv', page: 2 }, 'read on'],
  ],

  async run({ name, page }, { session }) {
    const file = downloadOf(session.downloads, name);
    const { kind, lines, head, data, why } = await readDownload(file);
    const about = `${file.name}: ${kind}, ${file.size} bytes, SHA-256 ${file.sha256}`;
    if (!lines) return { said: `${about}. It cannot be read: ${why}.`, data: { ...told(file), kind } };
    const text = pageOf(lines, page, head);
    const place = placeIn(text);
    return {
      said: `${about}${place === '' ? '' : `; ${place}`}.`,
      read: text.text,
      data: { ...told(file), kind, page: text.page, pages: text.pages, contents: data ?? lines.join('\n') },
    };
  },
});

function told({ name, size, sha256, origin }: DownloadedFile) {
  return { name, size, sha256, origin };
}

/** Compared with what came down, never followed as a path: no name leads out of the folder of downloads. */
function downloadOf(downloads: readonly DownloadedFile[], wanted: string): DownloadedFile {
  const file =
    downloads.findLast(({ path }) => path === wanted || basename(path) === wanted) ??
    downloads.findLast(({ name }) => name === wanted);
  if (file) return file;
  const names = downloads.map(({ path }) => basename(path));
  throw new LotsmanError('bad_input', `No file called "${wanted}" came down in this session.`, {
    hint: names.length === 0 ? 'No file has come down so far.' : `There are: ${names.join(', ')}.`,
  });
}
