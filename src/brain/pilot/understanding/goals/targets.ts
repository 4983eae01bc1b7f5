import type { Phrase, Things } from '../../goal.ts';
import { type Context, splitList, trim } from '../context.ts';
import { look } from '../lexicon/match.ts';
import { ordinals, relations } from '../lexicon/small-words.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** What is aimed at: one phrase, or one standing for each of many. */
export interface Target {
  phrase: Phrase;
  each?: Things;
}

/** "all boxes" is each box; "the box" is the box. */
export function readTarget(tokens: readonly Token[], context: Context): Target {
  const things = readThings(tokens, context);
  if (things.count === 'one' && !things.except) return { phrase: readPhrase(tokens, context) };
  const { what } = things;
  return { phrase: { words: what.words, ...(what.kind && { kind: what.kind }), isPronoun: true }, each: things };
}

/** The members of a list of names; "Terms and Conditions" is one name unless something shows otherwise. */
export function splitNames(tokens: readonly Token[], isList: boolean): Token[][] {
  const members = splitList(tokens);
  if (members.length < 2) return [trim(tokens)];
  const isClear = members.every((member) => member.some((token) => token.value?.exact));
  return isClear || isList ? members : [trim(tokens)];
}

/** «в настройках звука отключи эхо и шум», "turn off echo and noise in the sound settings": all of them are there. */
export function allThere(things: readonly Phrase[]): readonly Phrase[] {
  const place = things.at(-1)?.place;
  const isShared = place?.is === 'in' && things.every((thing, at) => at === things.length - 1 || !thing.place);
  return isShared ? things.map((thing) => ({ ...thing, place })) : things;
}

/** "the mails from A and B": each of the names goes with what stands before the first. */
export function distributed(tokens: readonly Token[]): Token[][] {
  const [first = [], ...others] = splitList(tokens);
  const numbered = eachNumbered([first, ...others]);
  if (numbered) return numbered;
  const words = wordsIn(first);
  const at = first.findIndex((_, index) => index > 0 && /^(?:from|by|of|to|от|из|для|про)$/.test(words[index] ?? ''));
  const isName = (token: Token) => token.value?.exact === true || /^\p{Lu}/u.test(token.text);
  // "from Ann and from Bob".
  const named = others.map((member) => (member[0]?.word === words[at] && !member[0]?.value ? member.slice(1) : member));
  const areNames =
    others.length > 0 &&
    at > 0 &&
    first.slice(at + 1).length > 0 &&
    [first.slice(at + 1), ...named].every((member) => member.length > 0 && member.every(isName));
  if (!areNames) return [[...tokens]];
  const isCity = words[at] === 'from' && others.some((member) => member.some((token) => token.word === 'to'));
  return isCity ? [[...tokens]] : [first, ...named.map((member) => [...first.slice(0, at + 1), ...member])];
}

/** "the second and the fourth book": the noun is said once, for all. */
function eachNumbered(members: readonly Token[][]): Token[][] | undefined {
  const last = members.at(-1) ?? [];
  const length = look(ordinals, wordsIn(last), 0)?.length ?? 0;
  const noun = last.slice(length);
  const before = members.slice(0, -1);
  const areNumbers = before.every((member) => look(ordinals, wordsIn(member), 0)?.length === member.length);
  if (before.length === 0 || length === 0 || noun.length === 0 || !areNumbers) return undefined;
  return [...before.map((member) => [...member, ...noun]), last];
}

/** Without the preposition that a verb asks for: "click on", «нажми на», «кликни по». */
export function withoutPreposition(
  tokens: readonly Token[],
  dropped = /^(?:on|at|to|onto|into|over|upon|на|по|в|во|к|до)$/,
): Token[] {
  const kept = [...tokens];
  const found = look(relations, wordsIn(kept), 0);
  if (kept.length > 1 && dropped.test(kept[0]?.word ?? '') && (found?.length ?? 1) === 1) return kept.slice(1);
  return kept;
}
