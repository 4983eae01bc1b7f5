import type { Token } from '../../tokens.ts';

/** «в теме — «Ужин»», "in the city field – “Omsk”": between a field and what goes into it, a dash says nothing. */
export function withoutFieldDash(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text }, at) => !/^[–—-]$/.test(text) || !isBetween(tokens, at));
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at - 1];
  const preposition = tokens.findLastIndex(({ word }, index) => index < at - 1 && IN.test(word));
  const between = tokens.slice(preposition + 1, at);
  const isNear = preposition >= 0 && between.length <= MOST && between.every(({ isMark, value }) => !isMark && !value);
  const value = tokens[at + 1];
  const end = tokens[at + 2];
  const isWhole = end === undefined || end.isMark === true || /^(?:and|then|и|а)$/.test(end.word);
  return isNear && noun !== undefined && value?.value?.exact === true && isWhole;
}

const IN = /^(?:in|into|в|во)$/;
/** "in [the city field]". */
const MOST = 3;
