import { type Token, wordsIn } from '../../tokens.ts';

/** «какая лампа [у них] самая дорогая», «что [у вас] дешевле всего»: whoever has them all is the site that is open. */
export function withoutTheirs(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => word === 'у' && THEM.test(words[index + 1] ?? '') && isOfBest(words, index),
  );
  return at < 0 ? [...tokens] : [...tokens.slice(0, at), ...withoutTheirs(tokens.slice(at + 2))];
}

/** Which one is asked before it, and the most of it after. */
function isOfBest(words: readonly string[], at: number): boolean {
  const [which = '', noun = ''] = words.slice(Math.max(0, at - 2), at);
  const isAsked = /^(?:как(?:ой|ая|ое|ие)|что|кто)$/.test(noun) || /^как(?:ой|ая|ое|ие)$/.test(which);
  return isAsked && BEST.test(words.slice(at + 2, at + 4).join(' '));
}

const THEM = /^(?:них|вас|нас)$/;
const BEST = /^(?:сам(?:ый|ая|ое|ые) |\p{L}+(?:ее|ей|ше|же|ле) (?:всего|всех))/u;
