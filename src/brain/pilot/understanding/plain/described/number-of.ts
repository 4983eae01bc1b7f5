import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "put 4 for how many seats there are", "4 as how many of us are coming": for the number of them, as forms call it. */
export function asNumberOf(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) =>
      value?.kind === 'number' && MANY.test(words.slice(index + 1, index + 1 + MOST_WORDS).join(' ')),
  );
  const said = MANY.exec(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '));
  if (at < 0 || !said) return [...tokens];
  const number = ['for', 'the', 'number', 'of', said.groups?.['noun'] ?? ''].map((word) =>
    inPlaceOf(tokens[at + 1], word),
  );
  return [...tokens.slice(0, at + 1), ...number, ...asNumberOf(tokens.slice(at + 1 + said[0].split(' ').length))];
}

const MOST_WORDS = 8;
const MANY =
  /^(?:for|as|in|into|under|where it asks(?: for)?) how many (?<noun>\p{Ll}{3,}s|people|children)(?: (?:there are|are coming|there will be|we are|we need|i need|are needed|i want|we want))?(?= [.,!?;]|$| and )/u;
