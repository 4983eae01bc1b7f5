import type { Goal } from '../goal.ts';
import { allOfIt } from './all-of-it.ts';
import { anyOfThem, inAnyOfThem } from './any-of-them.ts';
import { boughtThen } from './bought-then.ts';
import type { Context } from './context.ts';
import { emptiedPlace } from './emptied-place.ts';
import { inTheirOrder } from './goals-in-order.ts';
import { intoEach } from './into-each.ts';
import { look } from './lexicon/match.ts';
import { verbs } from './lexicon/verbs.ts';
import { asThings } from './mentions.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { ofSeveral } from './of-several.ts';
import { alongPath } from './plain/signs/menu-path.ts';
import { oneByOne } from './plain/spare/one-by-one.ts';
import { fromNamedField, withoutBy, withoutOwnName } from './plain-filters.ts';
import {
  besideIt,
  besideRecord,
  emptiedFolder,
  fromList,
  inTheOne,
  madeThere,
  ofNamedFolder,
  removedFrom,
  scrolledTo,
  takenFrom,
  toOneSide,
} from './plain-places.ts';
import { forWhat, lookedForThere, ofEach, ofOneAmong, openedToRead } from './plain-questions.ts';
import {
  fromTheFirst,
  ofOneSort,
  unreadOnes,
  withoutMaking,
  withoutMeasure,
  withoutPortions,
  withoutPurpose,
  withoutShown,
} from './plain-things.ts';
import { soManyOf } from './so-many-of.ts';
import { ofWhatWasFound } from './what-was-found.ts';

/** Goals that mean the same as others, as those others: whoever does them knows one way of saying it. */
export function plainGoals(goals: readonly Goal[], context: Context): Goal[] {
  return ofSeveral(ofWhatWasFound(inTheirOrder(boughtThen(allOfIt(goals), context)))).flatMap((goal) => {
    const steps = [
      intoEach,
      emptiedPlace,
      soManyOf,
      alongPath,
      nothingChosen,
      fromList,
      unreadOnes,
      ofOneSort,
      madeThere,
      fromTheFirst,
      withoutPortions,
      withoutShown,
      inTheOne,
      besideIt,
      besideRecord,
      withoutPurpose,
      withoutMaking,
      withoutMeasure,
      ofNamedFolder,
      removedFrom,
      emptiedFolder,
      pressedInstead,
      doneWithOne,
      withoutBy,
      withoutOwnName,
      fromNamedField,
      ofEach,
      forWhat,
      ofOneAmong,
      lookedForThere,
      scrolledTo,
      toOneSide,
      oneByOne,
      anyOfThem,
      inAnyOfThem,
    ];
    return takenFrom(steps.reduce((left, step) => step(left, context), goal)).flatMap(openedToRead);
  });
}

/** "enter Ann, button “Save”": a button takes no value, it is pressed. */
function pressedInstead(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'enter' || act.field?.kind !== 'button' || act.field.words !== '' || act.field.place) return goal;
  const { text, exact } = act.value;
  return { ...goal, act: { kind: 'press', target: { words: text, kind: 'button', ...(exact && { exact }) } } };
}

/** "Pay the oldest bill": one of many has a button of its own. */
function doneWithOne(goal: Goal): Goal {
  const { act, said } = goal;
  const [verb = ''] = /^\p{L}+/u.exec(said.toLowerCase()) ?? [];
  if (act.kind !== 'submit' || !act.what?.best || look(verbs, [verb], 0)?.form !== 'base') return goal;
  return { ...goal, act: { kind: 'handle', verb: { words: verb }, things: asThings(act.what) } };
}
