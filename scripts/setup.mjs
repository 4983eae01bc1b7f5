#!/usr/bin/env node
// Makes a fresh clone ready: packages, a current Node, a browser. Runs on any Node since 18, needs nothing installed,
// says what it does, and does nothing when everything is there already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.lotsman-setup.json');
const windows = process.platform === 'win32';

// Asked to run by itself, as `npm test` does; `npm start` imports it and says what it needs.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) setUp({ browser: 'needed' });

/**
 * Ends the process when something necessary cannot be had. A browser may be `needed`, `optional` (one that cannot be
 * installed is mentioned, no more) or `configured`: then the command that uses it judges it.
 */
export function setUp({ browser }) {
  const wanted = { packages: digest('package-lock.json'), platform: `${process.platform}-${process.arch}` };
  const stamp = readStamp();
  if (stamp.packages !== wanted.packages || stamp.platform !== wanted.platform) installPackages(wanted);
  if (browser === 'configured') return;
  if (stamp.browser && existsSync(process.env.LOTSMAN_BROWSER || stamp.browser)) return;
  const exitCode = installBrowser();
  if (exitCode !== 0 && browser === 'needed') process.exit(exitCode);
}

function installPackages(wanted) {
  say('Installing packages and Node 24 (a minute or so, only when they change) …');
  // Node 24 is a development dependency: it must come under NODE_ENV=production and omit=dev too.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = run(windows ? 'npm.cmd' : 'npm', args, { shell: windows });
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
  writeStamp(wanted);
}

/** Gives the exit code of the attempt; why it failed has been said by then. */
function installBrowser() {
  // The knowledge of browsers lives in the product; by now there is a Node that can run it.
  const result = spawnSync(ownNode(), [join(root, 'src', 'cli', 'main.ts'), 'install-browser', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (result.signal) process.exit(128 + constants.signals[result.signal]);
  if (result.status === 0) writeStamp({ ...readStamp(), browser: JSON.parse(result.stdout).path });
  return result.status ?? 1;
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
