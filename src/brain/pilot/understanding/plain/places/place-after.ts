import { has, lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { endOfLarge, type Token, wordsIn } from '../../tokens.ts';

/**
 * «найди [в письме от Анны] номер рейса», «посмотри [в документе «Тарифы»] цену»: in Russian the place may come before what is looked
 * for there, with nothing to part them. It comes after it.
 */
export function withPlaceAfter(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => isLooking(tokens, index) && has(inside, tokens[index + 1]?.word ?? ''));
  const from = at + 1;
  const end = at < 0 ? 0 : placeEnd(tokens, from);
  const stop = at < 0 ? 0 : soughtEnd(tokens, end);
  if (end === 0 || stop === end) return [...tokens];
  const moved = [...tokens.slice(end, stop), ...tokens.slice(from, end)];
  return [...tokens.slice(0, from), ...moved, ...withPlaceAfter(tokens.slice(stop))];
}

function isLooking(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.value ? undefined : look(verbs, [tokens[at]?.word ?? ''], 0);
  return verb?.form === 'base' && /^(?:find|tell|check|show|read)$/.test(verb.meaning);
}

/** Where the place ends: with its name, with whom it is from or whose it is, or with its noun. Zero where it is none. */
function placeEnd(tokens: readonly Token[], from: number): number {
  const noun = from + 1 + (has(pointers, tokens[from + 1]?.word ?? '') ? 1 : 0);
  if (!isWord(tokens[noun]) || !/(?:е|и|ах|ях)$/.test(tokens[noun]?.word ?? '')) return 0;
  const after = noun + 1;
  const name = has(origins, tokens[after]?.word ?? '') ? after + 1 : after;
  const end = nameEnd(tokens, name);
  return end > name ? end : after;
}

/** What stands in quotes, or is written large. */
function nameEnd(tokens: readonly Token[], from: number): number {
  return tokens[from]?.value?.exact ? from + 1 : endOfLarge(tokens, from);
}

/** Where what is looked for ends; it begins with a plain word that is no more of the place. */
function soughtEnd(tokens: readonly Token[], from: number): number {
  const first = tokens[from];
  if (!isWord(first) || !/^\p{Ll}/u.test(first?.text ?? '') || has(goingOn, first?.word ?? '')) return from;
  if (look(verbs, wordsIn(tokens), from)?.form === 'base' || /(?:ого|его|ой|ых|их)$/.test(first?.word ?? ''))
    return from;
  const length = tokens.slice(from).findIndex(({ isMark, word, value }) => isMark || (!value && has(joints, word)));
  const end = length < 0 ? tokens.length : from + length;
  // «код, который …»: what it is goes on after the comma.
  return /^котор/.test(tokens[end + 1]?.word ?? '') ? from : end;
}

function isWord(token: Token | undefined): boolean {
  return token !== undefined && !token.value && !token.isMark && /^[а-я-]{3,}$/.test(token.word);
}

const inside = lexicon([[true, 'в|во|на']]);
const pointers = lexicon([[true, 'этом|этой|том|той|моем|моей|нашем|нашей']]);
const origins = lexicon([[true, 'от|из|у|про']]);
/** What goes on with the place, or asks by itself. */
const goingOn = lexicon([
  [
    true,
    'и|а|или|от|из|у|про|о|об|по|с|со|для|до|за|под|над|где|что|как|кто|когда|сколько|какой|какая|какое|какие|какую',
  ],
]);
const joints = lexicon([[true, 'и|а|потом|затем']]);
