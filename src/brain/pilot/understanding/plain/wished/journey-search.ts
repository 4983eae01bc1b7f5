import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "I need a flight search for a round trip from Rome to Oslo, with the outbound flight on 3 May and the return on 9 May": flights are looked
 * for, out on the one day and back on the other.
 */
export function asJourneySearched(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const said = SEARCH.exec(words.slice(0, MOST_WORDS).join(' '));
  const end = said?.[0].trim().split(' ').length ?? 0;
  const rest = tokens.slice(end);
  if (!said || !rest.some(({ value }) => value?.kind === 'date')) return [...tokens];
  const { what = '' } = said.groups ?? {};
  const find = ['search', 'for', what === 'bus' ? 'buses' : `${what}s`].map((word) => inPlaceOf(tokens[0], word));
  return [...find, ...withDays(rest)];
}

/** "…, with the outbound flight on 3 May and the return on 9 May": outbound on the one and return on the other. */
function withDays(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isOut = (at: number) => /^(?:outbound|outward|departing|return|inbound)$/.test(words[at] ?? '');
  return tokens.filter((_, at) => {
    const isBefore = /^(?:with|the|an?)$/.test(words[at] ?? '') && (isOut(at + 1) || isOut(at + 2));
    const isNoun =
      /^(?:flight|journey|train|leg|trip)$/.test(words[at] ?? '') && isOut(at - 1) && words[at + 1] === 'on';
    return !isBefore && !isNoun;
  });
}

const MOST_WORDS = 14;
const SEARCH =
  /^(?:(?:please|could you|can you) )*(?:(?:i|we) (?:need|want)|(?:i|we)'d like|run|do|make|start) an? (?<what>flight|train|bus|ticket) search (?:for )?(?:an? )?(?=round trip|round-trip|return trip|one way|one-way|from|to)/;
