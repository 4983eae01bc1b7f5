import { lexicon, look } from '../../lexicon/match.ts';
import { type Token, tokenise, wordsIn } from '../../tokens.ts';

/** «первая при сортировке по цене», "the last one when sorted by date", «сколько ламп при включённых фильтрах «A» и «B»»: what is done first is said without a verb. */
export function asSupposed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && stateAt(tokens, index) !== undefined);
  const found = at > 0 ? stateAt(tokens, at) : undefined;
  const [first] = tokens.slice(at);
  if (!found || !first) return [...tokens];
  const isParted = tokens[at - 1]?.isMark === true || found.meaning === CHOSEN;
  const said = tokenise(isParted ? found.meaning : `, ${found.meaning}`, []);
  const placed = said.map((token) => ({ ...token, start: first.start, end: first.start }));
  return [...tokens.slice(0, at), ...placed, ...asSupposed(tokens.slice(at + found.length))];
}

/** What is done for it, and how many words say so. */
function stateAt(tokens: readonly Token[], at: number): { meaning: string; length: number } | undefined {
  const words = wordsIn(tokens);
  const length = look(inOrder, words, at)?.length ?? 0;
  return length > 0 && tokens[at + length]?.value?.exact ? { meaning: CHOSEN, length } : look(states, words, at);
}

const CHOSEN = 'if you choose';

/** "once they're listed “Cheapest first”": that order is chosen first. */
const LISTED = ['once', 'when', 'if', 'after'].flatMap((when) =>
  ["they're", 'they are', "it's", 'it is', "that's"].flatMap((are) =>
    ['listed', 'sorted', 'ordered', 'arranged', 'shown'].map((listed) => `${when} ${are} ${listed}`),
  ),
);
const inOrder = lexicon([[true, LISTED.join('|')]]);

const states = lexicon<string>([
  ['если отсортировать', 'при сортировке|после сортировки|при упорядочивании'],
  [
    'если включить',
    'при включенном фильтре|с включенным фильтром|при включенном|с включенным|при активном фильтре|после включения фильтра|после включения|при включенных фильтрах|с включенными фильтрами|при включенных|при активных фильтрах|после включения фильтров',
  ],
  ['if you sort', 'when sorted|once sorted|if sorted'],
]);
