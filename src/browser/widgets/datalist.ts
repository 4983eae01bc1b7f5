import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { notSet, spoken } from './control.ts';
import { type Labelled, pick } from './match.ts';

/** A field with suggestions of the browser's own: they are drawn outside the page, so the word itself is typed. */
export async function chooseInDatalist(
  id: ElementId,
  anatomy: Anatomy,
  word: string,
  { hands }: Workplace,
): Promise<string> {
  const { label } = pick(word, await hands.ask<Labelled[]>(id, 'nativeOptions'), spoken(anatomy));
  const held = await hands.type(id, label);
  if (held !== label) throw notSet(anatomy, `"${label}"`, held);
  return label;
}
