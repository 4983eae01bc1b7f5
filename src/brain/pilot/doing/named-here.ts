import type { Observation } from '../../../observation.ts';
import type { Act, Constraint, Goal, Phrase, Things } from '../goal.ts';
import { isSaidIn, namesSaid } from '../names-said.ts';

/** "the card Lunches under €9": what stands on the page just as it was said is a name, and "under €9" no price. */
export function namedHere(goal: Goal, task: string, page: Observation): Goal {
  const names = namesSaid(task, page);
  if (names.length === 0) return goal;
  const phrase = (one: Phrase): Phrase => {
    const place = one.place ? { place: { ...one.place, what: phrase(one.place.what) } } : {};
    const { like = [], ...plain } = one;
    const { words, left } = calledWhole(one.words, like, names);
    if (words === one.words) return { ...one, ...place };
    return { ...plain, ...place, words, exact: true, ...(left.length > 0 && { like: left }) };
  };
  const things = (some: Things): Things => {
    const { like = [], ...what } = phrase({ ...some.what, like: some.where });
    return { ...some, what, where: like };
  };
  return { ...goal, act: withNames(goal.act, phrase, things), ...(goal.each && { each: things(goal.each) }) };
}

/** The name that goes on with what was taken for a condition, and the conditions that are left. */
function calledWhole(
  words: string,
  like: readonly Constraint[],
  names: readonly string[],
): { words: string; left: readonly Constraint[] } {
  const isIn = (name: string, { value }: Constraint) => name.toLowerCase().includes(value.text.toLowerCase());
  const whole = names.filter(
    (name) =>
      words !== '' && isSaidIn(name, words) && name.length > words.length && like.some((one) => isIn(name, one)),
  );
  const [name, ...others] = whole;
  if (name === undefined || others.length > 0) return { words, left: like };
  return { words: name, left: like.filter((one) => !isIn(name, one)) };
}

function withNames(act: Act, phrase: (one: Phrase) => Phrase, things: (some: Things) => Things): Act {
  switch (act.kind) {
    case 'go':
      return 'url' in act.to ? act : { ...act, to: phrase(act.to) };
    case 'press':
    case 'hover':
      return { ...act, target: phrase(act.target) };
    case 'enter':
      return act.field ? { ...act, field: phrase(act.field) } : act;
    case 'choose':
    case 'tick':
      return { ...act, things: act.things.map(phrase) };
    case 'drag':
      return { ...act, what: phrase(act.what), to: phrase(act.to) };
    case 'download':
      return { ...act, what: phrase(act.what) };
    case 'add':
    case 'remove':
    case 'handle':
      return { ...act, things: things(act.things) };
    case 'tell':
      return { ...act, question: { ...act.question, things: things(act.question.things) } };
    default:
      return act;
  }
}
