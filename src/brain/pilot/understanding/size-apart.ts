import type { Goal, Phrase } from '../goal.ts';
import type { Context } from './context.ts';

/** "a large Margherita into the basket", «большую «Маргариту» в корзину»: the size of what is bought is no part of its name. */
export function sizeApart(said: readonly Goal[], context: Context): Goal[] {
  const goals = said.map((goal) => asSize(goal, context));
  const [added] = goals.flatMap(({ act }) => (act.kind === 'add' && act.to ? [act.things.what] : []));
  const sized = added && sizedIn(added, context);
  const first = goals.findIndex(({ act }) => added && isChoiceOf(act, added));
  // What is only put into the basket is taken apart by the page, which knows its sizes.
  if (!sized || (first < 0 && !added.exact)) return added ? chosenApart(goals, context) : [...goals];
  const { name, size } = sized;
  const chosen: Goal = {
    act: { kind: 'choose', things: [{ words: size }], from: { words: SIZE[context.language] } },
    said: size,
  };
  const named = goals.map((goal) => withName(goal, added, name));
  if (first >= 0) return [...named.slice(0, first + 1), chosen, ...named.slice(first + 1)];
  return named.flatMap((goal): Goal[] =>
    goal.act.kind === 'add' && goal.act.things.what.words === name.words
      ? [{ act: { kind: 'choose', things: [name] }, said: goal.said }, chosen, pointedAt(goal)]
      : [goal],
  );
}

/** "I'd like a large Latte. … Put the drink in the basket": what was chosen has its size, whatever it is called afterwards. */
function chosenApart(goals: readonly Goal[], { language }: Context): Goal[] {
  return goals.flatMap((goal): Goal[] => {
    const [thing, ...others] = goal.act.kind === 'choose' && !goal.act.from ? goal.act.things : [];
    const [, size = '', name = ''] = (thing && !thing.exact && SIZED.exec(thing.words)) || [];
    if (!thing || others.length > 0 || size === '') return [goal];
    const sized: Goal = {
      act: { kind: 'choose', things: [{ words: size.toLowerCase() }], from: { words: SIZE[language] } },
      said: size,
    };
    return [{ ...goal, act: { kind: 'choose', things: [{ ...thing, words: name }] } }, sized];
  });
}

/** "…. It should be the large one": that is the size of what was spoken of. */
function asSize(goal: Goal, { language }: Context): Goal {
  const { act } = goal;
  if (act.kind !== 'enter' || !act.field?.isPronoun || act.value.exact) return goal;
  const [, size = ''] = SIZE_ONE.exec(act.value.text) ?? [];
  if (size === '') return goal;
  return { ...goal, act: { kind: 'choose', things: [{ words: size.toLowerCase() }], from: { words: SIZE[language] } } };
}

/** What was chosen is spoken of already. */
function pointedAt(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'add') return goal;
  return { ...goal, act: { ...act, things: { ...act.things, what: { ...act.things.what, isPronoun: true } } } };
}

interface Sized {
  name: Phrase;
  size: string;
}

/** The size that stands right before the name. */
function sizedIn(what: Phrase, { task }: Context): Sized | undefined {
  const [, own = '', rest = ''] = SIZED.exec(what.words) ?? [];
  if (own !== '' && !what.exact) return { name: { ...what, words: rest }, size: own.toLowerCase() };
  const at = what.exact ? task.indexOf(what.words) : -1;
  const [, before = ''] = BEFORE.exec(task.slice(0, Math.max(at, 0))) ?? [];
  return before === '' ? undefined : { name: what, size: before.toLowerCase() };
}

function isChoiceOf(act: Goal['act'], { words }: Phrase): boolean {
  return act.kind === 'choose' && !act.from && act.things.length === 1 && act.things[0]?.words === words;
}

function withName(goal: Goal, { words }: Phrase, name: Phrase): Goal {
  const { act } = goal;
  const own = ({ words: _, ...rest }: Phrase): Phrase => ({ ...rest, words: name.words });
  if (isChoiceOf(act, { words }) && act.kind === 'choose')
    return { ...goal, act: { ...act, things: act.things.map(own) } };
  if (act.kind !== 'add' || act.things.what.words !== words) return goal;
  return { ...goal, act: { ...act, things: { ...act.things, what: own(act.things.what) } } };
}

const SIZE = { en: 'size', ru: 'размер' } as const;
const SIZES =
  'small|medium|regular|large|big|extra large|маленьк(?:ий|ую|ая|ое)|средн(?:ий|юю|яя|ее)|больш(?:ой|ую|ая|ое)|огромн(?:ый|ую|ая|ое)';
const SIZE_ONE = new RegExp(`^(?:the |a )?(${SIZES})(?: one)?$`, 'iu');
const SIZED = new RegExp(`^(${SIZES})\\s+(\\p{Lu}.*)$`, 'u');
const BEFORE = new RegExp(`(?<!\\p{L})(${SIZES})\\s+["“«„']$`, 'iu');
