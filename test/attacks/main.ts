import { within } from '../../src/deadline.ts';
import { type Case, classes } from './case.ts';
import { cases } from './cases.ts';
import { pending } from './pending.ts';
import { openWorld } from './world.ts';

/** How long one attack may take. */
const PATIENCE = 90_000;
/** Most of the time a browser waits for something; so there are two. */
const WORLDS = 2;

interface Found {
  attack: Case;
  trouble: string | undefined;
}

/** Runs the attacks that were named, by id, class or a word of the title; all of them when none was. */
async function main(wanted: readonly string[]): Promise<number> {
  const chosen = cases.filter((one) => isWanted(one, wanted));
  if (chosen.length === 0) {
    write(`No attack is called ${wanted.join(', ')}.`);
    return 1;
  }
  const started = performance.now();
  const queue = [...chosen];
  const worlds = Math.min(WORLDS, queue.length);
  const found = (await Promise.all(Array.from({ length: worlds }, () => work(queue)))).flat();
  const failures = found.filter(({ trouble }) => trouble !== undefined);
  write(`\n${tally(found)}`);
  if (wanted.length === 0) write(`\n${waiting()}`);
  if (failures.length > 0) write(`\nCame through: ${failures.map(({ attack }) => attack.id).join(' ')}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  write(`\n${found.length - failures.length} of ${found.length} attacks held off in ${seconds} s.`);
  return failures.length === 0 ? 0 : 1;
}

/** In a world of its own, until nothing is left to do. */
async function work(queue: Case[]): Promise<Found[]> {
  let world = await openWorld();
  const found: Found[] = [];
  for (let attack = queue.shift(); attack; attack = queue.shift()) {
    const began = performance.now();
    const trouble = await within(PATIENCE, attack.title, attack.run(world)).then(() => undefined, told);
    found.push({ attack, trouble });
    const time = `${Math.round(performance.now() - began)} ms`;
    write(`${trouble === undefined ? 'passed' : 'FAILED'}  ${attack.id}  ${time.padStart(8)}  ${attack.title}`);
    if (trouble !== undefined) write(`        ${trouble.replaceAll('\n', '\n        ')}`);
    // What takes too long is still at work in there.
    if (trouble?.includes('took longer than')) {
      await Promise.resolve(world[Symbol.asyncDispose]()).catch(() => {});
      world = await openWorld();
    }
  }
  await world[Symbol.asyncDispose]();
  return found;
}

function isWanted({ id, class: kind, title }: Case, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => id === one || kind === one || title.includes(one));
}

function told(error: unknown): string {
  const { message, stack = '' } = error as Error;
  const at = /test\/attacks\/[\w-]+\.ts:\d+(?=:\d+\)?$)/m.exec(stack.replace(/.*person\.ts.*/g, ''))?.[0];
  return `${message}${at === undefined ? '' : ` (${at})`}`;
}

function tally(found: readonly Found[]): string {
  const rows = classes.flatMap((name) => {
    const those = found.filter(({ attack }) => attack.class === name);
    const failed = those.filter(({ trouble }) => trouble !== undefined).length;
    return those.length === 0 ? [] : [`${name.padEnd(14)}${those.length - failed} passed, ${failed} failed`];
  });
  return rows.join('\n');
}

function waiting(): string {
  return ['Pending:', ...pending.map(({ id, title, needs }) => `${id}  needs ${needs}: ${title}`)].join('\n');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));
