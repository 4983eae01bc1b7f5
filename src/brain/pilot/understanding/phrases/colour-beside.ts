import type { Constraint, Kind } from '../../goal.ts';
import type { Context } from '../context.ts';
import { colours } from '../lexicon/looks.ts';
import { look } from '../lexicon/match.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { readHead } from './head.ts';

/** «красную кнопку «Купить»», 'the red "Buy" button': beside a name in quotes, a colour says which of those that are called so. */
export function colourBeside(noun: readonly Token[], context: Context): Constraint[] {
  const { exact, kind } = readHead(noun, context);
  if (!exact || !kind || !COLOURED.has(kind)) return [];
  const words = wordsIn(noun);
  const at = noun.findIndex(({ value }, index) => !value && look(colours, words, index) !== undefined);
  const length = look(colours, words, at)?.length ?? 0;
  const text = noun
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ');
  return at < 0 ? [] : [{ is: '=', value: { text, kind: 'text' } }];
}

/** What is told apart by its colour, though it has a name. */
const COLOURED: ReadonlySet<Kind> = new Set<Kind>(['button', 'link', 'icon', 'tab', 'switch']);
