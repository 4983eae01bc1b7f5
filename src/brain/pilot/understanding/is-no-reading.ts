import type { Goal, Understood } from '../goal.ts';
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
    takesWhatIsKept(understood.goals, tokens)
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

/** The whole task is the name of nothing. */
function isAllOneThing({ goals }: Understood): boolean {
  const words = [...JSON.stringify(goals.map(({ act }) => act)).matchAll(/"words":"((?:[^"\\]|\\.)*)"/g)];
  return words.some(([, name = '']) => name.split(' ').length > MOST_WORDS && SEVERAL.test(name));
}

const MOST_WORDS = 8;
/** What joins clauses. */
const SEVERAL = /(?<!\p{L})(?:then|and|и|затем|потом)(?!\p{L})/iu;
