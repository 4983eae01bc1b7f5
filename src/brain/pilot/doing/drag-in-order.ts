import type { Control, Observation } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { hasStayed, reachedBy } from './deed.ts';

/**
 * "Sort the numbers in increasing order", where the page has nothing to sort with but numbers in a list: the first that is out of its
 * place is drawn there, and so on. It is done when the list shows it.
 */
export function dragInOrder(situation: Situation, { by, order }: Extract<Act, { kind: 'sort' }>): Pursuit | undefined {
  const { page, memo, language, goal } = situation;
  if (order === undefined || !NUMBERS.test(by.words)) return undefined;
  const items = numberList(page);
  if (!items) return undefined;
  const speech = speechIn(language);
  const wanted = items.toSorted((a, b) => (order === 'rising' ? 1 : -1) * (numberOn(a) - numberOn(b)));
  const at = items.findIndex((item, place) => numberOn(item) !== numberOn(wanted[place] ?? item));
  const drags = memo.ways.filter(({ name }) => name.startsWith(WAY));
  // What stands so from the beginning may be no list to sort.
  if (at < 0) return drags.length > 0 ? reachedBy(situation, speech.done(goal.said)) : undefined;
  const [what, to] = [wanted[at], items[at]];
  if (!what || !to || hasStayed(situation) || drags.length >= items.length * 2)
    return { stuck: speech.nothingHappened(goal.said) };
  return {
    do: [{ tool: 'drag', input: { id: what.id, to: to.id } }],
    way: `${WAY} ${drags.length} ${what.id}`,
    thought: `Dragging “${calledSo(what)}” to the place of “${calledSo(to)}”.`,
  };
}

const WAY = 'drag into order';
const NUMBERS = /^(?:|numbers?|digits?|values?|size|числ[аоу]?|цифр[аы]|значени[яе])$/iu;

/** The only row of things that are numbers and nothing else. */
function numberList({ lines }: Observation): Control[] | undefined {
  const controls = lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  const numbers = controls.filter((one) => LISTED.has(one.role) && !Number.isNaN(numberOn(one)));
  const isOneSort = numbers.every(({ role }) => role === numbers[0]?.role);
  const from = controls.indexOf(numbers[0] as Control);
  const areTogether = numbers.every((one, at) => controls[from + at] === one);
  return numbers.length >= FEWEST && isOneSort && areTogether ? numbers : undefined;
}

function numberOn({ name }: Control): number {
  return /^[-−]?\d+(?:[.,]\d+)?$/.test(name.trim())
    ? Number(name.trim().replace('−', '-').replace(',', '.'))
    : Number.NaN;
}

const FEWEST = 3;
const LISTED = new Set(['listitem', 'draggable', 'clickable', 'focusable']);
