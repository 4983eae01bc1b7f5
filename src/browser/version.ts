import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const DEADLINE = 5_000;

/** The version a browser says it has, or undefined when it does not answer. */
export async function browserVersion(path: string, platform = process.platform): Promise<string | undefined> {
  try {
    // On Windows `chrome.exe --version` opens a window; the version is the name of a folder beside the program.
    if (platform === 'win32') return readdirSync(dirname(path)).find((name) => VERSION.test(name));
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: DEADLINE });
    return stdout.match(VERSION)?.[0];
  } catch {
    return undefined;
  }
}

const VERSION = /\d+(\.\d+){3}/;
