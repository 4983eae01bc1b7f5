#!/usr/bin/env node
// `npm start`: makes the clone ready, then runs the command line in this very process, or, at the first run on an old
// Node, in the new one that has just arrived.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownNode } from './setup.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  await import('../src/cli/main.ts');
} else {
  const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const child = spawn(ownNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches the child too; we stay until it has put everything in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
