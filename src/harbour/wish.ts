import type { FlagValue } from '../config/load.ts';
import { LotsmanError } from '../errors.ts';

/** How one run is to differ from the settings. */
export interface Wish {
  readonly model?: string | undefined;
  readonly maxSteps?: number | undefined;
  /** In US dollars. */
  readonly maxCost?: number | undefined;
  /** As in the settings: `10m`. */
  readonly maxTime?: string | undefined;
  /** Whether the browser has a window. */
  readonly window?: boolean | undefined;
}

type Flags = Readonly<Record<string, FlagValue>>;

/** The flags that would say the same on the command line, so that they are read and refused in the same words. */
export function flagsFor({ model, maxSteps, maxCost, maxTime, window }: Wish, given: Flags): Flags {
  if (model !== undefined) refuseFiles(model);
  const { '--headless': _, '--headed': __, '--headless-shell': shell, ...others } = given;
  const wished = {
    '--model': model,
    '--max-steps': maxSteps?.toString(),
    '--max-cost': maxCost?.toString(),
    '--max-time': maxTime,
  };
  const flags = Object.entries(wished).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (window === undefined) return { ...given, ...Object.fromEntries(flags) };
  const display = window ? '--headed' : shell === undefined ? '--headless' : '--headless-shell';
  return { ...others, ...Object.fromEntries(flags), [display]: true };
}

/** A script is a program: whoever may begin runs may not therefore start programs of this machine. */
function refuseFiles(model: string): void {
  if (!/(?:scripted|recorded):/i.test(model)) return;
  throw new LotsmanError('bad_input', 'A script or a recording cannot be chosen for a single run.', {
    hint: 'Start the server with it: lotsman serve --model scripted:script.ts.',
  });
}
