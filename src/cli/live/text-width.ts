import { stripVTControlCharacters } from 'node:util';

const graphemes = new Intl.Segmenter();

/** What a terminal draws in two cells: the scripts of East Asia, and pictures. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|.\ufe0f)/u;
const NOTHING = /^[\p{M}\p{Cf}\p{Cc}]+$/u;
const ASCII = /^[\x20-\x7e]*$/;

/** How many cells of a terminal a text takes. */
export function textWidth(text: string): number {
  const bare = stripVTControlCharacters(text);
  if (ASCII.test(bare)) return bare.length;
  let width = 0;
  for (const { segment } of graphemes.segment(bare)) width += NOTHING.test(segment) ? 0 : WIDE.test(segment) ? 2 : 1;
  return width;
}

/** As much of the beginning as fits, with a sign that there is more. For text without colours. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let [kept, used] = ['', 0];
  for (const { segment } of graphemes.segment(text)) {
    const next = textWidth(segment);
    if (used + next > width - 1) break;
    kept += segment;
    used += next;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks at spaces, and inside a word only where it is longer than a line. For text without colours. */
export function wrapToWidth(text: string, width: number): string[] {
  const room = Math.max(width, 4);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => inPieces(one, room))) {
      if (line !== '' && textWidth(line) + 1 + textWidth(word) > room) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

function inPieces(word: string, width: number): string[] {
  if (textWidth(word) <= width) return [word];
  const pieces: string[] = [];
  let [piece, used] = ['', 0];
  for (const { segment } of graphemes.segment(word)) {
    const next = textWidth(segment);
    if (used + next > width) {
      pieces.push(piece);
      [piece, used] = ['', 0];
    }
    piece += segment;
    used += next;
  }
  return [...pieces, piece];
}
