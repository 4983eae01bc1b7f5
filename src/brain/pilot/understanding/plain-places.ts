import type { Goal, Phrase } from '../goal.ts';
import type { Context } from './context.ts';
import { calledByContent } from './joined-questions.ts';
import { readPhrase } from './phrase.ts';
import { tokenise } from './tokens.ts';
import { withThings } from './with-things.ts';

/** "which company is in the first one": what stands in it is told of it. */
export function inTheOne(goal: Goal): Goal {
  return withThings(goal, (said) => {
    const things = { ...said, what: notTwiceIn(said.what) };
    const { words, kind, place, ordinal } = things.what;
    // "the last vacancy in the list": the list has no place of its own.
    if (
      place?.is === 'in' &&
      (place.what.kind === 'list' || place.what.kind === 'row') &&
      place.what.ordinal !== undefined &&
      ordinal === undefined &&
      words !== ''
    ) {
      const { place: _, ...what } = things.what;
      return { ...things, what: { ...what, ordinal: place.what.ordinal } };
    }
    const isBare = words === '' && !kind && ordinal === undefined && things.where.length === 0 && !things.best;
    return isBare && place?.is === 'in' && place.what.ordinal !== undefined ? { ...things, what: place.what } : things;
  });
}

/** "look in my inbox for a letter": in what is in something else, and is nothing by itself. */
function notTwiceIn(what: Phrase): Phrase {
  const inner = what.place?.what;
  const isEmpty = inner?.words === '' && !inner.kind && inner.ordinal === undefined && !inner.like && !inner.isPronoun;
  return what.place?.is === 'in' && isEmpty && inner.place?.is === 'in' ? { ...what, place: inner.place } : what;
}

/** "Empty the folder Junk": all that is in it is removed. */
export function emptiedFolder(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'remove' || act.from?.kind !== 'folder' || act.from.isPronoun) return goal;
  const { from, ...rest } = act;
  const { words, kind, place, ordinal, like } = act.things.what;
  const isAll = act.things.count === 'all' && words === '' && (!kind || kind === 'item') && ordinal === undefined;
  // "… all but the one from the bank": one of those that were spoken of.
  if (!isAll || (place ?? like ?? act.things.except)) return goal;
  const things = { ...act.things, what: { words: '', place: { is: 'in', what: from } } } as const;
  return { ...goal, act: { ...rest, things } };
}

/** "in “Topics” select two": what is chosen among is the list. */
export function fromList(goal: Goal): Goal {
  const { act, each } = goal;
  if (act.kind !== 'choose' || act.from || !each?.what.place?.what.exact || each.what.place.is !== 'in') return goal;
  const { place, ...what } = each.what;
  return {
    ...goal,
    each: { ...each, what },
    act: { ...act, from: { ...place.what, kind: place.what.kind ?? 'list' } },
  };
}

/** "download “Statement” from Documents": first to where it is. */
export function takenFrom(goal: Goal): Goal[] {
  const { act, only, until, each } = goal;
  if (act.kind !== 'download' || (only ?? until ?? each)) return [goal];
  const { like = [], ...what } = act.what;
  const [from, ...others] = like;
  const isPlace = what.exact && from?.of && /^(?:from|из)$/.test(from.of.words) && /^\p{Lu}/u.test(from.value.text);
  if (!isPlace || others.length > 0) return [goal];
  return [
    { act: { kind: 'go', to: { words: from.value.text } }, said: goal.said },
    { ...goal, act: { kind: 'download', what } },
  ];
}

/** "delete CSS from my skills": out of what it is taken, where nobody has sent it from there. */
export function removedFrom(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'remove' || act.from || act.things.count !== 'one' || act.things.what.kind === 'message')
    return goal;
  const [source, ...others] = act.things.where;
  const isSource = source?.is === '=' && /^(?:from|из)$/.test(source.of?.words ?? '');
  const isPlace = isSource && !source.value.exact && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(source.value.text);
  if (!isPlace || others.length > 0) return goal;
  return { ...goal, act: { ...act, things: { ...act.things, where: [] }, from: { words: source.value.text } } };
}

