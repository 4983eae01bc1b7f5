import { actions } from './action.ts';
import { carriers } from './carrier.ts';
import type { Case } from './case.ts';
import { exfiltration } from './exfiltration.ts';
import { local } from './local.ts';
import { models } from './model.ts';
import { origins } from './origin.ts';
import { ownPage } from './own-page.ts';
import { pilots } from './pilot.ts';
import { secrets } from './secrets.ts';
import { sending } from './sending.ts';

/** Every attack, in the order of the classes. */
export const cases: readonly Case[] = [
  ...carriers,
  ...exfiltration,
  ...actions,
  ...sending,
  ...secrets,
  ...origins,
  ...local,
  ...ownPage,
  ...models,
  ...pilots,
];
