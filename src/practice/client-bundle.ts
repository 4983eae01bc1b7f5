import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ClientBundle {
  script: string;
  styles: string;
}

/**
 * The browser side of a site. A published package carries it ready-made in `client.bundle/`; from a clone it is bundled on
 * the first request and kept until a source file changes.
 */
export async function clientBundle(folder: URL): Promise<ClientBundle> {
  const shipped = new URL('client.bundle/', folder);
  if (existsSync(shipped)) return readBundle(fileURLToPath(shipped));
  const sources = fileURLToPath(new URL('client/', folder));
  const cached = fileURLToPath(
    new URL(`../../../node_modules/.cache/lotsman-practice/${await digest(fileURLToPath(folder))}/`, folder),
  );
  if (!existsSync(join(cached, 'main.js'))) await writeBundle(await bundle(sources), cached);
  return readBundle(cached);
}

/** Bundles `client/main.ts` or `client/main.tsx`. Needs vite, which only a clone has. */
export async function bundle(sources: string): Promise<ClientBundle> {
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

export async function writeBundle({ script, styles }: ClientBundle, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'main.css'), styles);
  // Last: its presence says that the bundle is complete.
  await writeFile(join(folder, 'main.js'), script);
}

async function readBundle(folder: string): Promise<ClientBundle> {
  const [script, styles] = await Promise.all(
    ['main.js', 'main.css'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  return { script: script ?? '', styles: styles ?? '' };
}

/** Changes when a source of the site does, or one of the files that all sites share. */
async function digest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = [...(await sourcesIn(folder, { recursive: true })), ...(await sourcesIn(join(folder, '..')))];
  for (const path of sources.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

async function sourcesIn(folder: string, { recursive = false } = {}): Promise<string[]> {
  const files = await readdir(folder, { recursive, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}
