import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { examine, spoken } from './control.ts';
import { readNumber } from './numbers.ts';
import { moveTo } from './slider.ts';

export type Ends = readonly [from: number, to: number];

/** Reads two numbers: `20..80`, `20 - 80`, `$20–$80`. Undefined when there are not two. */
export function readEnds(value: string): Ends | undefined {
  const [from, to, ...more] = value.split(/\s*(?:\.{2,}|…)\s*|(?<=[\d%°\p{L}])\s*[–—-]\s*(?=[^\s])/u).map(bare);
  const ends = [readNumber(from ?? ''), readNumber(to ?? '')] as const;
  if (more.length > 0 || ends[0] === undefined || ends[1] === undefined) return undefined;
  if (ends[1] < ends[0]) throw new LotsmanError('bad_input', `${ends[1]} is less than ${ends[0]}.`);
  return [ends[0], ends[1]];
}

const bare = (text: string) => text.replace(/^[\s\p{Sc}]+/u, '');

/** Sets both thumbs of the slider to which this one belongs. */
export async function moveBoth(
  id: ElementId,
  anatomy: Anatomy,
  [from, to]: Ends,
  workplace: Workplace,
): Promise<string> {
  const parts = await workplace.hands.ask<number[] | null>(id, 'thumbs');
  const [lower, upper] = (parts ?? []).map((part) => ({ of: id, part }));
  if (!lower || !upper)
    throw new LotsmanError('bad_input', `${spoken(anatomy)} is not one of two thumbs of a slider.`, {
      hint: 'Set each slider to one number.',
    });
  const [low, high] = [await examine(lower, workplace), await examine(upper, workplace)];
  const moveLower = () => moveTo(lower, low, from, workplace);
  const moveUpper = () => moveTo(upper, high, to, workplace);
  // Neither passes the other: the one that gets out of the way goes first.
  if (from > (high.scale?.now ?? from)) {
    const end = await moveUpper();
    return `${await moveLower()} to ${end}`;
  }
  const start = await moveLower();
  return `${start} to ${await moveUpper()}`;
}
