import type { Act, Phrase } from '../../goal.ts';
import { awaited } from '../../understanding/condition.ts';
import { textOf, trim } from '../../understanding/context.ts';
import { build } from '../../understanding/goals/build.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { slotted } from '../../understanding/goals/slots.ts';
import { numberWords } from '../../understanding/lexicon/calendar.ts';
import { look } from '../../understanding/lexicon/match.ts';
import type { Token } from '../../understanding/tokens.ts';
import { asValue } from './as-value.ts';
import { nounIn, phraseOf, placeNamed, placeOf, targetsIn, withoutJoint, withPlace } from './nouns.ts';
import { clauseOf, firstOf, slotsOf, type Words, wordsOf } from './tagged-words.ts';

/** Places one after the other, or a record that is opened; a place beside a record is where it is. */
export function go(words: Words): Built | undefined {
  const { context } = words;
  // "after signing in": what comes first is no place.
  const places = slotsOf(words, 'place').filter(
    ({ from }) => !/^(?:after|после)$/.test(words.tokens[from - 1]?.word ?? ''),
  );
  const hasThing = slotsOf(words, 'thing', 'best', 'cond').length > 0;
  if (!hasThing) {
    const made = places.flatMap((slot) => {
      const rest = withoutJoint(wordsOf(words, slot));
      return build({ concept: 'open', verb: [], rest, context })?.acts ?? [];
    });
    if (made.length > 0) return { acts: made };
    // "you'll have to go there first".
    const there = clauseOf(words).find(({ word }) => /^(?:there|туда)$/.test(word));
    return there && built({ kind: 'go', to: { words: there.word, isPronoun: true } });
  }
  const [thing] = slotsOf(words, 'thing');
  const [name] = places;
  // "the [studded tyres] [topic]": one name that was taken for two.
  if (
    thing &&
    name &&
    places.length === 1 &&
    name.to === thing.from &&
    slotsOf(words, 'cond', 'best', 'count', 'except').length === 0
  )
    return build({ concept: 'open', verb: [], rest: words.tokens.slice(name.from, thing.to), context });
  // "open what you find": the first of it.
  if (thing && /^(?:what|whatever)$/.test(words.tokens[thing.from]?.word ?? '') && thing.to === thing.from + 1)
    return built({ kind: 'go', to: { words: '', kind: 'item', ordinal: 1 } });
  const plain = slotsOf(words, 'cond', 'best', 'count', 'except', 'place').length === 0 && firstOf(words, 'thing');
  if (plain) return build({ concept: 'open', verb: [], rest: withoutJoint(plain), context });
  const [inner, ...outer] = places.toReversed();
  const there = outer.toReversed().map((slot): Act => ({ kind: 'go', to: placeNamed(words, slot) }));
  const [target] = targetsIn(words);
  if (target?.each) return { acts: [...there, { kind: 'go', to: target.phrase }], each: target.each };
  const to = phraseOf(withPlace(nounIn(words), inner && placeOf(words, inner)));
  return built(...there, { kind: 'go', to });
}

export function scrollTo(words: Words): Built | undefined {
  const [slot] = slotsOf(words, 'thing', 'place');
  return slot && built({ kind: 'scroll', to: placeNamed(words, slot) });
}

/** "scroll down the feed to Row 17": so far as that. */
export function scrollDown(words: Words): Built {
  const [slot] = slotsOf(words, 'thing', 'place');
  const isNamed = slot && /^(?:to|до|к)$/.test(words.tokens[slot.from - 1]?.word ?? '');
  return built({ kind: 'scroll', to: isNamed ? placeNamed(words, slot) : 'down' });
}

export function close(words: Words): Built {
  const hasThing = slotsOf(words, 'thing').length > 0;
  if (!hasThing) return built({ kind: 'close' });
  const [target] = targetsIn(words);
  return {
    acts: [{ kind: 'close', ...(target && { what: target.phrase }) }],
    ...(target?.each && { each: target.each }),
  };
}

export function wait(words: Words): Built | undefined {
  const { context, tokens } = words;
  const [time] = slotsOf(words, 'value');
  // «секунд [десять]»: of what there are so many may stand outside.
  const timed = [0, 1].map((around) => time && waited(tokens.slice(time.from - around, time.to + around)));
  const found = timed.find(isTimedBy);
  if (found) return found;
  const thing = firstOf(words, 'thing') ?? firstOf(words, 'until');
  const named = thing?.filter(({ word }) => !/^появлени[яею]$/.test(word));
  return named && built({ kind: 'wait', for: awaited(named, context) });

  function waited(said: readonly Token[]): Built | undefined {
    return build({ concept: 'wait', verb: [], rest: numberFirst(said), context });
  }
}

function isTimedBy(made: Built | undefined): boolean {
  return made?.acts.every((act) => act.kind === 'wait' && 'milliseconds' in act.for) ?? false;
}

/** «секунд десять» is about ten seconds. */
function numberFirst(said: readonly Token[]): Token[] {
  const isNumber = (token: Token) => look(numberWords, [token.word], 0) !== undefined;
  return [...said.filter(isNumber), ...said.filter((token) => !isNumber(token))];
}

export function search(words: Words): Built | undefined {
  const { context } = words;
  const query = withMaker(words) ?? firstOf(words, 'value') ?? firstOf(words, 'thing');
  if (!query) return undefined;
  const form = allSlotted(words) ?? slotted(query, context);
  if (form) return { acts: form };
  const [place] = slotsOf(words, 'place');
  return built({ kind: 'search', query: asValue(query, context), ...(place && within(words, wordsOf(words, place))) });
}

/** "flights [from Rome] [to Oslo], [on 3 May]": all that is said of it together. */
function allSlotted(words: Words): Act[] | undefined {
  const [first, ...others] = slotsOf(words, 'value', 'thing', 'cond');
  const last = others.at(-1);
  return first && last ? slotted(wordsOf(words, { from: first.from, to: last.to }), words.context) : undefined;
}

/** "films [directed by Curry from 1995]": who made it, and what is said after that, is sought with it. */
function withMaker(words: Words): Token[] | undefined {
  const { tokens } = words;
  const [first, next, ...others] = slotsOf(words, 'value', 'thing', 'cond');
  const isMade = next?.slot === 'cond' && first?.to === next.from && tokens[next.from + 1]?.word === 'by';
  if (!first || !isMade || slotsOf(words, 'place').length > 0) return undefined;
  return wordsOf(words, { from: first.from, to: others.at(-1)?.to ?? next.to });
}

/** "the shop", "this site": a place that has no name but its kind is called by its words. */
function within(words: Words, said: ReturnType<typeof wordsOf>): { within?: Phrase } {
  const kept = trim(withoutJoint(said));
  // "on this site" is where one is, and "in the search bar" is how one searches anyway.
  if (kept.some((token) => /^(?:search|поиск\p{L}*)$/u.test(token.word))) return {};
  const isHere = /^(?:site|website|page|сайт\p{L}*|страниц\p{L}*|here|здесь|тут)$/u.test(kept.at(-1)?.word ?? '');
  if (kept.length === 0 || (isHere && kept.length === 1)) return {};
  return { within: { words: textOf(kept, words.context) } };
}
