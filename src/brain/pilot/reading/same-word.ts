/** Words that say nothing about what is meant. */
const EMPTY = new Set(
  'the a an of for to in on at by with and or is are was were be do does did has have my your our their its this that these those there it all any every each и в во на по у к ко с со из от до для о об за а или же бы ли это этот эта эти мой моя мои мое все всех каждый его ее их'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** The words of a text, small, «ё» as «е». */
export function allWordsIn(text: string): string[] {
  const words = (text.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? []).map((word) => word.replace(/['’]s$/u, ''));
  // «не прочитано» is said of «непрочитанные» too.
  const denied = words.flatMap((word, at) => (words[at - 1] === 'не' ? [`не${word}`] : []));
  return denied.length > 0 ? [...words, ...denied] : words;
}

/** Only those that mean something; all of them where none does. */
export function wordsIn(text: string): string[] {
  const all = allWordsIn(text);
  const telling = all.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : all;
}

const RUSSIAN_ENDING =
  /^н?(?:[аяоеиыуюьйэ]|[оеё]й|[ыи]й|ая|яя|ое|ее|ые|ие|ую|юю|ого|его|ому|ему|[ыи]м|[ыи]х|[ыи]ми|ами|ями|ам|ям|ах|ях|ов|ев|ом|ем|ою|ею|ья|ье|ью|ьи|ия|ии|ию|ием|ией|иях|иям|ка|ки|ок|ек|ся|сь)?$/u;
const ENGLISH_ENDING = /^(?:s|es|e|ed|d|ing|er|y|ies|ly)?$/;
const SHORTEST = 3;

/** One word in two forms: «письмо» and «писем» are, "cat" and "category" are not. */
export function alikeWords(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedLength(one, other);
  if (shared < SHORTEST || /\d/.test(one + other)) return false;
  if (/\p{Script=Cyrillic}/u.test(one)) {
    // Two endings may begin alike: «новых» and «новый».
    return [shared, shared - 1].some((cut) => cut >= SHORTEST && areEndings(one.slice(cut), other.slice(cut), cut));
  }
  const [rest, otherRest] = [one.slice(shared), other.slice(shared)];
  if (shared < 4 && rest.length + otherRest.length > 1) return false;
  return ENGLISH_ENDING.test(rest) && ENGLISH_ENDING.test(otherRest);
}

/** What is left of both has to be an ending; of short words hardly anything may be left. */
function areEndings(rest: string, otherRest: string, shared: number): boolean {
  const longest = shared < 4 ? 2 : 3;
  if (rest.length > longest || otherRest.length > longest) return false;
  return RUSSIAN_ENDING.test(rest) && RUSSIAN_ENDING.test(otherRest);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Which share of the words asked for stands in the text, in whatever form. */
export function shareOf(asked: readonly string[], text: readonly string[]): number {
  if (asked.length === 0) return 0;
  return asked.filter((word) => text.some((other) => alikeWords(word, other))).length / asked.length;
}
