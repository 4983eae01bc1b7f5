import { browser } from './browser.ts';
import type { Check } from './check.ts';
import { configuration } from './configuration.ts';
import { disk } from './disk.ts';
import { display } from './display.ts';
import { downloads } from './downloads.ts';
import { models } from './models.ts';
import { network } from './network.ts';
import { node } from './node.ts';
import { profile } from './profile.ts';
import { sandbox } from './sandbox.ts';

/** All checks, in the order in which they are reported. */
export const checks: readonly Check[] = [
  node,
  browser,
  display,
  sandbox,
  profile,
  downloads,
  disk,
  models,
  network,
  configuration,
];
