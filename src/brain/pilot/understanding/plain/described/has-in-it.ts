import { has, lexicon } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordBefore } from '../../tokens.ts';

/** "check whether my inbox has a letter from Ann": whether there is one in it. */
export function asThereIs(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => has(whether, word) && holdingAfter(tokens, index) > 0);
  const verb = at < 0 ? 0 : holdingAfter(tokens, at);
  const [holds, first] = [tokens[verb], tokens[verb + 1]];
  if (verb === 0 || !holds || !first) return [...tokens];
  const stop = tokens.findIndex(({ isMark, word }, index) => index > verb && (isMark === true || has(links, word)));
  const end = stop < 0 ? tokens.length : stop;
  const there = ['there', 'is'].map((word) => inPlaceOf(holds, word));
  const last = tokens[end - 1];
  const inside = last ? [{ ...wordBefore(last, 'in'), start: last.end, end: last.end }] : [];
  const place = tokens.slice(at + 1, verb);
  // "whether Ann Berg has a letter in my inbox": one from her.
  const letter = tokens[verb + 2];
  if (letter && has(letters, letter.word) && place.every(({ text }) => /^\p{Lu}/u.test(text)))
    return [
      ...tokens.slice(0, at + 1),
      ...there,
      ...tokens.slice(verb + 1, verb + 3),
      { ...wordBefore(letter, 'from'), start: letter.end, end: letter.end },
      ...place,
      ...tokens.slice(verb + 3),
    ];
  return [
    ...tokens.slice(0, at + 1),
    ...there,
    ...tokens.slice(verb + 1, end),
    ...inside,
    ...place,
    ...tokens.slice(end),
  ];
}

/** Where it is said that a place has something in it: after one or two words for the place, before "a" or "any". */
function holdingAfter(tokens: readonly Token[], at: number): number {
  const verb = [2, 3, 4].map((length) => at + length).find((index) => has(holding, tokens[index]?.word ?? ''));
  if (verb === undefined || !has(one, tokens[verb + 1]?.word ?? '')) return 0;
  const place = tokens.slice(at + 1, verb);
  const isPlace = place.every(({ value, isMark, word }) => !value && !isMark && !has(somebody, word));
  return isPlace && tokens[verb + 2] ? verb : 0;
}

const whether = lexicon([[true, 'whether|if']]);
const holding = lexicon([[true, 'has|contains|holds']]);
const one = lexicon([[true, 'a|an|any|some']]);
const somebody = lexicon([[true, 'i|it|he|she|anyone|anybody|somebody|someone|that|there']]);
const letters = lexicon([[true, 'letter|message|mail|email|e-mail|note|reply']]);
const links = lexicon([[true, 'and|then|or']]);
