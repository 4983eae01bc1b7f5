import type { Facts, Read } from './features.ts';
import { EDGE, Found } from './features-around.ts';
import { hashOf, joined } from './features-hash.ts';
import { ruleFacts } from './features-rules.ts';

const BIAS = hashOf('bias');

/** What tells the kind of the clause that these tokens are. */
export function kindFeatures(task: Read, from: number, to: number): readonly number[] {
  const found = new Found();
  found.add(26, ...ruleFacts(task.tokens, from, to, task.language));
  return [...wordFeatures(task.facts, from, to), ...found.features];
}

/** The same without what the rules say. */
export function wordFeatures(facts: readonly Facts[], from: number, to: number): readonly number[] {
  const found = new Found();
  const inside = facts.slice(from, to);
  const near = (at: number) => inside[at] ?? EDGE;
  found.add(1, BIAS);
  for (const [at, { word, stem, classes, forms, main }] of inside.entries()) {
    found.add(2, word, stem, ...classes);
    if (at < 4) found.add(3, ...forms);
    found.add(4, joined(word, near(at + 1).word), joined(stem, near(at + 1).stem));
    found.add(5, joined(main, near(at + 1).main));
    found.add(6, joined(joined(main, near(at + 1).main), near(at + 2).main));
    found.add(7, joined(near(at).stem, near(at + 2).stem));
  }
  for (const at of [0, 1, 2]) {
    const { word, stem, classes, main } = near(at);
    found.add(10 + at, word, stem, ...classes);
    found.add(14 + at, main);
  }
  found.add(18, joined(joined(near(0).word, near(1).word), near(2).word));
  const last = near(inside.length - 1);
  found.add(20, last.word, last.stem, ...last.classes);
  const verb = inside.find((fact) => fact.verb !== undefined);
  for (const { classes, verb: other } of inside) {
    if (verb?.verb === undefined) break;
    if (other !== verb.verb) for (const fact of classes) found.add(21, joined(verb.verb, fact));
  }
  found.add(22, verb?.verb ?? 0, verb?.stem ?? 0);
  found.add(
    23,
    (facts[to] ?? EDGE).word,
    (facts[from - 1] ?? EDGE).word,
    joined((facts[from - 2] ?? EDGE).word, (facts[from - 1] ?? EDGE).word),
  );
  found.add(24, Math.min(inside.length, 8));
  found.add(25, Number(from === 0), joined(3, Number(to >= facts.length)));
  return found.features;
}
