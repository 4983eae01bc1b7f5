import type { Best, Goal } from '../../goal.ts';
import { takeBest } from '../constraints.ts';
import { type Context, textOf, trim } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { known } from '../lexicon/properties.ts';
import { articles } from '../lexicon/small-words.ts';
import { verbs } from '../lexicon/verbs.ts';
import { saidBy, type Token, wordsIn } from '../tokens.ts';
import { plainVerb } from './handling.ts';
import { endOfHead, fromTo, travels, wayWords } from './slots.ts';

/** "Book the cheapest flight from Oslo to Bergen on 12 June": what goes there then is looked for first, and one of it is booked. */
export function bookedJourney(tokens: readonly Token[], context: Context): Goal[] | undefined {
  const said = trim(tokens);
  const verb = look(verbs, wordsIn(said), 0);
  if (verb?.meaning !== 'book' && verb?.meaning !== 'buy') return undefined;
  const rest = said.slice(verb.length).filter(({ word }, at) => at > 0 || !FOR_WHOM.test(word));
  const end = endOfHead(rest);
  const { best, rest: head } = takeBest(rest.slice(0, end), context);
  const search = best && isOnlyJourney(head) ? fromTo([...head, ...rest.slice(end)], context) : undefined;
  if (!search || !best) return undefined;
  const booking = { words: plainVerb(textOf(said.slice(0, verb.length), context)) };
  const things = { what: { words: '' }, count: 'one', where: [], best: ofTime(best, context) } as const;
  // What was looked for is not booked yet, and not to be told as if it were.
  const sought = saidBy(trim(rest.slice(end)), context.task);
  const act = { kind: 'handle', verb: booking, things } as const;
  return [...search.map((one) => ({ act: one, said: sought })), { act, said: saidBy(said, context.task) }];
}

const FOR_WHOM = /^(?:me|us|мне|нам)$/;

/** The shortest journey takes the least time, and on one day the latest is the one that leaves last. */
function ofTime({ by, order }: Best, { language }: Context): Best {
  if (by.words === known.length[language]) return { by: { words: known.duration[language] }, order };
  return { by: by.words === known.date[language] ? { words: known.time[language] } : by, order };
}

/** Whatever else is said of it would narrow it down. */
function isOnlyJourney(head: readonly Token[]): boolean {
  const words = wordsIn(head);
  let isJourney = false;
  for (let at = 0; at < head.length; ) {
    const travel = look(travels, words, at);
    const length = (travel ?? look(wayWords, words, at) ?? look(articles, words, at))?.length;
    if (length === undefined) return false;
    isJourney ||= travel !== undefined;
    at += length;
  }
  return isJourney;
}
