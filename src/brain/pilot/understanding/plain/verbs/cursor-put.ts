import { kinds } from '../../lexicon/kinds.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/** "Put the cursor into the note", "focus on the second field", «установи фокус в поле «Имя»»: a field that is to be written in is pressed. A cursor stands in nothing else. */
export function asFocused(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((token, index) => !token.value && look(focusings, words, index) !== undefined);
  const found = look(focusings, words, at);
  const [verb] = tokens.slice(at, at + 1);
  const rest = tokens.slice(at + (found?.length ?? 0));
  const isSaid = isField(rest);
  if (!found || !verb || rest.length === 0 || !(isSaid || found.meaning === 'cursor')) return [...tokens];
  const isRussian = /[а-я]/.test(verb.word);
  const press = (isRussian ? ['нажми', 'на'] : ['click', 'on']).map((word) => inPlaceOf(verb, word));
  const named = isSaid ? rest : asField(rest, isRussian);
  return [...tokens.slice(0, at), ...press, ...asFocused(named)];
}

/** "the note" in which one writes is the note field, «заметка» поле «заметка». */
function asField(rest: readonly Token[], isRussian: boolean): Token[] {
  const [first, ...more] = rest;
  if (!first) return [];
  if (isRussian) return [wordBefore(first, 'поле'), ...rest];
  const end = more.findIndex(({ isMark, word, value }) => isMark || (!value && has(connectors, word)));
  const name = end < 0 ? rest : rest.slice(0, end + 1);
  return [...name, inPlaceOf(name.at(-1), 'field'), ...rest.slice(name.length)];
}

/** Attention is paid to many things; only what is written in has a focus of its own. */
function isField(rest: readonly Token[]): boolean {
  const end = rest.findIndex(({ isMark }) => isMark);
  const own = rest.slice(0, end < 0 ? rest.length : end);
  return own.some((token, at) => !token.value && look(kinds, wordsIn(own), at)?.meaning === 'field');
}

const INTO = ['in', 'into', 'inside'];
const ONTO = [...INTO, 'on', 'to', 'onto'];
const CURSORS = ['cursor', 'text cursor', 'typing cursor', 'blinking cursor', 'caret', 'insertion point'];
const FOCUSES = ['focus', 'input focus', 'keyboard focus'];
const PUTS = ['put', 'place', 'set', 'position', 'bring', 'move', 'leave'];
const PUTS_RU = ['поставь', 'поставьте', 'поставить', 'установи', 'установите', 'установить', 'помести', 'поместите'];

/** What is moved there, and with which joint: all ways of saying it. */
function ways(verbs: readonly string[], things: readonly string[], joints: readonly string[]): string {
  return verbs
    .flatMap((verb) => things.flatMap((thing) => joints.map((joint) => `${verb} ${thing} ${joint}`)))
    .join('|');
}

const focusings = lexicon<'cursor' | 'focus'>([
  [
    'cursor',
    ways(
      PUTS,
      CURSORS.flatMap((one) => [one, `the ${one}`, `your ${one}`]),
      INTO,
    ),
  ],
  [
    'cursor',
    ways([...PUTS_RU, 'переведи', 'переведите'], ['курсор', 'курсор ввода', 'каретку'], ['в', 'во', 'внутрь']),
  ],
  [
    'focus',
    ways(
      PUTS,
      FOCUSES.flatMap((one) => [one, `the ${one}`]),
      ONTO,
    ),
  ],
  ['focus', 'focus|focus in|focus into|focus on|focus onto|give focus to|give the focus to'],
  ['focus', ways([...PUTS_RU, 'переведи', 'переведите', 'дай'], ['фокус', 'фокус ввода'], ['в', 'во', 'на'])],
  ['focus', 'сфокусируйся на|сфокусируйся в|сфокусируйтесь на|сфокусируй|сфокусируйте|встань в|встаньте в'],
]);
