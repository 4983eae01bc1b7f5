import { elementOf, type LocalId } from '../ids.ts';
import { startPass } from '../pass.ts';
import { roleOf } from '../role.ts';
import { drawnParent, shadowRootOf } from '../shadow.ts';
import { deepElements, isShown } from './deep.ts';
import { numberParts } from './parts.ts';
import { worked } from './worked.ts';

/** How far up the element that holds both thumbs may be. */
const HIGHEST = 5;

/** The two thumbs of one slider, the lower one first. Undefined when this is none of two that share a track. */
export function thumbs(id: LocalId): LocalId[] | undefined {
  const shown = elementOf(id);
  if (!shown) return undefined;
  const pass = startPass({ shadowRootOf });
  const element = worked(shown);
  let around = drawnParent(element);
  for (let up = 0; around && up < HIGHEST; around = drawnParent(around), up += 1) {
    const found = [...deepElements(around)].filter((one) => roleOf(one, pass) === 'slider' && isShown(one));
    if (found.length === 1) continue;
    const [one, other] = found;
    if (found.length > 2 || !one || !other || !shareTrack(one, other)) return undefined;
    return numberParts(
      found.sort((first, second) => numberAt(first) - numberAt(second)),
      pass,
    );
  }
  return undefined;
}

/** Side by side on one line, or one above the other in one column. */
function shareTrack(one: Element, other: Element): boolean {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isApart = (middle: number, from: number, to: number) => middle < from || middle > to;
  const across = (first.top + first.bottom) / 2;
  const down = (first.left + first.right) / 2;
  return !(isApart(across, second.top, second.bottom) && isApart(down, second.left, second.right));
}

function numberAt(thumb: Element): number {
  return thumb instanceof HTMLInputElement ? thumb.valueAsNumber : Number(thumb.getAttribute('aria-valuenow') ?? 0);
}
