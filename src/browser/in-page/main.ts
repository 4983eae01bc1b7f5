// What runs inside a page, in a world of its own: the page's scripts can neither see nor change it.

import type { Patience } from '../look.ts';
import { expectLook, goOnAhead, holdUpAhead } from './ahead.ts';
import { boxes, showBox } from './boxes.ts';
import { compose } from './compose.ts';
import { growth } from './disturbances.ts';
import { foresee } from './foresee.ts';
import { frame, frameCorner } from './frames.ts';
import { passes } from './hearers.ts';
import { shadowRoots } from './hosts.ts';
import { elementOf, type LocalId } from './ids.ts';
import { rememberClicks, rememberDrops, rememberHovers, rememberMenus, rememberRoots } from './knowledge.ts';
import { landed } from './landing.ts';
import { look } from './look.ts';
import { passage, selectedText } from './passage.ts';
import { placedWords } from './placed-words.ts';
import { prepare } from './prepare.ts';
import { readPage } from './read-page.ts';
import { bringIntoView, chooseScroller, scrollBy, scrollPosition, scrollRest } from './scroll.ts';
import { enterSecret, secretField } from './secret-field.ts';
import { standing } from './standing.ts';
import { beginAction, endAction, hurry, rest } from './stir.ts';
import { takeSuspects } from './suspects.ts';
import { focus, read, touch } from './touch.ts';
import { beginVeil, boxesOf, endVeil, readText } from './veil.ts';
import { stopWaiting, untilElement, untilText } from './wait.ts';
import { widgets } from './widgets.ts';

const lotsman = {
  ...widgets,
  look,
  touch,
  landed,
  focus,
  foresee,
  read,
  beginAction: (id: LocalId | undefined) => {
    expectLook();
    holdUpAhead();
    beginAction(id === undefined ? undefined : elementOf(id));
  },
  endAction: () => {
    goOnAhead();
    endAction();
  },
  rest: (patience: Patience) => {
    goOnAhead();
    return rest(patience);
  },
  hurry,
  passes,
  bringIntoView,
  chooseScroller,
  scrollBy,
  scrollRest,
  scrollPosition,
  untilText,
  untilElement,
  stopWaiting,
  readPage,
  element: elementOf,
  frame,
  frameCorner,
  growth,
  passage,
  selectedText,
  placedWords,
  prepare,
  shadowRoots,
  standing,
  takeSuspects,
  rememberClicks,
  rememberMenus,
  rememberHovers,
  rememberDrops,
  rememberRoots,
  boxes,
  showBox,
  readText,
  beginVeil,
  endVeil,
  boxesOf,
  compose,
  secretField,
  enterSecret,
};
export type InPage = typeof lotsman;
Object.assign(globalThis, { lotsman });
