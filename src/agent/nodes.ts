import type { GraphNode } from './node.ts';
import { act } from './nodes/act.ts';
import { ask } from './nodes/ask.ts';
import { guard } from './nodes/guard.ts';
import { mend } from './nodes/mend.ts';
import { observe } from './nodes/observe.ts';
import { plan } from './nodes/plan.ts';
import { reflect } from './nodes/reflect.ts';
import { remember } from './nodes/remember.ts';
import { report } from './nodes/report.ts';
import { think } from './nodes/think.ts';
import { validate } from './nodes/validate.ts';

/** All of them; a run begins with the first. */
export const nodes: readonly GraphNode[] = [
  plan,
  observe,
  think,
  guard,
  ask,
  act,
  mend,
  reflect,
  remember,
  validate,
  report,
];