/** "create the card “Call” in “Ideas”": what is made is not put there, it is made there. */
export function madeThere(goal: Goal): Goal {
  const { act, said } = goal;
  const isMade = /^(?:please\s+)?(?:creat|mak|start|set up|new|созда|завед|сдела)/i.test(said);
  if (act.kind !== 'add' || !act.to?.exact || !isMade || act.things.what.place) return goal;
  const { to, things, ...plain } = act;
  const isHeading = to.kind === undefined || to.kind === 'heading' || to.kind === 'column';
  return isHeading
    ? { ...goal, act: { ...plain, things: { ...things, what: { ...things.what, place: { is: 'under', what: to } } } } }
    : goal;
}

/** «в папку со спамом»: a folder is called by what is in it. */
export function ofNamedFolder(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind === 'add' && act.to) return { ...goal, act: { ...act, to: calledByContent(act.to) } };
  if (act.kind === 'go' && !('url' in act.to)) return { ...goal, act: { ...act, to: calledByContent(act.to) } };
  return withThings(goal, (things) => {
    const { place } = things.what;
    return place
      ? { ...things, what: { ...things.what, place: { ...place, what: calledByContent(place.what) } } }
      : things;
  });
}

/** "the Like button by Anna's photo": nobody has written a button. */
export function besideIt(goal: Goal, context: Context): Goal {
  const { act } = goal;
  if (act.kind !== 'press' || act.target.place || !act.target.like) return goal;
  const { like, ...target } = act.target;
  const [by, ...others] = like;
  const isControl = target.kind
    ? /^(?:button|link|icon|checkbox|switch)$/.test(target.kind)
    : /^\p{Lu}/u.test(target.words);
  if (!by || others.length > 0 || !isControl || by.of?.words !== 'by') return goal;
  const what = readPhrase(tokenise(by.value.text, []), { ...context, task: by.value.text });
  return { ...goal, act: { ...act, target: { ...target, place: { is: 'beside', what } } } };
}

/** "press Like on the comment by Ann": a record holds its buttons, wherever they stand in it. */
export function besideRecord(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'press' || act.target.place?.is !== 'in' || !act.target.place.what.like) return goal;
  if (act.target.place.what.kind === 'row') return goal;
  return { ...goal, act: { ...act, target: { ...act.target, place: { ...act.target.place, is: 'beside' } } } };
}

/** "scroll the feed to Row 17", "scroll the list until you see it": it is scrolled as far as that. */
export function scrolledTo(goal: Goal): Goal {
  const { act, until, ...rest } = goal;
  if (act.kind !== 'scroll' || typeof act.to === 'string') return goal;
  if (until?.is === 'there') return { ...rest, act: { kind: 'scroll', to: until.what } };
  const [aim, ...others] = act.to.like ?? [];
  const isAimed = aim?.is === '=' && /^(?:to|till|until|до|к)$/.test(aim.of?.words ?? '') && others.length === 0;
  if (!isAimed) return goal;
  const to: Phrase = { words: aim.value.text, ...(aim.value.exact && { exact: true }) };
  return { ...goal, act: { kind: 'scroll', to } };
}

/** "to the list on the right", «в правый список»: of two lists, the one on that side. */
export function toOneSide(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'drag') return goal;
  const { words, kind, place } = act.to;
  const said = (words === '' ? (place?.what.words ?? '') : place ? '' : words).toLowerCase();
  const side = SIDES.find(([names]) => names.test(said))?.[1];
  const isPart = kind === 'list' || kind === 'column' || kind === 'field' || kind === 'section' || kind === 'table';
  return side && isPart ? { ...goal, act: { ...act, to: { words: side, kind: 'list' } } } : goal;
}

const SIDES = [
  [/^(?:right|right-hand|right side|right hand side|right-hand side|прав\p{L}+|справа)$/u, 'right'],
  [/^(?:left|left-hand|left side|left hand side|left-hand side|лев\p{L}+|слева)$/u, 'left'],
] as const;
