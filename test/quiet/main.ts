import { parseArgs } from 'node:util';
import { startPractice } from '../../src/practice/server.ts';
import { agentAtWork } from '../agent.ts';
import { isCommit, type Measured, measure } from './measure.ts';
import { commits } from './tasks/commits.ts';
import { reading } from './tasks/reading.ts';
import { isQuiet, verdictOn } from './verdict.ts';

/** `npm run quiet`: how often a person is asked. Words choose the tasks whose names hold one of them; `--said` prints the questions. */
const { values, positionals } = parseArgs({ options: { said: { type: 'boolean' } }, allowPositionals: true });
const chosen = [...reading, ...commits].filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);

await using practice = await startPractice();
await using agent = await agentAtWork();
const measured: Measured[] = [];
say(`| ${'Task'.padEnd(42)} | Asked | Again | Seconds |\n| ${'-'.repeat(42)} | ----: | ----: | ------: |`);
for (const task of chosen) {
  const one = await measure({ agent, practice }, task);
  measured.push(one);
  const again = one.isForGood ? String(one.second.length) : `${one.second.length} ¹`;
  const name = isCommit(task) ? `${task.name} (one commit)` : task.name;
  const seconds = (one.milliseconds / 1000).toFixed(1);
  say(
    `| ${name.padEnd(42)} | ${String(one.first.length).padStart(5)} | ${again.padStart(5)} | ${seconds.padStart(7)} |`,
  );
  if (one.trouble !== undefined) say(`  ${one.trouble}`);
  if (values.said) for (const text of [...one.first, ...one.second]) say(text.replace(/^/gm, '  '));
}
if (measured.some(({ isForGood }) => !isForGood))
  say('\n¹ Such a thing is never allowed for good: it is asked about each time.');

const quiet = verdictOn(measured);
say(`\nWithout a commit: median ${quiet.median}, 95th percentile ${quiet.p95}.`);
if (quiet.wrong.length > 0) say(`Not as it should be: ${quiet.wrong.join(', ')}.`);
say(isQuiet(quiet) ? 'Quiet.' : 'Not quiet.');
process.exitCode = isQuiet(quiet) ? 0 : 1;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
