#!/usr/bin/env node
// Makes a fresh clone ready: packages, a current Node, a browser. Runs on any Node since 18, needs nothing installed,
// says what it does, and does nothing when everything is there already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.lotsman-setup.json');
const windows = process.platform === 'win32';

const wanted = { packages: digest('package-lock.json'), platform: `${process.platform}-${process.arch}` };
const stamp = readStamp();

if (stamp.packages !== wanted.packages || stamp.platform !== wanted.platform) installPackages();
if (!stamp.browser || !existsSync(process.env.LOTSMAN_BROWSER || stamp.browser)) installBrowser();

function installPackages() {
  say('Installing packages and Node 24 (a minute or so, only when they change) …');
  const npm = run(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: windows,
  });
  if (npm !== 0)
    fail(
      'The packages could not be installed.',
      'See npm’s message above; check the network, then run the same command again.',
    );
  if (nodeVersion() < 24)
    fail(
      'Node 24 did not arrive with the packages.',
      'Allow install scripts for the package "node" (npm config set ignore-scripts false), then run the same command again.',
    );
  writeStamp({ ...wanted });
}

function installBrowser() {
  // The knowledge of browsers lives in the product; by now there is a Node that can run it.
  const result = spawnSync(ownNode(), [join(root, 'src', 'cli', 'main.ts'), 'install-browser', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeStamp({ ...readStamp(), browser: JSON.parse(result.stdout).path });
}

export function ownNode() {
  return join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
}

function nodeVersion() {
  const result = spawnSync(ownNode(), ['--version'], { encoding: 'utf8' });
  return Number((result.stdout || '').match(/^v(\d+)/)?.[1] ?? 0);
}

function digest(file) {
  return createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(content) {
  writeFileSync(stampFile, JSON.stringify(content));
}

function run(program, args, options) {
  // What npm prints goes to stderr: stdout belongs to the command that follows.
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], ...options }).status;
}

function say(line) {
  process.stderr.write(`lotsman set-up: ${line}\n`);
}

function fail(what, remedy) {
  say(`${what} ${remedy}`);
  process.exit(1);
}
