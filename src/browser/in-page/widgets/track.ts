import { elementOf, type LocalId } from '../ids.ts';
import { drawnParent } from '../shadow.ts';

export interface Track {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The way along which a slider's thumb moves: the element itself when it is long, else the long thing around it. */
export function track(id: LocalId, vertical: boolean): Track | undefined {
  const element = elementOf(id);
  if (!element) return undefined;
  for (let one: Element | null = element, up = 0; one && up < 4; one = drawnParent(one), up += 1) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const isLong = vertical ? height > width * 2 && height > 40 : width > height * 2 && width > 40;
    if (isLong) return { left, top, width, height };
  }
  return undefined;
}
