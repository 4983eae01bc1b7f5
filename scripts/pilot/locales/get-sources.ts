import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEBIAN_PACKAGES, NPM_PACKAGES, PYTHON_PACKAGES } from './sources.ts';

/** Downloads and unpacks the locale files into a folder, each package into a folder of its own. What is there already stays. */
export function getSources(into: string): void {
  const run = (cwd: string, command: string, ...args: string[]) => {
    mkdirSync(cwd, { recursive: true });
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  for (const name of DEBIAN_PACKAGES) {
    const folder = join(into, name);
    if (existsSync(folder)) continue;
    run(folder, 'apt-get', 'download', name);
    for (const archive of globSync(`${folder}/*.deb`)) run(folder, 'dpkg-deb', '-x', archive, '.');
    for (const archive of globSync(`${folder}/usr/**/*.xpi`)) run(join(folder, 'strings'), 'unzip', '-qo', archive);
  }
  for (const name of NPM_PACKAGES) {
    const folder = join(into, name.replace('/', '+').replace(/(.)@[\d.]+$/, '$1'));
    if (existsSync(folder)) continue;
    run(folder, 'npm', 'pack', '--silent', name);
    for (const archive of globSync(`${folder}/*.tgz`)) run(folder, 'tar', 'xzf', archive);
  }
  for (const name of PYTHON_PACKAGES) {
    const folder = join(into, name.replace(/==.*/, ''));
    if (existsSync(folder)) continue;
    run(folder, 'pip', 'download', '--quiet', '--no-deps', name);
    for (const archive of globSync(`${folder}/*.whl`)) run(folder, 'unzip', '-qo', archive);
  }
}
