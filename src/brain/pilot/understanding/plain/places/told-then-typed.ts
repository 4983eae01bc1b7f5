import { commandsAt } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { endOfLarge, inPlaceOf, saidThere, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «У меня новый адрес, «Садовая, 5», впиши его в поле «Адрес»», «Приедет Анна Ли, укажи её гостем»: what a mere statement ends with is
 * what is typed in. So it is in English: "We have another guest, Ann Lee, enter her in the Guest field".
 */
export function asTypedThen(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const length = wordsTaken(TYPED, words.slice(at, at + MOST_WORDS));
    const name = length > 0 && tokens[at - 1]?.isMark ? nameBefore(tokens, at - 1) : [];
    const from = sentenceStart(tokens, at - 1 - name.length);
    const told = tokens.slice(from, at - 1 - name.length);
    const it = at + length - 1;
    // «Мой город — «Рига». Впиши это в поле «Город»».
    const isElsewhere = words[it + 2] === 'поле' && tokens[it + 3]?.value?.exact === true;
    if (name.length === 0 || !isStatement(told, isElsewhere)) continue;
    const verb = tokens.slice(at, it).filter(({ word }) => !/^(?:и|так|поэтому|пожалуйста|so|and|please)$/.test(word));
    const changed = isElsewhere && CHANGED.test(verb[0]?.word ?? '') ? [inPlaceOf(verb[0], 'впиши')] : verb;
    const said = saidThere(name, tokens[it]);
    const as = tokens[it + 1];
    const typed =
      as && AS.test(as.word) && !as.value ? [as, ...said, ...tokens.slice(it + 2)] : [...said, ...tokens.slice(it + 1)];
    if (changed === verb && CHANGED.test(verb[0]?.word ?? '')) continue;
    return [...tokens.slice(0, from), ...changed, ...asTypedThen(typed)];
  }
  return [...tokens];
}

/** What stands in quotes right before it, a value, or the name of somebody in more than one word. */
function nameBefore(tokens: readonly Token[], end: number): readonly Token[] {
  const [last] = tokens.slice(end - 1, end);
  if (!last || last.isMark) return [];
  if (last.value || /^(?=.*\d)[\p{Lu}\d-]{3,}$/u.test(last.text)) return [last];
  const from = tokens.findIndex(
    (_, at) => at >= sentenceStart(tokens, end) && at < end && endOfLarge(tokens, at) === end,
  );
  // «Едет Пётр Ильин»: the first word of a sentence is written large anyway.
  const start = from >= 0 && from === sentenceStart(tokens, end) ? from + 1 : from;
  return start >= 0 && end - start > 1 ? tokens.slice(start, end) : [];
}

/** It says how things are: nothing is asked or to be done, and nothing else is named. */
function isStatement(told: readonly Token[], isElsewhere: boolean): boolean {
  const words = wordsIn(told);
  const isPlain = told.every(({ value, text }) => !value && !/^[:?!()]$/.test(text));
  const isDeed = told.some((_, at) => look(verbs, words, at)?.form === 'base' && commandsAt(told, at));
  const isOther = words.some((word) =>
    /^(?:если|когда|как|какой|где|чтобы|не|или|письмо|найди|if|when|what|which|how|where|not|or)$/.test(word),
  );
  // «Гость — Анна Ли. Введи его»: the field is named there, too.
  const isField = /^[—–-]$/.test(words.at(-1) ?? '') && !isElsewhere;
  return isPlain && !isDeed && !isOther && told.length > 0 && told.length <= MOST_TOLD && !isField;
}

const MOST_WORDS = 5;
const MOST_TOLD = 7;
const AS = /^\p{Ll}{3,}(?:ом|ем|ой|ей)$/u;
/** What is changed must be told. */
const CHANGED = /^(?:поменяй|измени|обнови|исправь)(?:те)?$/;
const TYPED =
  /^(?:(?:и|так|поэтому|пожалуйста) )*(?:поменяй|измени|обнови|исправь|впиши|введи|вбей|напечатай|укажи|вставь|проставь)(?:те)? (?:это|его|ее|их)(?= |$)|^(?:(?:so|and|please) )*(?:type|enter|write|put) (?:it|that|this|her|him)(?= (?:in|into|as) )/;
