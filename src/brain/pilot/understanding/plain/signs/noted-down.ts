import { commandsAt } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { beginsSentence, inPlaceOf, isNameLike, markInPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "my bills - price of the last?", "card “Lamp”: owner Ann, due 3 May", "find “Lamp”, open, …", "“Pay now” on the May bill": whoever notes
 * down a task leaves out that a thing is opened, that it is asked what it is, and that a button is pressed.
 */
export function asNoted(tokens: readonly Token[]): Token[] {
  return withOpened(withPressed(withThingOpened(asCountOfSuch(withSearch(tokens)))));
}

/** "[oak tables], cheapest first - price of the first one?": they are searched for. */
function withSearch(tokens: readonly Token[]): Token[] {
  const [first] = tokens;
  const isNoted = SOUGHT.test(wordsIn(tokens).join(' ')) && /^\p{L}/u.test(first?.text ?? '') && !commandsAt(tokens, 0);
  return first && isNoted ? [wordBefore(first, 'search'), ...tokens] : [...tokens];
}

const SOUGHT =
  /^(?!(?:sort|show|list|order|my|our|the|all) )\p{L}+ \p{L}{3,}s , (?:cheapest|lowest|highest|newest|latest|oldest|best|largest|smallest)(?: \p{L}+)? first (?:[:–—-]|\.) .*\?$/u;

function withThingOpened(tokens: readonly Token[]): Token[] {
  for (const [at, first] of tokens.entries()) {
    if (!beginsSentence(tokens, at)) continue;
    const mark = tokens.findIndex(({ isMark }, index) => index > at && isMark === true);
    const joint = tokens[mark];
    if (!joint || !/^[:–—-]$/.test(joint.text) || !isThing(tokens.slice(at, mark))) continue;
    const asked = askedAfter(tokens, mark + 1);
    const isFilled = !asked && FILLED.test(wordsIn(tokens.slice(at, mark)).join(' ')) && isField(tokens, mark + 1);
    if (!asked && !isFilled) continue;
    return [
      ...tokens.slice(0, at),
      wordBefore(first, 'open'),
      ...tokens.slice(at, mark),
      isFilled ? joint : markInPlaceOf(joint, isList(tokens, mark + 1) ? '.' : ','),
      ...(asked ?? []).map((word) => inPlaceOf(joint, word)),
      ...tokens.slice(mark + 1),
    ];
  }
  return [...tokens];
}

/** "my bills", "bill 17 mail", "card “Lamp”": something that can be opened. */
function isThing(thing: readonly Token[]): boolean {
  const words = wordsIn(thing);
  const isMine = /^(?:my|our)$/.test(words[0] ?? '') && thing.length <= MOST_MINE && !thing.some(({ value }) => value);
  const isKind = KINDS.test(words.at(-1) ?? '') || KINDS.test(words[0] ?? '');
  const isCalled = thing.some(({ value }) => value?.exact || value?.kind === 'number');
  return isMine || (isKind && isCalled && thing.length <= MOST_CALLED);
}

const MOST_MINE = 3;
const MOST_CALLED = 4;
const KINDS = /^(?:e-?mail|mail|message|letter|card|task|ticket|topic|thread|document|note|event|contact|order|bill)$/;
/** What has fields of its own. */
const FILLED = /^(?:the )?(?:card|task|ticket|event|contact|order|bill)(?: |$)/;

/** What is missing before a question: "what is the" before "price of the last?". */
function askedAfter(tokens: readonly Token[], at: number): readonly string[] | undefined {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }, index) => index >= at && /^[.!?;\n]/.test(text));
  if (tokens[end]?.text !== '?') return undefined;
  if (asksAt(tokens, at) || isList(tokens, at)) return [];
  return look(properties, words, at) ? ['what', 'is', 'the'] : undefined;
}

/** "bed, desk and lamp: what do they cost": what is asked about stands before the question. */
function isList(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex(({ text }, index) => index > at && /^[.!?;:\n]/.test(text));
  return tokens[colon]?.text === ':' && asksAt(tokens, colon + 1);
}

/** "owner Ann", "due 3 May": what is said of it, with nothing to do. */
function isField(tokens: readonly Token[], at: number): boolean {
  const isNamed = [1, 2].some((length) => isNameLike(tokens[at + length]) || tokens[at + length]?.value);
  return isNamed && /^\p{Ll}+$/u.test(tokens[at]?.text ?? '') && !commandsAt(tokens, at);
}

/** "“Pay now” on the May bill, then …": what is called like a deed, and stands beside a thing, is pressed. */
function withPressed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [deed = ''] = token.value?.exact ? token.value.text.toLowerCase().split(' ') : [];
    const isDeed = look(verbs, [deed], 0)?.form === 'base' && /^\p{Lu}/u.test(token.value?.text ?? '');
    const isBeside = /^(?:on|beside|by)$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.isMark === undefined;
    const stop = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark || /^(?:and|then)$/.test(word)));
    const end = stop < 0 ? tokens.length : stop;
    const isBare = !tokens.slice(at + 1, end).some(({ word }) => SAYING.test(word));
    const isOver = stop < 0 || !/^[?:]$/.test(tokens[stop]?.text ?? '');
    const isPressed = beginsSentence(tokens, at) && isDeed && isBeside && isBare && isOver && end > at + 2;
    return isPressed ? [wordBefore(token, 'press'), token] : [token];
  });
}

/** "… is there": more is said of it. */
function isSaying(tokens: readonly Token[], at: number): boolean {
  return SAYING.test(tokens[at]?.word ?? '') || commandsAt(tokens, at);
}

const SAYING = /^(?:is|are|was|should|must|can|will|has|needs?|to)$/;

/** "find “Lamp”, [open], …": open it. */
function withOpened(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isAlone = before?.text === ',' && (next === undefined || /^[,.;]$/.test(next.text));
    const isNamed = tokens.slice(0, at).some(({ value }) => value?.exact);
    return token.text === 'open' && isAlone && isNamed ? [token, inPlaceOf(token, 'it')] : [token];
  });
}

/** "Leeds, 3 rooms, garden: how many flats?": how many flats in Leeds have 3 rooms and a garden. */
function asCountOfSuch(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const colon = tokens.findIndex(({ text }, at) => /^[:–—-]$/.test(text) && MANY.test(words.slice(at + 1).join(' ')));
  const parts = partsOf(tokens.slice(0, Math.max(colon, 0)));
  const [place = [], ...such] = parts;
  const isPlace = place.length > 0 && place.every(({ value, text }) => !value && /^\p{Lu}/u.test(text));
  const isSuch = such.every(
    (part) => part.length > 0 && part.length <= MOST_MINE && part.every((_, at) => !isSaying(part, at)),
  );
  const noun = tokens[colon + 3];
  if (colon < 0 || !isPlace || such.length === 0 || !isSuch || !noun) return [...tokens];
  const say = (...all: string[]) => all.map((word) => inPlaceOf(noun, word));
  const had = such.flatMap((part, at) => (at === 0 ? part : [...say('and'), ...part]));
  return [
    ...tokens.slice(colon + 1, colon + 4),
    ...say('in'),
    ...place,
    ...say('have'),
    ...had,
    ...tokens.slice(colon + 4),
  ];
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const MANY = /^how many \p{L}+ \?$/u;
