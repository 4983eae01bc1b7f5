import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "Which bakery sells the best bread? Search for bread and give me the name from the first result": the bakery is what is asked for. */
export function asNameOfWhich(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => text === '?');
  const noun = words[0] === 'which' ? tokens[1] : undefined;
  const isAsked = end > 2 && noun && /^\p{Ll}{4,}$/u.test(noun.text) && ASKED.test(words[2] ?? '');
  const at = words.findIndex((word, index) => index > end && word === 'name' && words[index - 1] === 'the');
  const isTold = /(?:^| )(?:tell me|give me|write|say|send me|let me know)$/.test(
    words.slice(end + 1, at - 1).join(' '),
  );
  // "… and give me the name": of the one that was asked for, and not yet of another.
  const isOfAnother = /^(?:from|in|of|on|at)$/.test(words[at + 1] ?? '');
  const isOther = words[at + 1] === 'of' && words[at + 3] === noun?.word;
  if (!isAsked || at < 0 || !isTold || !isOfAnother || isOther) return [...tokens];
  return tokens.map((token, index) => {
    if (index === at) return inPlaceOf(token, noun.word);
    return index === at + 1 ? inPlaceOf(token, 'of') : token;
  });
}

const ASKED = /^(?:is|are|was|has|have|does|do|did|offers?|sells?|makes?|pays?|gives?|can|will)$/;
