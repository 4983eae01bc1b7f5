import type { Entry, Value } from '../../goal.ts';
import { type Context, findIndex, textOf, trim, valueFrom } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { look } from '../lexicon/match.ts';
import { quantifiers } from '../lexicon/small-words.ts';
import { units } from '../lexicon/units.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { durations } from '../values/numbers.ts';

/** "as read", "to bob@x.org", "with «Thanks»", "by 2 weeks": what is done with, beside the things themselves. */
export function takeEntries(
  tokens: readonly Token[],
  context: Context,
  isItsName: (said: readonly Token[]) => boolean = () => false,
): { things: Token[]; entries: Entry[]; suffix?: string } {
  const words = wordsIn(tokens);
  const as = findIndex(tokens, (at) => at > 0 && /^(?:as|как)$/.test(words[at] ?? ''));
  if (as > 0) {
    const suffix = textOf(tokens.slice(as), context);
    return { things: trim(tokens.slice(0, as)), entries: [], suffix };
  }
  const entries: Entry[] = [];
  let things = [...tokens];
  for (let at = things.length - 1; at > 0; at--) {
    const value = momentAt(things, at) ?? alongWith(things, at, context);
    if (!value) continue;
    const isPerson = value.kind === 'mail' || value.kind === 'phone';
    entries.unshift({ ...(isPerson && { field: { words: context.language === 'ru' ? 'кому' : 'to' } }), value });
    things = things.slice(0, at);
  }
  const last = things.at(-1);
  const isSaid =
    last?.value?.exact &&
    things.length > 1 &&
    things
      .slice(0, -1)
      .some((token, index) => look(kinds, wordsIn(things), index)?.meaning === 'message' || token.text === ':');
  if (isSaid && last?.value && !isItsName(things)) {
    entries.unshift({ value: last.value });
    things = things.slice(0, -1);
  }
  return { things: trim(things), entries };
}

/** A day or an hour at the end, with nothing before it. */
function momentAt(tokens: readonly Token[], at: number): Value | undefined {
  const value = at === tokens.length - 1 ? tokens[at]?.value : undefined;
  const isBare = !/^(?:on|at|in|for|to|from|since|after|before|until|than|by|в|на|с|до|по|за|от|после|к|and|и)$/.test(
    tokens[at - 1]?.word ?? '',
  );
  return value && /^(?:date|time)$/.test(value.kind) && !value.exact && isBare ? value : undefined;
}

/** The value that comes along at the end: "to Archive", "for two", "at 19:30", "with Olga". */
function alongWith(tokens: readonly Token[], at: number, context: Context): Value | undefined {
  const word = tokens[at]?.word ?? '';
  const after = trim(tokens.slice(at + 1));
  const [first] = after;
  const isRange =
    /^(?:to|до|по)$/.test(word) &&
    tokens[at - 1]?.value !== undefined &&
    /^(?:from|с|от)$/.test(tokens[at - 2]?.word ?? '');
  const isPlace = /^(?:next|close|рядом|вместе|справа|слева)$/.test(tokens[at - 1]?.word ?? '');
  if (!first || tokens[at]?.value || isRange || isPlace) return undefined;
  // "the album for \"Mum\"": a name in quotes says which one.
  if (word === 'for' && first.value?.exact && first.value.kind === 'text') return undefined;
  if (
    after.length === 1 &&
    first.value &&
    /^(?:to|in|at|on|for|by|with|using|via|as|в|во|на|с|до|кому|под)$/.test(word)
  )
    return first.value;
  const unit = look(units, wordsIn(after), 0);
  const isWhile = unit?.length === after.length && durations.has(unit.meaning);
  if (isWhile && /^(?:for|by|на)$/.test(word))
    return { text: textOf(after, context), kind: 'duration', number: 1, unit: unit.meaning };
  const count = look(quantifiers, wordsIn(after), 0);
  const isCount = typeof count?.meaning === 'number' && after.length <= count.length + 1;
  if (isCount && /^(?:for|на|by)$/.test(word))
    return { text: textOf(after, context), kind: 'number', number: Number(count?.meaning) };
  const isNames = after.length < 4 && after.every((token) => /^\p{Lu}/u.test(token.text));
  if (isNames && /^(?:to|with|с|со|на)$/.test(word)) return valueFrom(after, context);
  return undefined;
}
