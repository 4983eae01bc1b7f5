import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/** «удали [тот] отзыв Анны, что начинается на «Спасибо»», «… и в котором написано «Спасибо»»: the one that begins with that word, or has it. */
export function asBeginningWith(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => beginningAt(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const end = at + beginningAt(tokens, at);
  const part = tokens.findLastIndex(({ isMark }, index) => index < at - 1 && isMark) + 1;
  const that = words.findIndex((word, index) => index >= part && index < at && THAT.test(word));
  const before = tokens.slice(0, at - 1).filter((_, index) => index !== that);
  const said = inPlaceOf(tokens[at], 'с');
  // «…, что начинается на «Спасибо», из списка»: it is no part of its own.
  const isInside = tokens[end + 1]?.text === ',' && AFTER.test(words[end + 2] ?? '');
  const rest = tokens.slice(isInside ? end + 2 : end + 1);
  return [...before, said, ...tokens.slice(end, end + 1), ...asBeginningWith(rest)];
}

/** How many words after a comma say that something begins so, before what it begins with. */
function beginningAt(tokens: readonly Token[], at: number): number {
  if (at < 2 || !/^[,и]$/.test(tokens[at - 1]?.text ?? '')) return 0;
  const said = wordsIn(tokens.slice(at, at + MOST_WORDS)).join(' ');
  const saying = isThere(tokens, at) ? SAYS.exec(said) : null;
  const length = (BEGINS.exec(said) ?? saying)?.[1]?.split(' ').length ?? 0;
  const [value, next, then] = tokens.slice(at + length);
  // «…, Вере»: what follows belongs to something else that was said before.
  const isDeed = look(verbs, [then?.word ?? ''], 0)?.form === 'base';
  const goesOn = next?.text === ',' && !isDeed && !AFTER.test(then?.word ?? '') && !/^(?:и|а)$/.test(then?.word ?? '');
  return length > 0 && value?.value?.exact && !goesOn ? length : 0;
}

/** Something is done with what is there already: nothing is made or written that shall say so. */
function isThere(tokens: readonly Token[], at: number): boolean {
  const words = wordsIn(tokens);
  const start = sentenceStart(tokens, at);
  const verb = words.slice(start, at).findIndex((_, index) => look(verbs, words, start + index)?.form === 'base');
  const meaning = verb < 0 ? undefined : look(verbs, words, start + verb)?.meaning;
  return /^(?:remove|go|open|find|tick|drag|move|choose|press)$/.test(meaning ?? '');
}

const SAYS = /^(в котор(?:ом|ой|ых) (?:написано|сказано|говорится|упоминается|упомянут[ао]?|есть слов[оа]))(?: |$)/;
const MOST_WORDS = 6;
const THAT = /^(?:тот|ту|то|та)$/;
const AFTER = /^(?:из|в|во|на)$/;
const BEGINS =
  /^((?:что|котор(?:ый|ая|ое|ую)) (?:начинается|начинался|начиналась) (?:(?:на|с|со)(?: (?:слова?|слов|фразы))?|слов(?:ом|ами)|фразой)|(?:где|у котор(?:ого|ой)) (?:перв(?:ое|ым) (?:слово(?:м)?|идет|стоит)(?: (?:идет|стоит))?|в начале(?: (?:идет|стоит|написано|слово))*))(?: |$)/;
