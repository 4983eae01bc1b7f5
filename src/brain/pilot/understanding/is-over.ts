import { type Token, wordsIn } from './tokens.ts';

/** "We're done with “Plan”", "I've already paid “A-17”", «мы закончили «План»»: whether somebody tells what has come to an end. */
export function isOver(said: readonly Token[]): boolean {
  const words = wordsIn(said).slice(0, 6).join(' ');
  return [ENDED, HAVING, RUSSIAN].some((pattern) => pattern.test(`${words} `));
}

const ENDED = /^(?:i|we)(?:'m|'re| am| are)(?: \p{L}+ly| all| now| quite)? (?:done|finished|through) /u;
const HAVING =
  /^(?:i|we)(?:'ve| have)(?: already| just| now| finally)* (?:\p{L}{2,}ed|done|read|paid|sent|written|bought|seen|made|got through) /u;
const RUSSIAN =
  /^(?:я|мы)(?: уже| только что| наконец| все)* (?:(?:за|до|по|про|на|от|с|у|вы|о|при|пере)\p{L}{2,}(?:л|ла|ли)(?:сь|ся)?) /u;
