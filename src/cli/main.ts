#!/usr/bin/env node
// The first thing that runs, also on a Node that is too old for the rest: hence nothing modern, and nothing
// imported up here but what every Node has.
import * as module from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Lotsman needs Node 22.18 or newer, and this is ${process.versions.node}: see https://nodejs.org\n`,
  );
  process.exitCode = 3;
} else {
  module.enableCompileCache();
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
}
