import type { Goal, Understood } from '../goal.ts';
import { goalsAsText } from './goals-as-text.ts';
import { look } from './lexicon/match.ts';
import { verbs } from './lexicon/verbs.ts';
import { losesNames } from './loses-names.ts';
import { takesWhatIsKept } from './lost-exceptions.ts';
import { type Token, tokenise, wordsIn } from './tokens.ts';

/** What was first made of a task, and its words, as they were said and more plainly. */
interface Known {
  first: Understood;
  tokens: readonly Token[];
  plain: readonly Token[];
}

/** What loses a name, takes all for one thing, or takes away what nobody said is to be taken away, reads a task in no other way: it misreads it. */
export function isNoReading(understood: Understood, { first, tokens, plain }: Known): boolean {
  return (
    losesNames(understood, first, tokens) ||
    isAllOneThing(understood) ||
    takesAwayUnsaid(understood, first, plain) ||
    takesWhatIsKept(understood.goals, tokens) ||
    leavesOutOneOfBoth(understood.goals)
  );
}

/** «Это же мусор, закинь в спам»: what nobody said is to be taken away is not taken away on a guess. */
function takesAwayUnsaid({ goals }: Understood, first: Understood, plain: readonly Token[]): boolean {
  const isRemoving = ({ act }: Goal) =>
    act.kind === 'remove' ||
    (act.kind === 'press' && !act.target.place && saysToRemove(tokenise(act.target.words, [])));
  const isUnsaid =
    !saysToRemove(plain) || goals.some((goal) => isRemoving(goal) && !saysToRemove(tokenise(goal.said, [])));
  return isUnsaid && goals.some(isRemoving) && !first.goals.some(isRemoving);
}

export function saysToRemove(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return words.some((_, at) => look(verbs, words, at)?.meaning === 'remove');
}

/** "Mark “A” and “B” and put them into Spam": what is done with one of both after they were marked is only half of it. */
function leavesOutOneOfBoth(goals: readonly Goal[]): boolean {
  const [marked, next, ...others] = goals;
  if (marked?.act.kind !== 'tick' || !next || others.length > 0) return false;
  const names = marked.act.things.flatMap(({ words, exact }) => (exact ? [words.toLowerCase()] : []));
  const text = goalsAsText([next]);
  const said = names.filter((name) => text.includes(name));
  return names.length > 1 && said.length > 0 && said.length < names.length;
}

/** The whole task is the name of nothing. */
export function isAllOneThing({ goals }: Pick<Understood, 'goals'>): boolean {
  const words = [...JSON.stringify(goals.map(({ act }) => act)).matchAll(/"words":"((?:[^"\\]|\\.)*)"/g)];
  return words.some(([, name = '']) => name.split(' ').length > MOST_WORDS && SEVERAL.test(name));
}

const MOST_WORDS = 8;
/** What joins clauses. */
const SEVERAL = /(?<!\p{L})(?:then|and|и|затем|потом)(?!\p{L})|, /iu;
