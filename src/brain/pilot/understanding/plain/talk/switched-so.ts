import { lexicon, look } from '../../lexicon/match.ts';
import { articles } from '../../lexicon/small-words.ts';
import { endOfLarge, inPlaceOf, markInPlaceOf, partStart, type Token, wordsIn } from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/**
 * "the jobs with “Remote only” switched on", "how many rows with Norvik as the supplier filter", "the rooms that you get for the floor
 * Attic": it is set so first.
 */
export function asSwitchedFirst(said: readonly Token[]): Token[] {
  const tokens = asChosenFirst(said);
  for (const [at, joint] of tokens.entries()) {
    const state = isAskedBefore(tokens, at) ? withAt(tokens, at) : undefined;
    if (!state) continue;
    const comma = tokens[at - 1]?.isMark ? [] : [markInPlaceOf(joint, ',')];
    const deed = ['if', 'you', ...state.deed].map((word) => inPlaceOf(joint, word));
    return [...tokens.slice(0, at), ...comma, ...deed, ...state.name, ...asSwitchedFirst(tokens.slice(state.end))];
  }
  return [...tokens];
}

function withAt(tokens: readonly Token[], at: number): State | undefined {
  return tokens[at]?.word === 'with' ? (stateAt(tokens, at) ?? filterAt(tokens, at)) : undefined;
}

/** "the rooms that you get for the floor Attic [with “Balcony” ticked]": that is chosen first, and told of in a sentence of its own. */
function asChosenFirst(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => gotAt(tokens, index) !== undefined && isAskedBefore(tokens, index));
  const got = gotAt(tokens, at);
  const joint = tokens[at];
  if (!got || !joint) return [...tokens];
  const also = withAt(tokens, got.end);
  const from = partStart(tokens, at);
  const next = also ? ['and', ...also.deed].map((word) => inPlaceOf(tokens[got.end], word)) : [];
  const deed = [...got.deed.map((word) => inPlaceOf(joint, word)), ...got.name, ...next, ...(also?.name ?? [])];
  const stop = markInPlaceOf(deed.at(-1), '.');
  return [...tokens.slice(0, from), ...deed, stop, ...tokens.slice(from, at), ...tokens.slice(also?.end ?? got.end)];
}

/** "that you get for [the floor Attic]": that is chosen. */
function gotAt(tokens: readonly Token[], at: number): State | undefined {
  const words = wordsIn(tokens);
  const got = look(gettings, words, at);
  const from = at + (got?.length ?? 0);
  const name = from + 2;
  const end = tokens[name]?.value?.exact ? name + 1 : endOfLarge(tokens, name);
  const next = tokens[end];
  const isOver = next === undefined || next.isMark === true || next.word === 'with';
  const isChosen = words[from] === 'the' && /^\p{Ll}+$/u.test(tokens[from + 1]?.text ?? '') && end > name && isOver;
  return got && isChosen ? { deed: ['choose'], name: tokens.slice(from, end), end } : undefined;
}

const gettings = lexicon([
  [
    true,
    ['that', 'which']
      .flatMap((that) =>
        ['you get', 'we get', 'i get', 'come up', 'are shown', 'you see'].map((get) => `${that} ${get}`),
      )
      .flatMap((get) => ['for', 'with'].map((by) => `${get} ${by}`))
      .join('|'),
  ],
]);

/** Something is asked in the sentence, and nothing done: what is done may be done with it as it is. */
function isAskedBefore(tokens: readonly Token[], at: number): boolean {
  const from = partStart(tokens, at);
  const words = wordsIn(tokens.slice(from, at));
  const wish = wishLength(words);
  return wish > 0 ? look(articles, words, wish) !== undefined : ASKING.test(words.join(' '));
}

const ASKING =
  /^(?:(?:please|and|could you|can you) )*(?:what|what's|which|who|when|where|how|tell|list|name|count|show|give me|let me know)(?= )/;

interface State {
  /** What is done for it, and with what. */
  deed: readonly string[];
  name: readonly Token[];
  end: number;
}

/** "with [the filter] “Remote only” [switched on]". */
function stateAt(tokens: readonly Token[], at: number): State | undefined {
  const words = wordsIn(tokens);
  const from = at + 1 + (look(nouns, words, at + 1)?.length ?? 0);
  const name = tokens[from];
  const after = from + 1 + (look(nouns, words, from + 1)?.length ?? 0);
  const on = look(switched, words, after);
  return name?.value?.exact && on ? { deed: ['turn', on.meaning], name: [name], end: after + on.length } : undefined;
}

/** "with [Norvik] as the [supplier] filter": what is filtered by, and for what. */
function filterAt(tokens: readonly Token[], at: number): State | undefined {
  const words = wordsIn(tokens);
  const to = tokens[at + 1]?.value ? at + 2 : endOfLarge(tokens, at + 1);
  const by = /^as (?:the|a) \p{Ll}+ filter(?: |$)/u.test(words.slice(to, to + 4).join(' '))
    ? tokens[to + 2]
    : undefined;
  return to > at + 1 && by
    ? { deed: ['filter', 'by'], name: [by, ...tokens.slice(at + 1, to)], end: to + 4 }
    : undefined;
}

const NOUNS = ['filter', 'box', 'checkbox', 'switch', 'option', 'setting', 'toggle'];
const nouns = lexicon([[true, ['the', ...NOUNS, ...NOUNS.map((noun) => `the ${noun}`)].join('|')]]);
const switched = lexicon<'on' | 'off'>([
  ['on', 'switched on|turned on|ticked|checked|enabled|set on|on'],
  ['off', 'switched off|turned off|unticked|unchecked|disabled|off'],
]);
