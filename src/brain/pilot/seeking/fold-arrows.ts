import type { Control, Observation, Part } from '../../../observation.ts';
import { BARE } from '../grounding/scene.ts';

/** A little arrow or box that unfolds what it stands before. */
export interface FoldArrow {
  arrow: Control;
  /** What it unfolds is called so. */
  label: string;
}

/** An arrow that points at what is folded up. */
export const FOLDED = /^[▸▹▷▶⊞]\uFE0F?$/u;

/** All that unfold something that is called something. */
export function foldArrowsIn({ lines }: Observation): FoldArrow[] {
  return lines.flatMap(({ parts }) =>
    parts.flatMap((arrow, at) => {
      if (typeof arrow === 'string' || !isFoldArrow(arrow, parts[at + 1])) return [];
      const label = parts
        .slice(at + 1)
        .map(nameOf)
        .find((name) => name !== '');
      return label === undefined ? [] : [{ arrow, label }];
    }),
  );
}

/** It is a sign for it, or has no name and a picture that says so. */
function isFoldArrow({ name, role }: Control, next: Part | undefined): boolean {
  if (FOLDED.test(name.trim())) return true;
  const [, icon = ''] = (typeof next === 'string' && ICON.exec(next)) || [];
  return name === '' && BARE.has(role) && FOLDS.test(icon);
}

const ICON = /^\(icon: (.*)\)$/;
const FOLDS =
  /(?:^|[\s_-])(?:tree(?:view)?|expand\w*|collapse\w*|unfold|twisty?|chevron|caret|disclosure|plus)(?:$|[\s_-])/i;

function nameOf(part: Part): string {
  if (typeof part !== 'string') return part.name.trim();
  return ICON.test(part) ? '' : part.trim();
}
