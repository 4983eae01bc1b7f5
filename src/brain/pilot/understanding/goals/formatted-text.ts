import type { Act, Goal, Phrase } from '../../goal.ts';
import { isSmall, textOf, trim } from '../context.ts';
import { colours } from '../lexicon/looks.ts';
import { has, lexicon, look } from '../lexicon/match.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { type Built, built, type Deed } from './built.ts';

/** "Make the word “closed” red", «сделай слово «срочно» жирным»: it is selected, and then what makes it so is pressed. */
export function formattedText({ verb, rest, context }: Deed): Built | undefined {
  if (!MAKES.test(verb[0]?.word ?? '')) return undefined;
  const said = trim(rest).filter(({ isMark }) => !isMark);
  const words = wordsIn(said);
  const noun = said.findIndex(({ word, value }) => !value && has(passages, word));
  const end = styleAt(said);
  const named = said.slice(noun + 1, end).filter((token) => !isSmall(token));
  const [only, ...others] = named;
  const isBeside = said.slice(0, Math.max(noun, 0)).every(isSmall);
  if (noun < 0 || !isBeside || !only || others.length > 0 || end === said.length) return undefined;
  // Without quotes only a single word is told from what it is made.
  if (!only.value?.exact && !has(singles, words[noun] ?? '')) return undefined;
  const what: Phrase = { words: only.value?.text ?? only.text, exact: true, kind: 'text' };
  const style = said.slice(end).filter((token) => !isSmall(token) && !has(manners, token.word));
  return built({ kind: 'mark', what }, pressing(style, textOf(style, context).toLowerCase()));
}

/** Of a style the button is pressed, of a colour the swatch. */
function pressing(style: readonly Token[], words: string): Act {
  const isColour = look(colours, wordsIn(style), 0) !== undefined;
  return isColour ? { kind: 'choose', things: [{ words }] } : { kind: 'press', target: { words } };
}

/** Where it begins to say how the words shall look: a style or a colour with which all ends; else behind the end. */
function styleAt(said: readonly Token[]): number {
  const words = wordsIn(said);
  const at = said.findIndex(({ value }, index) => index > 0 && !value && styleLength(words, index) > 0);
  const after = at < 0 ? [] : said.slice(at + styleLength(words, at));
  return at >= 0 && after.every((token) => isSmall(token) || has(manners, token.word)) ? at : said.length;
}

function styleLength(words: readonly string[], at: number): number {
  return look(styles, words, at)?.length ?? look(colours, words, at)?.length ?? 0;
}

/** "Make the word “closed” larger": how words shall look is nothing that is written anywhere. */
export function isUnknownLook({ act, said }: Goal): boolean {
  return act.kind === 'enter' && MADE_SO.test(said);
}

const MADE_SO =
  /^(?:make|turn|сделай(?:те)?|сделать)\s+(?:the\s+)?(?:words?|phrase|text|sentence|слов[оа]|фразу|текст|предложение)\s+(?:“[^”]+”|"[^"]+"|'[^']+'|«[^»]+»)\s+\p{L}/iu;

const MAKES =
  /^(?:make|set|turn|colou?r|paint|format|сделай(?:те)?|сделать|выдели(?:те)?|покрась(?:те)?|окрась(?:те)?|раскрась(?:те)?|перекрась(?:те)?)$/;
const passages = lexicon([[true, 'word~|phrase~|text~|sentence~|слов~|фраз~|текст~|предложени~']]);
const singles = lexicon([[true, 'word~|слов~']]);
const styles = lexicon([
  [
    true,
    'bold|italic~|italicized|italicised|underlined|underline|strikethrough|struck through|полужирн~|жирн~|курсив~|подчеркнут~|зачеркнут~',
  ],
]);
const manners = lexicon([[true, 'colou~|color~|font|type|цвет~|шрифт~']]);
