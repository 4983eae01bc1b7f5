import type { Goal, Phrase, Things } from '../goal.ts';
import { numberWords } from './lexicon/calendar.ts';
import { look } from './lexicon/match.ts';

/** "into both fields", "in all the boxes except Name", «в каждое поле», "in the first two fields": the same goes into several. */
export function intoEach(goal: Goal): Goal {
  const { act, each } = goal;
  if (act.kind !== 'enter' || !act.field || act.field.exact || each) return goal;
  const things = severalOf(act.field);
  return things ? { ...goal, act: { ...act, field: { ...things.what, isPronoun: true } }, each: things } : goal;
}

function severalOf(field: Phrase): Things | undefined {
  const [said = '', left] = field.words.split(EXCEPT);
  const [, many] = MANY.exec(said) ?? [];
  const count = many === undefined ? firstOnes(field) : BOTH.test(many) ? 2 : 'all';
  const { ordinal: _, ...bare } = field;
  const words = many === undefined ? '' : said.replace(MANY, '').replace(FIELDS, '').trim();
  const isField = field.kind === 'field' || FIELDS.test(said);
  if (count === undefined || !isField || (many !== undefined && field.ordinal !== undefined)) return undefined;
  const except = (left ?? '').split(/\s*(?:,|\band\b|(?<!\p{L})и(?!\p{L}))\s*/u).filter((name) => name !== '');
  return {
    what: { ...bare, words, kind: 'field', ...(many === undefined && { ordinal: 1 }) },
    ...{ count, where: [] },
    ...(except.length > 0 && { except: except.map((name) => ({ words: name.replace(/^(?:the|for)\s+/, '') })) }),
  };
}

/** Written small: "All names" is what a field is called. */
const MANY =
  /^(both|all|each|every|оба|обе|все|всех|кажд\p{L}+)(?: of)?(?: (?:the|these|those|its|из|эти|этих))?(?:\s+|$)/u;
const BOTH = /^(?:both|оба|обе)$/;
const EXCEPT = /\s+(?:except(?: for)?|but(?: not)?|apart from|кроме)\s+/iu;
const FIELDS = /(?:^|\s)(?:text )?(?:fields?|boxes|box|inputs?|textboxes|пол[еяй]|полях)$/iu;

/** "the first two": so many, from the beginning. */
function firstOnes({ words, ordinal }: Phrase): number | undefined {
  const number =
    look(numberWords, [words.toLowerCase()], 0)?.meaning ?? (/^\d$/.test(words) ? Number(words) : undefined);
  return ordinal === 1 && number !== undefined && number > 1 ? number : undefined;
}
