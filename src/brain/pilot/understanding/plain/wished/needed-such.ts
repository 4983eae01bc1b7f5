import { afterFiller, commandsAt } from '../../clauses.ts';
import { markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Гид нужен на финском, сеанс дневной. И поставь галочку …»: what each of them shall be is said beside it, and is set so before anything
 * else is done.
 */
export function asSetSuch(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const stop = tokens.findIndex(({ text }) => /^[.!;]$/.test(text));
  const isNeeded = /^нуж(?:ен|на|но|ны)$/.test(words[1] ?? '') && isNoun(tokens[0]);
  const next = words[stop + 1] === 'и' ? stop + 2 : stop + 1;
  const isDoneThen = stop > 0 && commandsAt(tokens, next + afterFiller(tokens.slice(next), 0));
  const [first, ...others] = stop > 0 ? membersOf(tokens.slice(0, stop)) : [];
  const value = first?.slice(words[2] === 'на' ? 3 : 2) ?? [];
  const areSuch = others.length > 0 && others.every((one) => one.length === 2 && one.every(isNoun));
  const isValue = value.length > 0 && value.length <= 2 && value.every(isNoun);
  if (!isNeeded || !isDoneThen || !areSuch || !isValue || !first) return [...tokens];
  const set = [...first.slice(0, 1), markInPlaceOf(first[1], '—'), ...value];
  const more = others.flatMap(([noun, such]) =>
    noun && such ? [markInPlaceOf(noun, ','), noun, markInPlaceOf(such, '—'), such] : [],
  );
  return [...set, ...more, ...tokens.slice(stop)];
}

/** What stands between commas. */
function membersOf(tokens: readonly Token[]): Token[][] {
  const members: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',') members.push([]);
    else members.at(-1)?.push(token);
  }
  return members;
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && !token.value && !token.isMark && /^[а-я-]+$/.test(token.word);
}
