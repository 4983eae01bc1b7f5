import type { Paint } from '../terminal.ts';
import type { Glyphs } from './glyphs.ts';
import type { Words } from './words/words.ts';

/** How things are drawn: in which colours, signs and words, and on how much room. */
export interface Style {
  readonly paint: Paint;
  readonly glyphs: Glyphs;
  readonly words: Words;
  readonly columns: number;
  readonly rows: number;
}
