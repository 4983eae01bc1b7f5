// Tells how well the shipped tagger does on a file of sayings, and how often the rules find the same kinds:
//
//     node scripts/pilot/measure-tagger.ts scripts/pilot/sayings/held-out.txt
import { tag } from '../../src/brain/pilot/tagging/tag.ts';
import { readSayings, type Saying } from './sayings.ts';
import { figuresOf, kindsOf, printed } from './tagger-figures.ts';
import { isSaidOnly, kindsByRules } from './tagger-rules.ts';

for (const file of process.argv.slice(2)) {
  const sayings = readSayings(file, (problem) => process.stderr.write(`${problem}\n`));
  process.stdout.write(`${file}\n`);
  for (const language of ['en', 'ru'] as const) {
    const said = sayings.filter((saying) => saying.language === language);
    if (said.length === 0) continue;
    const figures = figuresOf(said, ({ tokens }) => tag(tokens));
    process.stdout.write(`  ${language}: ${printed(figures)}\n`);
    process.stdout.write(
      `  ${language}: rules: allKinds ${percent(byRules(said))}, tagger on the same: ${percent(byTagger(said))}\n`,
    );
  }
}

/** What needs nothing done is not held against the rules. */
function byRules(sayings: readonly Saying[]): number {
  const right = sayings.filter(
    (saying) => kindsOf(kindsByRules(saying)) === kindsOf(saying.clauses.filter((clause) => !isSaidOnly(clause))),
  );
  return right.length / sayings.length;
}

function byTagger(sayings: readonly Saying[]): number {
  const right = sayings.filter(({ tokens, clauses }) => {
    const tagged = tag(tokens).filter((clause) => !isSaidOnly(clause));
    return kindsOf(tagged) === kindsOf(clauses.filter((clause) => !isSaidOnly(clause)));
  });
  return right.length / sayings.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
