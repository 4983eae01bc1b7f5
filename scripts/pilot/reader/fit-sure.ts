// Tells how sure the tagger should say it is (src/brain/pilot/tagging/tag-sure.ts), by how often weights are right on files that
// they were not learned from:
//
//     node scripts/pilot/reader/fit-sure.ts work/cross.bin some.txt others.txt
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Reader } from '../../../src/brain/pilot/tagging/reader/reader.ts';
import { Tagger } from '../../../src/brain/pilot/tagging/tag.ts';
import { fitSure } from '../fit-sure.ts';
import { readSayings } from '../sayings.ts';
import { bestFor } from '../tagger-figures.ts';

const [weights = '', ...files] = process.argv.slice(2);
const tagger = new Tagger(new Reader(pathToFileURL(resolve(weights))));
const outcomes = files
  .flatMap((file) => readSayings(fileURLToPath(new URL(`../sayings/${file}`, import.meta.url)), () => {}))
  .flatMap(({ tokens, clauses }) =>
    tagger.weighed(tokens).map(({ clause, confidence }) => {
      return { confidence, isRight: bestFor(clause, clauses)?.kind === clause.kind };
    }),
  );
process.stdout.write(`${JSON.stringify(fitSure(outcomes))}\n`);
