import { months, numberWords, weekdays } from '../understanding/lexicon/calendar.ts';
import { eachOpeners, existentials, ifs, states, untils } from '../understanding/lexicon/conditions.ts';
import {
  comparatives,
  comparisons,
  extremes,
  firsts,
  orders,
  sizes,
  superlatives,
} from '../understanding/lexicon/degrees.ts';
import { kinds, tellingFields } from '../understanding/lexicon/kinds.ts';
import { type Lexicon, look } from '../understanding/lexicon/match.ts';
import { people, places, pronouns, severals } from '../understanding/lexicon/pronouns.ts';
import { properties } from '../understanding/lexicon/properties.ts';
import { copulas, questions, sums, tables, whens } from '../understanding/lexicon/questions.ts';
import {
  articles,
  connectors,
  exceptions,
  filler,
  judgements,
  keys,
  listers,
  modifiers,
  namers,
  ordinals,
  padding,
  quantifiers,
  relations,
  siteWords,
  strongConnectors,
  ties,
  times,
  wishes,
} from '../understanding/lexicon/small-words.ts';
import { currencies, units } from '../understanding/lexicon/units.ts';
import { nounsToo, verbs } from '../understanding/lexicon/verbs.ts';

/** What a word list says of a word. */
export interface Known {
  /** The list, and the meaning in it where it tells meanings apart. */
  as: string;
  from: number;
  to: number;
}

/** Everything that the word lists know about the words. */
export function knownIn(words: readonly string[]): Known[] {
  return words.flatMap((word, at) =>
    word === ''
      ? []
      : listsFor(word).flatMap(([name, list]) => {
          const found = look(list, words, at);
          if (!found) return [];
          const meaning = typeof found.meaning === 'string' ? `:${found.meaning}` : '';
          const form = name === 'verb' ? `:${found.form}` : '';
          return [{ as: `${name}${meaning}${form}`, from: at, to: at + found.length }];
        }),
  );
}

type List = readonly [name: string, list: Lexicon<unknown>];

const lists: readonly List[] = [
  ['verb', verbs],
  ['noun-too', nounsToo],
  ['article', articles],
  ['filler', filler],
  ['padding', padding],
  ['connector', connectors],
  ['then', strongConnectors],
  ['lister', listers],
  ['relation', relations],
  ['tie', ties],
  ['namer', namers],
  ['exception', exceptions],
  ['quantifier', quantifiers],
  ['ordinal', ordinals],
  ['times', times],
  ['key', keys],
  ['modifier', modifiers],
  ['judgement', judgements],
  ['wish', wishes],
  ['site', siteWords],
  ['kind', kinds],
  ['telling-field', tellingFields],
  ['superlative', superlatives],
  ['comparative', comparatives],
  ['comparison', comparisons],
  ['extreme', extremes],
  ['size', sizes],
  ['order', orders],
  ['first', firsts],
  ['property', properties],
  ['question', questions],
  ['when', whens],
  ['copula', copulas],
  ['sum', sums],
  ['table', tables],
  ['pronoun', pronouns],
  ['person', people],
  ['there', places],
  ['several', severals],
  ['if', ifs],
  ['exists', existentials],
  ['until', untils],
  ['state', states],
  ['each', eachOpeners],
  ['month', months],
  ['weekday', weekdays],
  ['number-word', numberWords],
  ['unit', units],
  ['currency', currencies],
];

/** The lists that hold a beginning of the word; only these need to be looked into. */
function listsFor(word: string): readonly List[] {
  byStem ??= indexed();
  const found = new Set<List>();
  for (let cut = word.length; cut > 0; cut--) for (const list of byStem.get(word.slice(0, cut)) ?? []) found.add(list);
  return lists.filter((list) => found.has(list));
}

let byStem: ReadonlyMap<string, readonly List[]> | undefined;

function indexed(): ReadonlyMap<string, readonly List[]> {
  const index = new Map<string, List[]>();
  for (const list of lists)
    for (const stem of list[1].byFirstStem.keys()) {
      const others = index.get(stem);
      if (others) others.push(list);
      else index.set(stem, [list]);
    }
  return index;
}
