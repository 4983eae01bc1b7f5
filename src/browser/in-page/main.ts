// What runs inside a page, in a world of its own: the page's scripts can neither see nor change it.
import { growth } from './disturbances.ts';
import { frame, frameCorner } from './frames.ts';
import { shadowRoots } from './hosts.ts';
import { elementOf, type LocalId } from './ids.ts';
import { rememberListeners, rememberRoots } from './knowledge.ts';
import { landed } from './landing.ts';
import { look } from './look.ts';
import { prepare } from './prepare.ts';
import { standing } from './standing.ts';
import { beginAction, endAction, rest } from './stir.ts';
import { takeSuspects } from './suspects.ts';
import { focus, read, touch } from './touch.ts';

const lotsman = {
  look,
  touch,
  landed,
  focus,
  read,
  beginAction: (id: LocalId | undefined) => beginAction(id === undefined ? undefined : elementOf(id)),
  endAction,
  rest,
  element: elementOf,
  frame,
  frameCorner,
  growth,
  prepare,
  shadowRoots,
  standing,
  takeSuspects,
  rememberListeners,
  rememberRoots,
};
export type InPage = typeof lotsman;
Object.assign(globalThis, { lotsman });
