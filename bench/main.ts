import { isLotsmanError } from '../src/errors.ts';
import { nearest } from '../src/nearest.ts';
import type { Bench } from './bench.ts';

/** Every bench there is; loaded when it is asked for. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  endurance: async () => (await import('./endurance.ts')).endurance,
  eyes: async () => (await import('./eyes.ts')).eyes,
  guard: async () => (await import('./guard.ts')).guard,
  hands: async () => (await import('./hands.ts')).hands,
  steps: async () => (await import('./steps.ts')).steps,
  widgets: async () => (await import('./widgets.ts')).widgets,
};

const [name, ...args] = process.argv.slice(2);
process.exitCode = await run(name, args);

async function run(name: string | undefined, args: readonly string[]): Promise<number> {
  const names = Object.keys(benches);
  if (name === undefined || name === '--help' || name === '-h') return usage(names, name === undefined ? 2 : 0);
  const load = benches[name];
  if (!load) {
    const meant = nearest(name, names);
    return complain(
      `There is no bench "${name}"; ${meant ? `did you mean ${meant}?` : `there are ${names.join(', ')}.`}`,
    );
  }
  const bench = await load();
  if (args.includes('--help') || args.includes('-h')) return usage([name], 0, bench.help);
  try {
    await bench.run(args);
    return 0;
  } catch (error) {
    if (isLotsmanError(error)) return complain(error.message);
    throw error;
  }
}

function usage(
  names: readonly string[],
  code: number,
  help = 'Add --help to a name to read what it measures.',
): number {
  process.stdout.write(`npm run bench -- ${names.join(' | ')}\n\n${help}\n`);
  return code;
}

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}
