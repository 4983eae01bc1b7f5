#!/usr/bin/env node
// `npm start`: makes the clone ready, then runs the command line in this very process, or, at the first run on an old
// Node, in the new one that has just arrived.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { ownNode, setUp } from './setup.mjs';

const args = process.argv.slice(2);
setUp({ browser: wishForBrowser() });

// Older ones run the published package, but cannot parse the `await using` of its sources.
if (Number.parseInt(process.versions.node, 10) >= 24) await import('../src/cli/main.ts');
else runInOwnNode();

/** What the command line asks of set-up. Where it is wrong about a task, the command itself says what it misses. */
function wishForBrowser() {
  const given = (...words) => args.some((arg) => words.includes(arg.replace(/=.*/s, '')));
  if (process.env.LOTSMAN_BROWSER || process.env.LOTSMAN_CDP || given('--browser', '--cdp')) return 'configured';
  if (given('-h', '--help', '-v', '--version', 'help', 'config', 'doctor')) return 'optional';
  return given('practice') && !given('--open') ? 'optional' : 'needed';
}

function runInOwnNode() {
  const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const child = spawn(ownNode(), [main, ...args], { stdio: 'inherit' });
  // We stay until the child has put everything in order. Ctrl-C in a terminal reaches it without us, and a second one
  // would end it at once; every other signal was sent to this process alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !isatty(0)) child.kill(signal);
    });
  child.on('close', (code, signal) => {
    process.exitCode = signal === null ? code : 128 + constants.signals[signal];
  });
}
