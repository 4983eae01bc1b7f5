import type { Act, Things } from '../../goal.ts';
import { type Context, splitList, trim } from '../context.ts';
import { numberWords } from '../lexicon/calendar.ts';
import { kinds } from '../lexicon/kinds.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { articles } from '../lexicon/small-words.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { isPronoun } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import type { Built } from './built.ts';
import { holders, placeLast, takeDestination } from './destination.ts';
import { enter } from './entering.ts';
import { distributed, splitNames } from './targets.ts';
import { upload } from './uploading.ts';

export function add(said: readonly Token[], context: Context): Built {
  const rest = said.filter(
    ({ value, text, word }) => value !== undefined || !/^(?:again|заново|снова)$/.test(word) || /^\p{Lu}/u.test(text),
  );
  const file = rest.find((token) => token.value?.kind === 'file')?.value;
  if (file) return upload(rest, context) ?? { acts: [] };
  const [first, ...others] = trim(rest);
  const isWhereOnly =
    /^(?:to|into|in|в|во|на|к)$/.test(first?.word ?? '') && look(holders, wordsIn(others), others.length - 1);
  if (isWhereOnly) {
    const it: Things = { what: { words: '', isPronoun: true }, count: 'one', where: [] };
    return { acts: [{ kind: 'add', things: it, to: readPhrase(others, context) }] };
  }
  // «положи в неё свечу»: into what was spoken of.
  const [into, it, ...inside] = trim(rest);
  const isIntoIt = /^(?:into|to|in|в|во|к|на)$/.test(into?.word ?? '') && it !== undefined && isPronoun([it]);
  const { what, to } = isIntoIt && inside.length > 0 ? { what: inside, to: [it] } : takeDestination(placeLast(rest));
  const target = to ? { to: readPhrase(to, context) } : {};
  // "put one into the basket": one of those that were spoken of.
  if (what.length === 1 && what[0]?.text === 'one')
    return {
      acts: [{ kind: 'add', things: { what: { words: '', isPronoun: true }, count: 'one', where: [] }, ...target }],
    };
  const parts = distributed(what);
  const members =
    parts.length > 1
      ? parts
      : splitNames(what, what.some((token) => token.text === ',') || countedMembers(what) !== undefined);
  const acts = members.map((member): Act => ({ kind: 'add', things: readThings(member, context), ...target }));
  return { acts };
}

/** "Put 5 May in departure" fills in; "put the book into the basket" adds. */
export function put(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  // "use the credentials you keep": to log in with.
  if (/^us/.test(verb[0]?.word ?? '') && look(credentialWords, wordsIn(trim(rest)), 0))
    return { acts: [{ kind: 'login', entries: [] }] };
  const { what, to } = cardAndPlace(rest) ?? takeDestination(rest);
  const isValue = what.length === 1 && what[0]?.value !== undefined;
  const isBoard = (some: readonly Token[], kind: RegExp) =>
    some.some((_, at) => kind.test(look(kinds, wordsIn(some), at)?.meaning ?? ''));
  if (to && !isValue && isBoard(what, /^(?:card|row)$/) && isBoard(to, /^(?:column|list)$/))
    return { acts: [{ kind: 'drag', what: readPhrase(what, context), to: readPhrase(to, context) }] };
  if (to && cardAndPlace(rest))
    return { acts: [{ kind: 'add', things: readThings(what, context), to: readPhrase(to, context) }] };
  const isThrown = /^(?:полож|кин|клад)/.test(verb[0]?.word ?? '') && !isValue;
  // "put the green one in": in what was spoken of.
  const isInto =
    /^(?:in|back)$/.test(rest.at(-1)?.word ?? '') && look(articles, [rest[0]?.word ?? ''], 0) !== undefined;
  if (isThrown || isInto) return add(isInto ? rest.slice(0, -1) : rest, context);
  const words = wordsIn(to ?? []);
  const isField = to?.some((_, at) => look(kinds, words, at)?.meaning === 'field');
  if (
    to &&
    !isValue &&
    !isField &&
    (to.some((_, at) => look(holders, words, at)) ||
      isPronoun(what) ||
      /^(?:the|all|every|each|both)$/.test(rest[0]?.word ?? ''))
  )
    return add(rest, context);
  return enter(rest, context, 'value first');
}

/** "the card “Logo” in Later", «карточку «Смета» в «Готово»»: a card goes into what has a name of its own. */
function cardAndPlace(rest: readonly Token[]): { what: Token[]; to: Token[] } | undefined {
  const kept = trim(rest);
  const at = kept.findLastIndex(({ word }, index) => index > 1 && /^(?:in|into|to|under|в|во|на|под)$/.test(word));
  const [what, to] = [trim(kept.slice(0, Math.max(at, 0))), trim(kept.slice(at + 1))];
  const isCard =
    what.some((_, index) => look(kinds, wordsIn(what), index)?.meaning === 'card') && what.at(-1)?.value?.exact;
  return isCard && isName(to) ? { what, to } : undefined;
}

/** In quotes, or written large. */
function isName(said: readonly Token[]): boolean {
  const [first, ...others] = said;
  if (first?.value) return first.value.exact === true && others.length === 0;
  return first !== undefined && said.every(({ text, value }) => !value && /^\p{Lu}/u.test(text));
}

const credentialWords = lexicon([
  [true, 'credentials|saved credentials|stored credentials|login details|saved login~|saved password~'],
]);

/** "2 pies with cherries and 3 teas": of each so many. */
export function countedMembers(tokens: readonly Token[]): Token[][] | undefined {
  const members = splitList(tokens);
  const isCounted = ([first]: readonly Token[]) =>
    first?.value?.kind === 'number' ||
    look(numberWords, [first?.word ?? ''], 0) !== undefined ||
    /^an?$/.test(first?.word ?? '');
  return members.length > 1 && members.every(isCounted) ? members : undefined;
}
