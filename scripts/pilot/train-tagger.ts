// Learns the weights of the tagger from the sayings and writes src/brain/pilot/tagging/tag-{segments,kinds,slots}.json:
//
//     node scripts/pilot/train-tagger.ts
//     node scripts/pilot/train-tagger.ts --cross     learns from all files but one and measures on that one, for each in turn
//
// All files of scripts/pilot/sayings/ but held-out.txt are learned from.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tagger } from '../../src/brain/pilot/tagging/tag.ts';
import { fitSure, type Outcome } from './fit-sure.ts';
import { learnTagger, manners } from './learn-tagger.ts';
import { readSayings, type Saying } from './sayings.ts';
import { bestFor, figuresOf, printed } from './tagger-figures.ts';

/** Only measured on. */
const HELD_OUT = 'held-out.txt';
const FILES = readdirSync(pathOf('./sayings/')).filter((file) => file.endsWith('.txt') && file !== HELD_OUT);

const written = FILES.map((file) => ({
  file,
  sayings: readSayings(pathOf(`./sayings/${file}`), (problem) => process.stderr.write(`${problem}\n`)),
}));

if (process.argv.includes('--cross')) crossValidate();
else {
  const learned = learnTagger(
    written.flatMap(({ sayings }) => sayings),
    manners,
  );
  for (const [stage, weights] of Object.entries(learned)) {
    const path = pathOf(`../../src/brain/pilot/tagging/tag-${stage}.json`);
    writeFileSync(path, `${JSON.stringify(weights, null, 2)}\n`);
    process.stdout.write(`Wrote ${path}\n`);
  }
}

function crossValidate(): void {
  const outcomes: Outcome[] = [];
  for (const { file, sayings } of written) {
    const others = written.filter((other) => other.file !== file).flatMap((other) => other.sayings);
    const tagger = new Tagger(learnTagger(others, manners));
    for (const language of ['en', 'ru']) {
      const said = sayings.filter((saying) => saying.language === language);
      if (said.length > 10) process.stdout.write(`${file} ${language}: ${printed(measured(said, tagger))}\n`);
    }
    outcomes.push(...sayings.flatMap((saying) => outcomesOf(saying, tagger)));
  }
  process.stdout.write(`For tag-sure.ts: ${JSON.stringify(fitSure(outcomes))}\n`);
}

function outcomesOf({ tokens, language, clauses }: Saying, tagger: Tagger): Outcome[] {
  return tagger.weighed(tokens, language).map(({ clause, confidence }) => {
    return { confidence, isRight: bestFor(clause, clauses)?.kind === clause.kind };
  });
}

function measured(sayings: readonly Saying[], tagger: Tagger) {
  return figuresOf(sayings, ({ tokens, language }) => tagger.tag(tokens, language));
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
