import { inPlaceOf, markInPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * "I need a flight search for a round trip from Rome to Oslo, with the outbound flight on 3 May and the return on 9 May": flights are looked
 * for, out on the one day and back on the other.
 */
export function asJourneySearched(said: readonly Token[]): Token[] {
  const tokens = withOneWay(asNotedJourney(said));
  const words = wordsIn(tokens);
  const sought = SEARCH.exec(words.slice(0, MOST_WORDS).join(' '));
  const end = sought?.[0].trim().split(' ').length ?? 0;
  const rest = tokens.slice(end);
  if (!sought || !rest.some(({ value }) => value?.kind === 'date')) return [...tokens];
  const { what = '' } = sought.groups ?? {};
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

/** "trains Leeds-York, out 3 May, back 9 May": look for trains from the one to the other, out and back on those days. */
function asNotedJourney(tokens: readonly Token[]): Token[] {
  const [what, route] = tokens;
  const [, from, to] = /^(\p{Lu}\p{Ll}+)[-–—](\p{Lu}\p{Ll}+)$/u.exec(route?.text ?? '') ?? [];
  const isJourney = /^(?:flights?|trains?|bus(?:es)?|ferry|ferries|tickets?)$/.test(what?.word ?? '');
  const isDated = tokens.some(({ value }) => value?.kind === 'date');
  if (!what || !route || !from || !to || !isJourney || !isDated) return [...tokens];
  const name = (text: string) => ({ ...route, text, word: text.toLowerCase() });
  const days = tokens.slice(2).map((token, at, rest) => {
    const going = rest[at + 1]?.value?.kind === 'date' ? GOING.get(token.word) : undefined;
    return going === undefined ? token : inPlaceOf(token, going);
  });
  return [
    inPlaceOf(what, 'find'),
    what,
    inPlaceOf(route, 'from'),
    name(from),
    inPlaceOf(route, 'to'),
    name(to),
    ...days,
  ];
}

const GOING: ReadonlyMap<string, string> = new Map([
  ['out', 'departing'],
  ['there', 'departing'],
  ['back', 'returning'],
  ['home', 'returning'],
]);

/** "Find a train [that goes] from Leeds to York on 3 May. [We only need the way there]": one way. */
function withOneWay(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.;!]$/.test(text));
  const sought = words.findIndex((word) => /^(?:flights?|trains?|bus(?:es)?|ferry|tickets?)$/.test(word));
  const length = wordsTaken(ONLY_THERE, words.slice(end + 1));
  if (end < 0 || sought < 0 || sought > end || length === 0) return [...tokens];
  const going = words.findIndex(
    (word, at) => at > sought && word === 'that' && /^(?:goes|runs|leaves|flies)$/.test(words[at + 1] ?? ''),
  );
  const isGoing = going > 0 && going < end && words[going + 2] === 'from';
  const way = isGoing ? [...tokens.slice(0, going), ...tokens.slice(going + 2, end)] : tokens.slice(0, end);
  const one = [markInPlaceOf(tokens[end], ','), ...['one', 'way'].map((word) => inPlaceOf(tokens[end + 1], word))];
  return [...way, ...one, ...tokens.slice(end + 1 + length)];
}

const ONLY_THERE =
  /^(?:(?:i|we)(?: only| just) (?:need|want)|only|just|(?:i|we) need only) (?:the way there|the outbound (?:flight|trip|journey)|(?:a )?one[ -]way(?: ticket)?|a single(?: ticket)?)(?= [.!]|$)/;
