import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/** "What does the “Oak desk” weigh? Use the search and check its row": that one is searched for, and what is asked is told of it. */
export function asSearchedForIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const asked = tokens.findIndex(({ text }) => text === '?');
  const use = asked < 0 ? undefined : look(using, words, asked + 1);
  const end = asked + 1 + (use?.length ?? 0);
  const seen = end + (look(looking, words, end)?.length ?? 0);
  const isOver = tokens[seen] === undefined || /^[.!]$/.test(tokens[seen]?.text ?? '');
  const [name, ...others] = tokens.slice(0, Math.max(asked, 0)).filter(({ value }) => value?.exact);
  const stand = tokens[asked + 1];
  if (!use || !isOver || !name || others.length > 0 || !stand) return [...tokens];
  const search = [
    wordBefore(stand, 'search'),
    inPlaceOf(stand, 'for'),
    { ...name, start: stand.start, end: stand.end },
  ];
  return [...tokens.slice(0, asked + 1), ...search, ...tokens.slice(seen)];
}

const using = lexicon([
  [
    true,
    ['', 'please ', 'just ', 'you can ']
      .flatMap((polite) =>
        [
          'use the search',
          'use search',
          'use the search box',
          'use the search field',
          'look it up by name',
          'look it up',
          'search for it by name',
          'look for it by name',
        ].map((use) => polite + use),
      )
      .join('|'),
  ],
]);

/** It is looked at where it is found. */
const looking = lexicon([
  [
    true,
    ['check', 'look at', 'read', 'see']
      .flatMap((see) =>
        ['that row', 'its row', 'the row', 'this row', 'that line', 'its line', 'the result', 'its page'].map(
          (row) => `and ${see} ${row}`,
        ),
      )
      .concat(['for that', 'for it', 'for this', 'and find it', 'to find it', 'to look it up'])
      .join('|'),
  ],
]);
