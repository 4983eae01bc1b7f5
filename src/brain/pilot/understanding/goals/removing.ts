import type { Act, Phrase } from '../../goal.ts';
import { type Context, exceptionAt, findIndex, trim } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { readObjects, readPhrase, readThings } from '../phrase.ts';
import { isPronoun } from '../pronoun.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built } from './built.ts';
import { containerKind, holders, placeLast } from './destination.ts';
import { distributed, splitNames } from './targets.ts';

/** "drop the card onto Done" moves it; "drop the card" takes it away. */
export function dropped(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const at = findIndex(rest, (index) => index > 0 && /^(?:into|onto|on|over|to)$/.test(rest[index]?.word ?? ''));
  if (!/^drop/.test(verb[0]?.word ?? '') || at < 0) return undefined;
  return built({
    kind: 'drag',
    what: readPhrase(rest.slice(0, at), context),
    to: readPhrase(rest.slice(at + 1), context),
  });
}

export function remove(said: readonly Token[], context: Context): Built | undefined {
  const rest = said.filter((token) => !/^(?:оттуда|отсюда)$/.test(token.word));
  const isThence = rest.length < said.length;
  const { named, except } = takeExcept(rest);
  const kept = placeLast(named);
  if (kept.length === 0) return undefined;
  const words = wordsIn(kept);
  const at = findIndex(
    kept,
    (index) => index > 0 && /^(?:from|out|из|off|с|со)$/.test(words[index] ?? '') && index < kept.length - 1,
  );
  const after = at > 0 ? trim(kept.slice(at + (words[at + 1] === 'of' ? 2 : 1))) : [];
  const isSource =
    (at > 0 && isPronoun(kept.slice(0, at))) ||
    after.some((_, index) => look(holders, wordsIn(after), index) ?? containerKind(after, index));
  const what = [...(isSource ? kept.slice(0, at) : kept), ...except];
  const there: Phrase = { words: 'там', isPronoun: true };
  const from = isThence ? { from: there } : isSource ? { from: readPhrase(after, context) } : {};
  const hasException = readThings(what, context).except !== undefined;
  const parts = distributed(what);
  const members = hasException
    ? [what]
    : parts.length > 1
      ? parts
      : splitNames(
          what,
          what.some((token) => token.text === ','),
        );
  return { acts: members.map((member): Act => ({ kind: 'remove', things: readObjects(member, context), ...from })) };
}

/** «из корзины всё, кроме молока»: what is left out, and what it is left out of. */
function takeExcept(tokens: readonly Token[]): { named: Token[]; except: Token[] } {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => index > 0 && exceptionAt(words, index) > 0);
  if (at < 0) return { named: [...tokens], except: [] };
  const from = findIndex(tokens, (index) => index > at + 1 && /^(?:from|из)$/.test(words[index] ?? ''));
  // "except milk from the cart" says out of what; "except the one from Anna" says which one.
  const source = from > 0 ? tokens.slice(from + 1) : [];
  const isSource = source.some((_, index) => look(holders, wordsIn(source), index) ?? containerKind(source, index));
  const end = isSource && words[at + 1] !== 'from' ? from : tokens.length;
  return { named: [...tokens.slice(0, at), ...tokens.slice(end)], except: tokens.slice(at, end) };
}
