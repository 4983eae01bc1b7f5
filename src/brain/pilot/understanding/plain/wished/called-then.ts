import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/**
 * "I want my boat to be called “Gull”: press Rename and enter that", "My list should be called “Food”. Press “Edit” and type the name in the
 * box": the name that was told first is what is entered.
 */
export function asCalledThen(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ isMark }) => isMark === true);
  // "… called “Gull” from now on"
  const told =
    words.slice(end - 3, end).join(' ') === 'from now on' ? end - 3 : words[end - 1] === 'now' ? end - 1 : end;
  const name = tokens[told - 1];
  const wish = wishLength(words);
  const shall = words.findIndex((_, at) => at > wish && look(wish > 0 ? toBe : shallBe, words, at) !== undefined);
  const length = look(wish > 0 ? toBe : shallBe, words, shall)?.length ?? 0;
  const isTold = shall > 0 && shall + length === told - 1 && shall - wish <= MOST_WORDS && name?.value?.exact === true;
  const at = words.findIndex((_, index) => index > end && look(typed, words, index) !== undefined);
  const again = look(typed, words, at);
  if (!isTold || !name || at < 0 || !again) return [...tokens];
  const [verb, last] = [tokens[at], tokens[at + again.length - 1]];
  if (!verb || !last) return [...tokens];
  const said = { ...name, start: tokens[at + 1]?.start ?? last.start, end: last.end };
  // "use “Rename”": it is pressed.
  const way = tokens
    .slice(end + 1, at)
    .map((token, index, all) =>
      token.word === 'use' && all[index + 1]?.value?.exact ? inPlaceOf(token, 'press') : token,
    );
  return [...way, verb, said, ...tokens.slice(at + again.length)];
}

const MOST_WORDS = 6;
const CALLED = ['called', 'named', 'titled', 'renamed', 'renamed to'];
const toBe = lexicon([[true, CALLED.map((called) => `to be ${called}`).join('|')]]);
const shallBe = lexicon([
  [
    true,
    CALLED.flatMap((called) => ['should', 'shall', 'must', 'should now'].map((shall) => `${shall} be ${called}`)).join(
      '|',
    ),
  ],
]);
const typed = lexicon([
  [
    true,
    ['enter', 'type', 'put', 'write', 'type in', 'fill in']
      .flatMap((type) =>
        ['that', 'it', 'this', 'the name', 'that name', 'the new name', 'this name'].map((name) => `${type} ${name}`),
      )
      .join('|'),
  ],
]);
