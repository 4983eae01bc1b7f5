import type { Act, Kind } from '../../goal.ts';
import { trim } from '../context.ts';
import { kinds } from '../lexicon/kinds.ts';
import { look } from '../lexicon/match.ts';
import { articles } from '../lexicon/small-words.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';

/** "Set the sliders to 4, 9 and 2", «выставь ползунки на [3, 8, 5]»: the first value goes into the first, the second into the second. */
export function eachItsOwn({ concept, rest, context }: Deed): Built | undefined {
  if (concept !== 'set' && concept !== 'enter' && concept !== 'move') return undefined;
  const said = trim(rest);
  const words = wordsIn(said);
  const noun = look(articles, words, 0) ? 1 : 0;
  const kind = look(kinds, words, noun)?.meaning;
  const to = said.findIndex(({ word }, at) => at > noun && at <= noun + 2 && /^(?:to|at|на|в)$/.test(word));
  if (!kind || !SET.has(kind) || !SEVERAL.test(words[noun] ?? '') || to < 0) return undefined;
  const numbers = numbersIn(said.slice(to + 1), context.task);
  if (!numbers) return undefined;
  return built(
    ...numbers.map((text, at): Act => {
      const value = { text, kind: 'number', number: Number(text) } as const;
      return { kind: 'enter', value, field: { words: '', kind, ordinal: at + 1 } };
    }),
  );
}

const SET: ReadonlySet<Kind> = new Set<Kind>(['slider', 'field', 'list']);
const SEVERAL = /^(?:sliders|fields|boxes|spinners|lists|ползунки|поля|бегунки|списки)$/;

/** At least two, and nothing but numbers; a comma within brackets parts them, elsewhere one without a space does not. */
function numbersIn(said: readonly Token[], task: string): string[] | undefined {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return undefined;
  const text = task.slice(first.start, last.end).replace(NOUN, '').trim();
  const inside = /^\[([^\]]+)\]?$/.exec(text)?.[1];
  const parts = inside?.split(/\s*,\s*/) ?? text.split(/\s*(?:;|,\s+(?:and\s+)?|\s+and\s+|\s+и\s+)\s*/);
  const numbers = parts.map((part) => part.trim());
  return numbers.length > 1 && numbers.every((one) => /^-?\d+(?:\.\d+)?$/.test(one)) ? numbers : undefined;
}

const NOUN = /^(?:the\s+)?(?:(?:combination|values|positions|numbers|комбинацию|значения|числа)\s+)?(?=[[\d-])/iu;
