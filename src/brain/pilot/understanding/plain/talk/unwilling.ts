import { findVerb } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "I'd hate to delete the letter, so archive it", «Удалять рассылку жалко, убери её в архив»: what one would not like to be taken away is only
 * spoken of. Where something else is to be taken away, it may be the exception: then it is left as it was said.
 */
export function asSpared(tokens: readonly Token[]): Token[] {
  const parts = partsOf(tokens);
  const unwilling = parts.filter(isUnwilling);
  const isAlone = unwilling.length === 1 && parts.filter((_, at) => takesAway(toItsEnd(parts.slice(at)))).length === 1;
  return isAlone ? parts.flatMap((part) => (part === unwilling[0] ? onlySpokenOf(part) : part)) : [...tokens];
}

/** From joint to joint, each with the joint that it begins with. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isMark || (!token.value && JOINT.test(token.word))) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

const JOINT = /^(?:but|so|и|а|но|поэтому)$/;

/** Up to where the sentence ends. */
function toItsEnd([first = [], ...parts]: readonly Token[][]): Token[] {
  const end = parts.findIndex(([mark]) => /^[.!?;\n]/.test(mark?.text ?? ''));
  const rest = parts.slice(0, end < 0 ? parts.length : end);
  // What is to be done next is another deed.
  const next = rest.findIndex((part) => verbIn(part) >= 0 || findVerb(part) !== undefined);
  return verbIn(first) < 0 ? [] : [...first, ...rest.slice(0, next < 0 ? rest.length : next).flat()];
}

/** «Убери её в архив» puts it there. */
function takesAway(part: readonly Token[]): boolean {
  const verb = verbIn(part);
  return verb >= 0 && !part.slice(verb + 1).some(({ word }) => /^(?:в|во|to|into)$/.test(word));
}

function verbIn(part: readonly Token[]): number {
  const words = wordsIn(part);
  return part.findIndex((token, at) => !token.value && look(verbs, words, at)?.meaning === 'remove');
}

function isUnwilling(part: readonly Token[]): boolean {
  const verb = verbIn(part);
  if (verb < 0) return false;
  const words = wordsIn(part);
  if (/[а-я]/.test(words[verb] ?? '')) return /т[ьи]$/.test(words[verb] ?? '') && UNWILLING_RU.test(words.join(' '));
  return UNWILLING.test(words.slice(0, verb).join(' '));
}

const UNWILLING =
  /(?<!\p{L})(?:(?:hate|loath|reluctant|sorry|(?:don't|do not|wouldn't|would not) (?:want|like|need|have)|prefer not|no need|no reason|pity|shame|waste) to|rather not)$/u;
const UNWILLING_RU =
  /(?<!\p{L})(?:жалко|жаль|рано|незачем|нельзя|ни к чему|не (?:хочу|хочется|хотим|надо|нужно|стоит|хотел\p{L}*|буду|будем))(?!\p{L})/u;

/** What it would be done with, as something that is there. */
function onlySpokenOf(part: readonly Token[]): Token[] {
  const verb = verbIn(part);
  const isRussian = /[а-я]/.test(part[verb]?.word ?? '');
  const [joint] = part[0]?.isMark || JOINT.test(part[0]?.word ?? '') ? part : [];
  const length = look(verbs, wordsIn(part), verb)?.length ?? 1;
  const around = isRussian
    ? [...part.slice(joint ? 1 : 0, verb), ...part.slice(verb + length)]
    : part.slice(verb + length);
  const thing = around.filter(({ word, value }) => value !== undefined || !(isRussian ? SPARE_RU : SPARE).test(word));
  if (thing.length === 0) return joint ? [joint] : [];
  const there = inPlaceOf(thing[0], isRussian ? 'есть' : "there's");
  return [...(joint ? [joint] : []), there, ...thing];
}

const SPARE = /^(?:it|them|this|that|please)$/;
const SPARE_RU =
  /^(?:я|мне|мы|нам|его|ее|их|это|бы|пока|жалко|жаль|рано|незачем|нельзя|ни|к|чему|не|хочу|хочется|хотим|надо|нужно|стоит|хотел[аи]?|хотелось|буду|будем)$/;
