import type { Act, Phrase, Things } from '../../goal.ts';
import type { Context } from '../../understanding/context.ts';
import { build } from '../../understanding/goals/build.ts';
import { type Built, built } from '../../understanding/goals/built.ts';
import { readField } from '../../understanding/phrase.ts';
import type { Token } from '../../understanding/tokens.ts';
import { asValue } from './as-value.ts';
import { countFrom, nounIn, nounsIn, phraseOf, placeNamed, placeOf, targetOf, withPlace } from './nouns.ts';
import { allOf, firstOf, isSaidAround, slotsOf, type Words, wordsOf } from './tagged-words.ts';

/** Pressing and hovering: each thing that is named, so often as was said. */
export function touch(words: Words, kind: 'press' | 'hover', how?: 'double' | 'right'): Built | undefined {
  const count = firstOf(words, 'count');
  const plain: Words = { ...words, slots: words.slots.filter(({ slot }) => slot !== 'count') };
  if (slotsOf(plain, 'thing', 'place', 'cond', 'best').length === 0) return undefined;
  const [place] = slotsOf(words, 'place');
  const isPlaceOnly = slotsOf(plain, 'thing').length === 0 && place !== undefined;
  if (isPlaceOnly) return built(act(placeNamed(words, place)));
  const targets = nounsIn(plain)
    .map((things, at) => unnumbered(things, allOf(words, 'thing')[at] ?? [], words.context))
    .map((things) => targetOf(applying(words, withPlace(things, place && placeOf(words, place)))));
  const each = targets.length === 1 ? targets[0]?.each : undefined;
  return { acts: targets.map(({ phrase }) => act(phrase)), ...(each && { each }) };

  function act(target: Phrase): Act {
    if (kind === 'hover') return { kind, target };
    const times = count && countFrom(count);
    return { kind, target, ...(how && { how }), ...(typeof times === 'number' && { times }) };
  }
}

/** "apply the filter", "save the changes": the button says what is done, not with what. */
function applying(words: Words, things: Things): Things {
  const { what } = things;
  const isApplied = !what.exact && isSaidAround(words, /^(?:apply|applying|примени\p{L}*|применить)$/u);
  const isSaved = !what.exact && isSaidAround(words, /^(?:save|saving|сохрани\p{L}*)$/u);
  if (
    isSaved &&
    /^(?:the |my |all )?(?:changes?|settings|choice|it|изменени\p{L}*|настройки|выбор|вс[её])$/iu.test(what.words)
  )
    return { ...things, what: { words: 'save' } };
  return isApplied && /^(?:the )?(?:filters?|фильтр\p{L}*)$/iu.test(what.words)
    ? { ...things, what: { words: 'apply' } }
    : things;
}

/** "the three dots" is one button that looks so; "three boxes" are three. */
function unnumbered(things: Things, said: readonly Token[], context: Context): Things {
  if (typeof things.count !== 'number' || things.what.kind || !/^(?:the|эти)$/.test(said[0]?.word ?? '')) return things;
  return { ...things, what: readField(said, context), count: 'one' };
}

export function key(words: Words): Built | undefined {
  const rest = firstOf(words, 'value') ?? firstOf(words, 'thing');
  if (!rest) return undefined;
  const made = build({ concept: 'press', verb: [], rest, context: words.context })?.acts[0];
  const name = asValue(rest, words.context).text;
  // Keys are written in Latin letters: anything else is no key.
  if (made?.kind !== 'key' && !/^[\x21-\x7e]+(?: ?\+ ?[\x21-\x7e]+)*$/.test(name)) return undefined;
  const pressed: Act = made?.kind === 'key' ? made : { kind: 'key', key: name };
  const times = countFrom(firstOf(words, 'count') ?? []);
  return built(...Array.from({ length: typeof times === 'number' ? times : 1 }, () => pressed));
}

export function drag(words: Words): Built | undefined {
  const [to] = [...slotsOf(words, 'to'), ...slotsOf(words, 'place')];
  if (!to) return undefined;
  const things = nounIn(words);
  const value = asValue(wordsOf(words, to), words.context);
  // "the handle to 250": so far as to say so much.
  if (!value.exact && /^(?:number|money|date|time)$/.test(value.kind))
    return built({ kind: 'enter', value, field: phraseOf(things) });
  const { isPronoun, ...place } = placeNamed(words, to);
  // "to the top": a place in the list, and nothing that was spoken of.
  const target =
    place.ordinal !== undefined && place.words === '' ? place : { ...place, ...(isPronoun && { isPronoun }) };
  const several = slotsOf(words, 'thing').length > 1 && slotsOf(words, 'cond', 'best', 'count').length === 0;
  if (several) return built(...nounsIn(words).map((one): Act => ({ kind: 'drag', what: phraseOf(one), to: target })));
  const { phrase, each } = targetOf(things);
  return { acts: [{ kind: 'drag', what: phrase, to: target }], ...(each && { each }) };
}
