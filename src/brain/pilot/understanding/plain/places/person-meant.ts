import { distinct } from '../../named-in-talk.ts';
import { endOfLarge, saidThere, type Token } from '../../tokens.ts';

/**
 * "Ann Berg will look after “Boiler check”. Open it and put [her] down as the contact": where one person was named, and somebody is to be
 * put somewhere, it is that person, and no thing that was named after.
 */
export function asPersonMeant(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word, value }, index) => !value && HIM.test(word) && isPut(tokens, index));
  const [name, ...others] = at < 0 ? [] : peopleBefore(tokens, at);
  const isOtherNamed = tokens.slice(0, Math.max(0, at)).some(({ value }) => value?.exact);
  if (!name || others.length > 0 || !isOtherNamed) return [...tokens];
  return [...tokens.slice(0, at), ...saidThere(name, tokens[at]), ...asPersonMeant(tokens.slice(at + 1))];
}

/** "put him [down] as …", "add her to …". */
function isPut(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 3).find(({ word }) => word !== 'down');
  return (
    PUT.test(tokens[at - 1]?.word ?? '') && (after === undefined || after.isMark === true || ROLE.test(after.word))
  );
}

/** The names of two words and more that were said so far, each once. */
function peopleBefore(tokens: readonly Token[], end: number): Token[][] {
  const names: Token[][] = [];
  for (let at = 0; at < end; at++) {
    const to = Math.min(end, endOfLarge(tokens, at, /^\p{Lu}\p{Ll}+$/u));
    if (to - at > 1) names.push(tokens.slice(at, to));
    at = Math.max(at, to - 1);
  }
  return distinct(names);
}

const HIM = /^(?:him|her)$/;
const PUT = /^(?:put|set|add|make|write|enter|list|name|mark|note|register)$/;
const ROLE = /^(?:as|in|into|to|on|under|and|the|for)$/;
