import { lexicon, look } from '../../lexicon/match.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "delete the whole contents of the folder": everything in it. So it is with "clear out the whole lot". */
export function asAllInside(said: readonly Token[]): Token[] {
  const tokens = asWholeLot(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => look(contents, words, index) !== undefined && isDealtWith(words, index));
  const end = at + (look(contents, words, at)?.length ?? 0);
  if (at < 0 || !tokens[end]) return [...tokens];
  const all = ['everything', 'in'].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...all, ...tokens.slice(end)];
}

function asWholeLot(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => WHOLE_LOT.test(words.slice(Math.max(0, index - 2), index + 4).join(' ')));
  if (at < 0 || words[at] !== 'the') return [...tokens];
  return [...tokens.slice(0, at), inPlaceOf(tokens[at], 'everything'), ...tokens.slice(at + 3)];
}

/** Right after what is done with it; "…, the whole lot" only says so again. */
const WHOLE_LOT =
  /^(?:\p{L}+ )?(?:delete|remove|clear|erase|out|away|archive) the (?:whole|entire) lot(?: (?:[.,!?;]|and|there|in|from))?$/u;

/** Right after a verb for what is done with things as a whole. */
function isDealtWith(words: readonly string[], at: number): boolean {
  const verb = look(verbs, words, at - 1);
  return verb?.form === 'base' && verb.length === 1 && DEEDS.has(verb.meaning);
}

const DEEDS: ReadonlySet<Concept> = new Set(['remove', 'move', 'handle']);

const contents = lexicon([
  [
    true,
    ['the ', 'the whole ', 'the entire ', 'the full ', 'all the ', 'all ', 'all of the ']
      .flatMap((whole) => [`${whole}contents of`, `${whole}content of`])
      .join('|'),
  ],
]);
