import { saidThere, type Token, wordsIn } from '../../tokens.ts';

/** «открой письмо, там должен быть код, и продиктуй его»: what is said to be there is what is asked for. */
export function asToldFromThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const there = /^[,.;]$/.test(words[at - 1] ?? '') ? lengthOf(THERE, words, at) : 0;
    const end = tokens.findIndex(({ isMark, word }, index) => index > at + there && (isMark || word === 'и'));
    const thing = tokens.slice(at + there, Math.max(end, 0));
    const joint = end + lengthOf(JOINT, words, end);
    const told = there > 0 && end > 0 ? lengthOf(TOLD, words, joint) : 0;
    const it = tokens[joint + told - 1];
    const isThing =
      thing.length > 0 && thing.length <= MOST_OF_THING && thing.every(({ text }) => /^\p{Ll}/u.test(text));
    if (told === 0 || !it || !isThing) continue;
    const named = saidThere(thing, it);
    return [...tokens.slice(0, at), ...tokens.slice(joint, joint + told - 1), ...named, ...tokens.slice(joint + told)];
  }
  return [...tokens];
}

function lengthOf(pattern: RegExp, words: readonly string[], at: number): number {
  return (
    pattern
      .exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0]
      .trim()
      .split(' ').length ?? 0
  );
}

const MOST_WORDS = 6;
const MOST_OF_THING = 3;
const THERE =
  /^(?:и )?(?:там|внутри|в нем|в ней) (?:(?:где-то|внутри) )?(?:долж(?:ен|на|но|ны) быть|есть|будет|указан[аоы]?|написан[аоы]?|лежит|стоит)(?= )/;
const JOINT = /^(?:, и|,|и)(?= )/;
const TOLD =
  /^(?:(?:потом|затем) )?(?:продиктуй|скажи|назови|сообщи|перепиши|прочти|прочитай|зачитай|напиши|покажи|пришли)(?:те)?(?: мне| нам)? (?:его|ее|их)(?= [.,!]|$)/;
