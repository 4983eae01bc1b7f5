import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where else the sources of a bundle may lie; `deep` includes the folders in it. */
export interface Watched {
  folder: URL;
  deep: boolean;
}

/** Code for the inside of a page, ready to be sent there. */
export interface Bundle {
  script: string;
  styles: string;
}

/**
 * The bundle of a folder with a `main.ts` or `main.tsx`. A published package carries it ready-made beside the folder,
 * as `<folder>.bundle/`; from a clone it is made when first needed and kept until a source changes: one of the folder's
 * own or of those that `watched` names.
 */
export async function bundled(folder: URL, watched: readonly Watched[] = []): Promise<Bundle> {
  const sources = fileURLToPath(folder).replace(/[/\\]$/, '');
  const shipped = `${sources}.bundle`;
  if (existsSync(shipped)) return readBundle(shipped);
  const cached = join(CACHE, `${basename(dirname(sources))}-${await digest(sources, watched)}`);
  if (!existsSync(join(cached, 'main.js'))) await writeBundle(await bundle(sources), cached);
  return readBundle(cached);
}

const CACHE = fileURLToPath(new URL('../node_modules/.cache/lotsman/', import.meta.url));

/** Bundles with vite, which only a clone has. */
export async function bundle(sources: string): Promise<Bundle> {
  const { build } = await import('vite');
  const entry = ['main.tsx', 'main.ts'].map((name) => join(sources, name)).find(existsSync);
  if (entry === undefined) throw new Error(`No main.ts or main.tsx in ${sources}`);
  const result = await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Whatever NODE_ENV says: under a test runner it would be the development build's JSX with React's production build.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { format: 'es', entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((file) => file.type === 'chunk');
  const styles = outputs.find((file) => file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk') throw new Error(`Bundling ${entry} gave no script`);
  return { script: script.code, styles: styles?.type === 'asset' ? String(styles.source) : '' };
}

export async function writeBundle({ script, styles }: Bundle, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'main.css'), styles);
  // Last, and all at once: its presence says that the bundle is complete, also to another who waits for none, in this process or elsewhere.
  const unfinished = join(folder, `main.${randomUUID()}.js`);
  await writeFile(unfinished, script);
  await rename(unfinished, join(folder, 'main.js'));
}

async function readBundle(folder: string): Promise<Bundle> {
  const [script, styles] = await Promise.all(
    ['main.js', 'main.css'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  return { script: script ?? '', styles: styles ?? '' };
}

async function digest(folder: string, watched: readonly Watched[]): Promise<string> {
  const hash = createHash('sha256');
  const shared = await Promise.all(watched.map((one) => sourcesIn(fileURLToPath(one.folder), one.deep)));
  const sources = new Set([...(await sourcesIn(folder, true)), ...shared.flat()]);
  for (const path of [...sources].sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

async function sourcesIn(folder: string, recursive: boolean): Promise<string[]> {
  const files = await readdir(folder, { recursive, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}
