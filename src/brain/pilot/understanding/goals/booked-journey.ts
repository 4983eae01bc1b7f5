import type { Act, Best, Goal } from '../../goal.ts';
import { takeBest } from '../constraints.ts';
import { type Context, textOf, trim } from '../context.ts';
import { has, look } from '../lexicon/match.ts';
import { pronouns } from '../lexicon/pronouns.ts';
import { known } from '../lexicon/properties.ts';
import { articles, connectors } from '../lexicon/small-words.ts';
import { verbs } from '../lexicon/verbs.ts';
import { saidBy, type Token, wordsIn } from '../tokens.ts';
import { plainVerb } from './handling.ts';
import { endOfHead, fromTo, journey, travels, wayWords } from './slots.ts';

/** What goes from one place to another is looked for first, and one of what is found is booked. */
export function bookedJourney(tokens: readonly Token[], context: Context): Goal[] | undefined {
  const said = trim(tokens);
  return bookedAtOnce(said, context) ?? bookedAfterwards(said, context);
}

/** "Book the cheapest flight from Oslo to Bergen on 12 June". */
function bookedAtOnce(said: readonly Token[], context: Context): Goal[] | undefined {
  const length = bookingAt(said, 0);
  if (length === 0) return undefined;
  const rest = said.slice(length).filter(({ word }, at) => at > 0 || !FOR_WHOM.test(word));
  const end = endOfHead(rest);
  const { best, rest: head } = takeBest(rest.slice(0, end), context);
  const search = best && isOnlyJourney(head) ? fromTo([...head, ...rest.slice(end)], context) : undefined;
  return search && best && booking(search, rest.slice(end), said.slice(0, length), best, said, context);
}

/** "Find a train from Oslo to Bergen on 12 June and book the fastest one", "find the cheapest flight …, then book it". */
function bookedAfterwards(said: readonly Token[], context: Context): Goal[] | undefined {
  const at = said.findLastIndex((_, index) => index > 0 && bookingAt(said, index) > 0);
  const length = at < 0 ? 0 : bookingAt(said, at);
  if (length === 0) return undefined;
  const one = takeBest(said.slice(at + length), context);
  const last = said.findLastIndex(({ isMark, word }, index) => index < at && !isMark && !has(connectors, word));
  const before = said.slice(0, last + 1);
  const isIt = !one.best && one.rest.length === 1 && look(pronouns, wordsIn(one.rest), 0) !== undefined;
  const { best, rest: way } = isIt ? takeBest(before, context) : { best: one.best, rest: before };
  const search = best && (isIt || isOnlyJourney(one.rest, true)) ? journey(way, context) : undefined;
  return search && best && booking(search, before, said.slice(at, at + length), best, said.slice(at), context);
}

/** How many words here say that something is booked. */
function bookingAt(tokens: readonly Token[], at: number): number {
  const verb = look(verbs, wordsIn(tokens), at);
  return verb?.meaning === 'book' || verb?.meaning === 'buy' ? verb.length : 0;
}

function booking(
  search: readonly Act[],
  sought: readonly Token[],
  verb: readonly Token[],
  best: Best,
  said: readonly Token[],
  context: Context,
): Goal[] {
  const things = { what: { words: '' }, count: 'one', where: [], best: ofTime(best, context) } as const;
  const act = { kind: 'handle', verb: { words: plainVerb(textOf(verb, context)) }, things } as const;
  // What was looked for is not booked yet, and not to be told as if it were.
  const looked = saidBy(trim(sought), context.task);
  return [...search.map((one) => ({ act: one, said: looked })), { act, said: saidBy(said, context.task) }];
}

const FOR_WHOM = /^(?:me|us|мне|нам)$/;

/** The shortest journey takes the least time, and on one day the latest is the one that leaves last. */
function ofTime({ by, order }: Best, { language }: Context): Best {
  if (by.words === known.length[language]) return { by: { words: known.duration[language] }, order };
  return { by: by.words === known.date[language] ? { words: known.time[language] } : by, order };
}

/** Whatever else is said of it would narrow it down. */
function isOnlyJourney(head: readonly Token[], isKnown = false): boolean {
  const words = wordsIn(head);
  let isJourney = isKnown;
  for (let at = 0; at < head.length; ) {
    const travel = look(travels, words, at);
    const isOne = isKnown && /^(?:one|на|из|них|of|them)$/.test(words[at] ?? '');
    const length = isOne ? 1 : (travel ?? look(wayWords, words, at) ?? look(articles, words, at))?.length;
    if (length === undefined) return false;
    isJourney ||= travel !== undefined;
    at += length;
  }
  return isJourney;
}
