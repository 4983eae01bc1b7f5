import { textOf, trim } from '../context.ts';
import { lexicon, look } from '../lexicon/match.ts';
import { readObjects } from '../phrase.ts';
import { wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';
import { emptyIsIt } from './handling.ts';

/** "add a star to the letter", "put a heart on the photo", «поставь звёздочку письму»: a mark is a deed, not a thing. */
export function givenMark({ concept, rest, context }: Deed): Built | undefined {
  if (!/^(?:add|put|set)$/.test(concept)) return undefined;
  const [mark, ...others] = trim(rest);
  const joint = /^(?:to|on|for|next|на|к|у)$/.test(others[0]?.word ?? '');
  const isRussian = /[а-я]/.test(mark?.word ?? '');
  if (!mark || mark.value || !look(marks, wordsIn([mark]), 0) || (!joint && !isRussian)) return undefined;
  const things = trim(joint ? others.slice(1) : others);
  if (things.length === 0 || things[0]?.value?.kind === 'number') return undefined;
  return built({
    kind: 'handle',
    verb: { words: textOf([mark], context).toLowerCase() },
    things: emptyIsIt(readObjects(things, context)),
  });
}

const marks = lexicon([[true, 'star|like|heart|flag|upvote|bookmark|звезд~|звездочк~|лайк|сердечк~|сердечко']]);
