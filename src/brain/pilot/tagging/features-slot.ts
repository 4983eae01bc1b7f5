import type { Facts } from './features.ts';
import { addAround, EDGE, Found } from './features-around.ts';
import { hashOf, joined } from './features-hash.ts';
import type { ClauseKind } from './tagged.ts';

const BIAS = hashOf('bias');

/** What tells which slot each token of a clause of this kind belongs to. */
export function slotFeatures(
  facts: readonly Facts[],
  from: number,
  to: number,
  kind: ClauseKind,
): (readonly number[])[] {
  const inside = facts.slice(from, to);
  const [known, family] = [hashOf(kind), hashOf(kind.split(':')[0] ?? kind)];
  return inside.map((here, at) => {
    const found = new Found();
    const near = (off: number) => inside[at + off] ?? EDGE;
    addAround(found, inside, at, 10);
    found.add(1, BIAS);
    for (const [place, of] of [known, family].entries()) {
      const first = 100 * (place + 1);
      found.add(first, joined(of, BIAS), joined(of, here.word), joined(of, here.main), joined(of, here.stem));
      for (const fact of [...here.classes, ...here.forms]) found.add(first + 1, joined(of, fact));
      for (const off of [-2, -1, 1, 2])
        found.add(first + 10 + off, joined(of, near(off).word), joined(of, near(off).main));
      for (const fact of near(-1).classes) found.add(first + 20, joined(of, fact));
      for (const fact of near(1).classes) found.add(first + 21, joined(of, fact));
      found.add(first + 30, joined(of, Math.min(at, 5)));
      found.add(first + 31, joined(of, Math.min(inside.length - at, 4)));
      found.add(first + 32, joined(of, joined(near(-1).main, here.main)));
      found.add(first + 33, joined(of, joined(here.main, near(1).main)));
    }
    // The small words that were said last before it, and those that come next.
    const before = inside.slice(0, at).findLast(isSmall);
    const after = inside.slice(at + 1).find(isSmall);
    found.add(70, before?.word ?? 0, joined(known, before?.word ?? 0), joined(before?.word ?? 0, here.main));
    found.add(71, after?.word ?? 0, joined(known, after?.word ?? 0));
    const verb = inside.slice(0, at).findLast((fact) => fact.verb !== undefined);
    found.add(72, verb?.verb ?? 0, joined(verb?.stem ?? 0, before?.word ?? 0));
    found.add(74, inside[0]?.word ?? 0, joined(inside[0]?.word ?? 0, here.main));
    found.add(75, (inside.at(-1) ?? EDGE).word);
    return found.features;
  });
}

function isSmall({ isSmall: small }: Facts): boolean {
  return small;
}
