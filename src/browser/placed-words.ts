import type { Redactor } from '../log.ts';
import { MASK } from '../secrets.ts';
import type { Box } from './drawing.ts';
import type { World } from './world.ts';

/** A word of the page, and where it stands in view. */
export interface PlacedWord {
  word: string;
  box: Box;
}

/** The words in view. Those that are a part of a secret are masked, also where it is spread over several. */
export async function placedWords(world: World, redactor: Redactor): Promise<PlacedWord[]> {
  const words = await world.ask<PlacedWord[]>(await world.main(), 'lotsman.placedWords()');
  const secret = ['', ' '].map((gap) => secretIn(words, gap, redactor));
  return words.map((one, index) => (secret.some((them) => them.has(index)) ? { ...one, word: MASK } : one));
}

/** Which words secrets stand in, when they are read with this between them. */
function secretIn(words: readonly PlacedWord[], gap: string, redactor: Redactor): Set<number> {
  const spans = redactor.find(words.map(({ word }) => word).join(gap));
  const secret = new Set<number>();
  let from = 0;
  for (const [index, { word }] of words.entries()) {
    const to = from + word.length;
    if (spans.some(([begin, end]) => begin < to && end > from)) secret.add(index);
    from = to + gap.length;
  }
  return secret;
}
