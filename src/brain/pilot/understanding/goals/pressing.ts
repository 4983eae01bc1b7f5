import type { Act, Kind } from '../../goal.ts';
import { type Context, findIndex, trim } from '../context.ts';
import { controlKinds, kinds } from '../lexicon/kinds.ts';
import { has, look } from '../lexicon/match.ts';
import { keys, modifiers, relations, times } from '../lexicon/small-words.ts';
import { readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Builder, type Built, built } from './built.ts';
import { distributed, readTarget, splitNames, withoutPreposition } from './targets.ts';

/** Pressing, hovering, and keys of the keyboard. */
export const pressing: Builder = ({ concept, rest, context }) => {
  const { count, kept } = takeTimes(withoutPreposition(placeLast(trim(rest))));
  if (kept.length === 0 && concept !== 'press') return undefined;
  if (concept === 'hover') {
    const { phrase, each } = readTarget(withoutPreposition(kept), context);
    return { acts: [{ kind: 'hover', target: phrase }], ...(each && { each }) };
  }
  const key = concept === 'press' ? keyOf(kept) : undefined;
  if (key) return built(...Array.from({ length: count ?? 1 }, (): Act => ({ kind: 'key', key })));
  if (kept.length === 0) return undefined;
  const how = concept === 'double' ? 'double' : concept === 'right' ? 'right' : undefined;
  const spread = overMany(kept, context);
  if (spread && !how && !count) return spread;
  const parts = distributed(kept);
  const targets = (parts.length > 1 ? parts : splitNames(kept, false)).map((member) =>
    readTarget(withoutPreposition(member), context),
  );
  const each = targets.length === 1 ? targets[0]?.each : undefined;
  return {
    acts: targets.map(({ phrase }) => ({
      kind: 'press',
      target: phrase,
      ...(how && { how }),
      ...(count && { times: count }),
    })),
    ...(each && { each }),
  };
};

/** "Press Follow on all profiles from Berlin", "the Like button of two posts": the same in each of many. */
function overMany(tokens: readonly Token[], context: Context): Built | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => index > 0 && look(relations, words, index) !== undefined);
  const length = at > 0 ? (look(relations, words, at)?.length ?? 1) : 0;
  const things = at > 0 ? readThings(tokens.slice(at + length), context) : undefined;
  const target = at > 0 ? readTarget(tokens.slice(0, at), context) : undefined;
  const isOne =
    target !== undefined && !target.each && (target.phrase.words !== '' || target.phrase.kind !== undefined);
  if (!things || things.count === 'one' || !target || !isOne) return undefined;
  return { acts: [{ kind: 'press', target: target.phrase }], each: things };
}

/** «нажми [в строке 5] «Купить»», "press [in this row] the button “Book”": where it is may stand before what is pressed. */
function placeLast(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isNamed = tokens.at(-1)?.value?.exact === true;
  const kind = look(kinds, words, tokens.length - 2);
  const start = tokens.length - (kind && controlKinds.has(kind.meaning) ? 2 : 1);
  const place = tokens.slice(1, start);
  const noun = place.find((_, at) => PARTS.has(look(kinds, wordsIn(place), at)?.meaning ?? 'button'));
  const isIn =
    /^(?:in|inside|within|в|во)$/.test(words[0] ?? '') || (words[0] === 'на' && /[еи]$/.test(noun?.word ?? ''));
  if (!isNamed || !noun || !isIn || place.length < 2) return [...tokens];
  return [...tokens.slice(start), ...tokens.slice(0, 1), ...place];
}

/** What has other things in it. */
const PARTS: ReadonlySet<Kind> = new Set<Kind>([
  'row',
  'column',
  'table',
  'card',
  'section',
  'dialog',
  'menu',
  'list',
  'page',
  'form',
  'message',
  'item',
]);

function takeTimes(tokens: readonly Token[]): { count?: number; kept: Token[] } {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => !!look(times, words, index) || isTimes(tokens, index));
  if (at < 0) return { kept: [...tokens] };
  const found = look(times, words, at);
  const count = found?.meaning ?? tokens[at]?.value?.number ?? 1;
  const kept = trim([...tokens.slice(0, at), ...tokens.slice(at + (found?.length ?? 2))]);
  return { ...(count > 1 && { count }), kept };
}

function isTimes(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.value?.kind === 'number' && /^(?:times|раза?)$/.test(tokens[at + 1]?.word ?? '');
}

/** `Enter`, `Control+A`, where nothing but a key is named. */
function keyOf(tokens: readonly Token[]): string | undefined {
  const plain = trim(tokens).filter(
    (token) => !/^(?:key|keys|the|клавиш[уаи]|на|keyboard|shortcut|сочетание|комбинацию)$/.test(token.word),
  );
  const [first] = plain;
  if (!first || first.value?.exact) return undefined;
  const named = look(keys, wordsIn(plain), 0);
  if (named?.length === plain.length) return named.meaning;
  const pieces = plain
    .map((token) => token.text)
    .join('')
    .split('+');
  const [held, last] = [pieces.slice(0, -1), pieces.at(-1) ?? ''];
  if (held.length === 0 || !held.every((piece) => has(modifiers, piece.toLowerCase()))) return undefined;
  const names = held.map((piece) => look(modifiers, [piece.toLowerCase()], 0)?.meaning ?? piece);
  return [
    ...names,
    look(keys, [last.toLowerCase()], 0)?.meaning ?? (last.length === 1 ? last.toUpperCase() : last),
  ].join('+');
}
