// Builds what is published: JavaScript with types by tsc, the pilot in few files with its weights, the web page, and the practice sites' files and client bundles.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, writeBundle } from '../src/bundle.ts';
import { bundlePilot } from './bundle-pilot.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const from = join(root, 'src', 'practice');
const to = join(root, 'dist', 'practice');

await rm(join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
await chmod(join(root, 'dist', 'cli', 'main.js'), 0o755);

for (const folder of ['browser', join('harbour', 'film')]) {
  const inPage = join(root, 'src', folder, 'in-page');
  await writeBundle(await bundle(inPage), join(root, 'dist', folder, 'in-page.bundle'));
}

const page = join('web', 'client');
await writeBundle(await bundle(join(root, 'src', page)), join(root, 'dist', `${page}.bundle`));

const pilot = join('brain', 'pilot');
await bundlePilot(join(root, 'dist', pilot));
// They lie beside the file that reads them.
await cp(join(root, 'src', pilot, 'tagging', 'reader', 'weights.bin'), join(root, 'dist', pilot, 'weights.bin'));
await cp(join(root, 'src', pilot, 'rewording', 'rewording.bin.gz'), join(root, 'dist', pilot, 'rewording.bin.gz'));

for (const entry of await readdir(from, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const files = join(from, entry.name, 'public');
  if (existsSync(files)) await cp(files, join(to, entry.name, 'public'), { recursive: true });
  const client = join(from, entry.name, 'client');
  if (existsSync(client)) await writeBundle(await bundle(client), join(to, entry.name, 'client.bundle'));
}
