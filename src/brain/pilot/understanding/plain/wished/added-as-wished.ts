import { beginsSentence, endOfLarge, inPlaceOf, saidThere, type Token, wordsIn } from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/**
 * "I'd like two melons from Green Yard in the cart, so please open it and add them", "I'd like the red tent in my basket. Search for it and
 * add it": what is wished for, and where it shall be, is said where it is put there.
 */
export function asAddedAsWished(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const wish = beginsSentence(tokens, at) ? wishLength(wordsIn(tokens), at) : 0;
    const made = wish > 0 ? addedAt(tokens, at, at + wish) : undefined;
    if (made) return made;
  }
  return [...tokens];
}

function addedAt(tokens: readonly Token[], start: number, from: number): Token[] | undefined {
  const words = wordsIn(tokens);
  const mark = tokens.findIndex(({ isMark }, at) => at > from && isMark === true);
  const to = words.findLastIndex((word, at) => at > from && at < mark && /^(?:in|into|on)$/.test(word));
  const thing = tokens.slice(from, Math.max(to, from));
  const place = tokens.slice(to + 1, mark);
  const way = mark + 1 + (/^(?:so|and)$/.test(words[mark + 1] ?? '') ? 1 : 0);
  const add = words.findIndex(
    (word, at) => at > way && /^(?:add|put)$/.test(word) && /^(?:it|them|that|those)$/.test(words[at + 1] ?? ''),
  );
  const end = /^(?:there|in)$/.test(words[add + 2] ?? '') ? add + 3 : add + 2;
  const isOver = tokens[end] === undefined || tokens[end]?.isMark === true || words[end] === 'and';
  const isPlace = place.length === 2 && /^(?:the|my|our)$/.test(place[0]?.word ?? '');
  if (mark < 0 || to < 0 || !isPlace || add < 0 || !isOver || thing.length === 0) return undefined;
  const steps = stepsTo(tokens.slice(way, add), thing);
  if (!steps) return undefined;
  const stand = tokens[add + 1];
  const put = [inPlaceOf(tokens[add], 'add'), ...saidThere(steps.thing, stand), inPlaceOf(stand, 'to')];
  return [...tokens.slice(0, start), ...steps.way, ...put, ...saidThere(place, stand), ...tokens.slice(end)];
}

/** Where it is found: "open it" opens the one it is from, "search for it" looks for the thing itself. */
function stepsTo(
  way: readonly Token[],
  thing: readonly Token[],
): { way: Token[]; thing: readonly Token[] } | undefined {
  const words = wordsIn(way);
  const it = words.findIndex((word) => /^(?:it|them|there)$/.test(word));
  const before = words.slice(0, Math.max(it, 0)).join(' ');
  const from = wordsIn(thing).lastIndexOf('from');
  const owner = from > 0 && endOfLarge(thing, from + 1) === thing.length ? thing.slice(from + 1) : [];
  const isOpened = /(?:^| )(?:open|go to|go into|visit|go)$/.test(before);
  if (isOpened && owner.length > 0) {
    const named = [inPlaceOf(way[it], 'open'), ...saidThere(owner, way[it])];
    const verb = /(?:go to|go into)$/.test(before) ? it - 2 : it - 1;
    return { way: [...way.slice(0, verb), ...named, ...way.slice(it + 1)], thing: thing.slice(0, from) };
  }
  if (!/(?:^| )(?:search for|look for|find|look up)$/.test(before)) return undefined;
  const pronoun = inPlaceOf(way[it], words[it] ?? '');
  return { way: [...way.slice(0, it), ...saidThere(thing, way[it]), ...way.slice(it + 1)], thing: [pronoun] };
}
