import type { Act, Things } from '../../goal.ts';
import { type Context, splitList, trim } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { look } from '../lexicon/match.ts';
import { articles } from '../lexicon/small-words.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { isPronoun } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import type { Built } from './built.ts';
import { holders, placeLast, takeDestination } from './destination.ts';
import { enter } from './entering.ts';
import { distributed, splitNames } from './targets.ts';
import { upload } from './uploading.ts';

export function add(rest: readonly Token[], context: Context): Built {
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
  const parts = distributed(what);
  const members =
    parts.length > 1 ? parts : splitNames(what, what.some((token) => token.text === ',') || isCounted(what));
  const acts = members.map((member): Act => ({ kind: 'add', things: readThings(member, context), ...target }));
  return { acts };
}

/** "Put 5 May in departure" fills in; "put the book into the basket" adds. */
export function put(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const { what, to } = takeDestination(rest);
  const isValue = what.length === 1 && what[0]?.value !== undefined;
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

function isCounted(tokens: readonly Token[]): boolean {
  return (
    splitList(tokens).length > 1 &&
    splitList(tokens).every(
      (member) =>
        member[0]?.value?.kind === 'number' ||
        /^(?:a|an|one|two|three|один|одну|два|две|три)$/.test(member[0]?.word ?? ''),
    )
  );
}
