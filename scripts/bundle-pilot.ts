// Of the pilot's three hundred and more modules few files are made for the published package: finding and opening so many takes longer
// than running them.
import { readdir, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { build } from 'vite';

/** What the rest of the package imports of the pilot; what these import when it is needed stays a file of its own. */
const DOORS = ['pilot', 'then-model', 'named'];

/** Bundles the compiled modules of a folder where they lie. Their types stay as they are. */
export async function bundlePilot(folder: string): Promise<void> {
  const modules = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: DOORS.map((door) => join(folder, `${door}.js`)),
        external: (id, importer = folder) => !within(folder, id.startsWith('.') ? resolve(importer, '..', id) : id),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const made = new Set(
    [result]
      .flat()
      .flatMap((one) => ('output' in one ? one.output : []))
      .map((one) => one.fileName),
  );
  await Promise.all(modules.filter((file) => !made.has(file)).map((file) => rm(join(folder, file))));
}

function within(folder: string, path: string): boolean {
  return path.startsWith(folder + sep);
}
