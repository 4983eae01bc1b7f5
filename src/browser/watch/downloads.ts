import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Download } from 'playwright-core';
import type { DownloadedFile } from '../../events.ts';

const MOST_CHARACTERS = 120;

/** A file that is coming down, wherever the browser keeps it. */
export interface IncomingFile {
  suggestedName: string;
  url: string;
  /** The page it was started from. */
  pageUrl: string;
  saveAs(path: string): Promise<void>;
}

/** Puts a download into the quarantine folder under a clean name that is not taken, and weighs and hashes it there. */
export async function quarantine(file: IncomingFile, folder: string): Promise<DownloadedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = cleanFileName(file.suggestedName);
  const path = await freePath(folder, name);
  await file.saveAs(path);
  return { name, path, url: file.url, origin: originOf(file), ...(await measure(path)) };
}

/** A download of a browser that we started: the driver holds it until it is saved. */
export function heldByDriver(download: Download): IncomingFile {
  return {
    suggestedName: download.suggestedFilename(),
    url: download.url(),
    pageUrl: download.page().url(),
    saveAs: (path) => download.saveAs(path),
  };
}

/** A download of the user's own browser: it lies where that browser puts its downloads, and stays there. */
export function lyingAt(source: string, { suggestedName, url, pageUrl }: Omit<IncomingFile, 'saveAs'>): IncomingFile {
  return { suggestedName, url, pageUrl, saveAs: (path) => copyFile(source, path) };
}

/**
 * A name that is only a name: no folders, no control or direction-changing characters (they make `exe` look like `txt`),
 * no names that Windows reserves, not hidden, not endless.
 */
export function cleanFileName(suggested: string): string {
  const bare = suggested
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = extname(bare).slice(0, 20);
  const stem = bare.slice(0, bare.length - extname(bare).length).slice(0, MOST_CHARACTERS);
  const safe = RESERVED.test(stem) ? `_${stem}` : stem;
  return `${safe || 'download'}${extension}`;
}

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

async function freePath(folder: string, name: string): Promise<string> {
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${stem} (${number})${extension}`);
    if (!(await stat(path).catch(() => undefined))) return path;
  }
}

async function measure(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** A file made in the page (`blob:`, `data:`) comes from the page that made it. */
function originOf({ url, pageUrl }: IncomingFile): string {
  const { origin } = new URL(url);
  return origin === 'null' ? new URL(pageUrl).origin : origin;
}
