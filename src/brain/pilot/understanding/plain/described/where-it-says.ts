import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** «поставь галочку там, где «Правила»», "tick the box where it says “Rules”": beside those words, or under that heading. */
export function asPlaceSaid(tokens: readonly Token[]): Token[] {
  return asBesideWords(asNumberedRow(tokens));
}

/** «в той строке, где номер 37», "in the row where the number is 37": in row 37. */
function asNumberedRow(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => {
    const length = wordsTaken(NUMBERED, words.slice(index, index + MOST_OF_ROW));
    return length > 0 && tokens[index + length]?.value?.kind === 'number';
  });
  if (at < 0) return [...tokens];
  const length = wordsTaken(NUMBERED, words.slice(at, at + MOST_OF_ROW));
  const row = tokens.slice(at, at + length).filter(({ word }) => /^(?:строк|row)/.test(word));
  return [...tokens.slice(0, at), ...row, ...asNumberedRow(tokens.slice(at + length))];
}

const MOST_OF_ROW = 7;
const NUMBERED =
  /^(?:(?:именно )?(?:той|этой) строк[еиу](?: ,)? (?:где|у которой|в которой|с) (?:(?:стоит|указан|есть) )?(?:номер|номером|№)|(?:the|that) row where (?:the )?number is)(?= |$)/;

function asBesideWords(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => index > 0 && saidAfter(tokens, index) !== undefined);
  const said = at < 0 ? undefined : saidAfter(tokens, at);
  if (!said) return [...tokens];
  const { name, noun } = said;
  const isRussian = /[а-я]/.test(words[at] ?? '');
  const place = noun ?? (isRussian ? (words[at] === 'туда' ? 'в' : 'у') : 'next to');
  const start = tokens[at];
  return [
    ...tokens.slice(0, at),
    ...place.split(' ').map((word) => inPlaceOf(start, word)),
    ...tokens.slice(name, name + 1),
    ...asBesideWords(tokens.slice(name + 1)),
  ];
}

/** Where the words in quotes stand that tell the place, with what they are, where that was said. */
function saidAfter(tokens: readonly Token[], at: number): { name: number; noun?: string } | undefined {
  const words = wordsIn(tokens);
  const opener = look(wheres, words, at);
  if (!opener) return undefined;
  const verb = at + opener.length;
  const from = verb + (has(standing, words[verb] ?? '') ? 1 : 0);
  const noun = look(nouns, words, from);
  const name = from + (noun?.length ?? 0);
  const last = tokens[name + 1];
  // "where “Total” is above 100": something more is said of it.
  const isAll = !last || last.isMark === true || has(joints, last.word);
  return tokens[name]?.value?.exact && isAll ? { name, ...(noun && { noun: noun.meaning }) } : undefined;
}

const wheres = lexicon([
  [
    true,
    'there where it says|where it says|where it reads|where you see|where there is|там , где|туда , где|там где|туда где',
  ],
]);
const standing = lexicon([[true, 'стоит|написано|есть|указано|находится|значится']]);
const nouns = lexicon<string>([
  ['под заголовком', 'заголовок'],
  ['в разделе', 'раздел|секция|блок'],
  ['в поле', 'поле'],
  ['у', 'пункт|строка|надпись'],
]);
const joints = lexicon([[true, 'and|then|и|а|потом|затем']]);
