import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** What hangs after what is asked about: "which company the first vacancy [is from]", "the number [found]". */
export function asAskedWhole(tokens: readonly Token[]): Token[] {
  return withNumber(withoutHanging(tokens));
}

/** "which hall the concert is in": the hall of the concert. */
function withoutHanging(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) =>
      /^(?:is|are|was|comes|come|belongs)$/.test(word) &&
      /^(?:from|by|with|in|on|at|to)$/.test(words[index + 1] ?? '') &&
      (tokens[index + 2] === undefined || tokens[index + 2]?.isMark === true),
  );
  const asking = words.findLastIndex((word, index) => index < at && /^(?:which|what|whose)$/.test(word));
  const between = tokens.slice(asking + 1, Math.max(at, 0));
  const isThing = between.length >= LEAST && between.length <= MOST && !between.some(({ isMark }) => isMark);
  // "which vacancy is from …" asks for the vacancy.
  const isTwo = /^(?:the|this|that|my|our|its)$/.test(between[1]?.word ?? '');
  const [noun, ...thing] = between;
  const isNoun = noun !== undefined && !/^(?:do|does|did|is|are|was|were|will|would|can)$/.test(noun.word);
  if (asking < 0 || !isThing || !isTwo || !isNoun) return [...tokens];
  const the = inPlaceOf(tokens[asking], 'the');
  return [...tokens.slice(0, asking), the, noun, inPlaceOf(noun, 'of'), ...thing, ...tokens.slice(at + 2)];
}

/** A noun, an article, a thing. */
const LEAST = 3;
const MOST = 6;

/** "the number found": how many results there are. */
function withNumber(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const lengths = words.map((_, at) => wordsTaken(FOUND, words.slice(at, at + MOST)));
  const at = lengths.findIndex((length) => length > 0);
  if (at < 0) return [...tokens];
  const results = ['the', 'number', 'of', 'results'].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...results, ...tokens.slice(at + (lengths[at] ?? 0))];
}

const FOUND = /^(?:the )?number (?:found|of hits|shown)(?= [.,!?]|$)/;
