import type { Entry, Value } from '../../goal.ts';
import { type Context, findIndex, isSmall, textOf, trim, valueFrom } from '../context.ts';
import { readThings } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { type Built, built } from './built.ts';
import { emptyIsIt, plainVerb } from './handling.ts';

/** "2 seats for Ann Marsh on the 18:05 sailing", "in the name of Ann Marsh": who, how many and which go into the form. */
export function booked(verb: readonly Token[], rest: readonly Token[], context: Context): Built | undefined {
  const entries: Entry[] = [];
  let kept = trim(rest);
  const name = findIndex(kept, (at) => opensName(kept, at) && /^\p{Lu}/u.test(kept[at + 1]?.text ?? ''));
  if (name >= 0) {
    let end = name + 1;
    while (/^\p{Lu}/u.test(kept[end]?.text ?? '')) end++;
    const words = context.language === 'ru' ? 'имя' : 'name';
    entries.push({ field: { words }, value: valueFrom(kept.slice(name + 1, end), context) });
    let start = name;
    while (/^(?:in|under|on|the|name|на)$/.test(kept[start - 1]?.word ?? '')) start--;
    kept = [...kept.slice(0, start), ...kept.slice(end)];
  }
  const which = momentNoun(kept);
  if (which) {
    entries.push({ field: { words: which.noun.text }, value: which.value });
    kept = [...kept.slice(0, which.from), ...kept.slice(which.to)];
  }
  const things = readThings(kept, context);
  if (entries.length === 0) return undefined;
  const { count, what } = things;
  const many: Entry[] =
    typeof count === 'number'
      ? [{ field: { words: what.words }, value: { text: String(count), kind: 'number', number: count } }]
      : [];
  return built({
    kind: 'handle',
    verb: { words: plainVerb(textOf(verb, context)) },
    things: emptyIsIt(things),
    with: [...many, ...entries],
  });
}

/** "for", "in the name of", "under the name", «на имя»: somebody is named next. */
function opensName(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1]?.word ?? '', tokens[at]?.word ?? ''];
  return /^(?:for|для|имя|name)$/.test(word) || (word === 'of' && before === 'name');
}

/** "on the 18:05 sailing", "on the sailing at 18:05", «на рейс 9:40», «на рейс в 9:40»: an hour or a day that tells which of several. */
function momentNoun(tokens: readonly Token[]): { noun: Token; value: Value; from: number; to: number } | undefined {
  const isNoun = (token: Token | undefined) =>
    token !== undefined && !token.value && /^\p{Ll}{3,}$/u.test(token.text) && !isSmall(token);
  for (const at of tokens.keys()) {
    if (!/^(?:on|at|for|in|на|в)$/.test(tokens[at]?.word ?? '')) continue;
    const first = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1;
    const [one, two] = [tokens[first], tokens[first + 1]];
    const isMoment = (token: Token | undefined) => /^(?:date|time)$/.test(token?.value?.kind ?? '');
    if (one?.value && isMoment(one) && two && isNoun(two))
      return { noun: two, value: one.value, from: at, to: first + 2 };
    // "in the garden at 19:30": the garden is a place, and the hour is no part of it.
    const isRidden = /^(?:on|for|на)$/.test(tokens[at]?.word ?? '') && /^(?:at|of|в|во)$/.test(two?.word ?? '');
    const after = isRidden ? first + 2 : first + 1;
    const moment = tokens[after];
    if (one && isNoun(one) && moment?.value && isMoment(moment))
      return { noun: one, value: moment.value, from: at, to: after + 1 };
  }
  return undefined;
}
