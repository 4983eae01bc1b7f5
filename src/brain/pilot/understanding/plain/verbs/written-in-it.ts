import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «создай заметку «Ключи» и напиши в ней: «У соседки»»: it is made with that text. */
export function asMadeWithText(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (token, index) => token.value?.exact === true && textAfter(tokens, index + 1) > 0 && isMade(tokens, index),
  );
  const text = textAfter(tokens, at + 1);
  if (at < 0) return [...tokens];
  const said = ['с', 'текстом'].map((word) => inPlaceOf(tokens[at + 1], word));
  return [...tokens.slice(0, at + 1), ...said, ...asMadeWithText(tokens.slice(text))];
}

/** Where the text stands that is to be written in it. Zero where none is. */
function textAfter(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  const length = look(writings, words, from)?.length ?? 0;
  const colon = tokens[from + length]?.text === ':' ? from + length + 1 : from + length;
  return length > 0 && tokens[colon]?.value?.exact === true ? colon : 0;
}

/** «заведи тему «X»»: a making, then what is made, up to its name. */
function isMade(tokens: readonly Token[], name: number): boolean {
  const words = wordsIn(tokens);
  const start = tokens.findLastIndex(({ isMark }, at) => at < name && isMark) + 1;
  return tokens.slice(start, name).some((_, at) => look(makings, words, start + at) !== undefined);
}

const makings = lexicon([[true, 'создай~|создать|заведи~|завести|начни~']]);

const writings = lexicon([
  [
    true,
    ['напиши', 'напишите', 'впиши', 'запиши']
      .flatMap((write) => ['в ней', 'в нем', 'там', 'туда'].map((there) => `и ${write} ${there}`))
      .join('|'),
  ],
]);
