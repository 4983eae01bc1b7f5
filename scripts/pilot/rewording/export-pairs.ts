// Writes what the rewording learns from:
//
//     node scripts/pilot/rewording/export-pairs.ts FOLDER     → FOLDER/pairs.jsonl
//
// Each line: the file it comes from, which of its tasks it is, the words of what was said and what sorts they are, and the words of the plain commands.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sortOf } from '../../../src/brain/pilot/tagging/reader/pieces.ts';
import { languageOf } from '../../../src/brain/pilot/understanding/language.ts';
import { readSayings } from '../sayings.ts';
import { pairsIn, tokensOf } from './pairs-in.ts';
import { plainOf } from './plain-of-clauses.ts';

const PAIRS = fileURLToPath(new URL('pairs/', import.meta.url));
const SAYINGS = fileURLToPath(new URL('../sayings/', import.meta.url));
/** What is plain already stays as it is. */
const PLAIN = 'plain/';
const [folder = '.'] = process.argv.slice(2);

const byHand = readdirSync(PAIRS)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) =>
    pairsIn(readFileSync(join(PAIRS, file), 'utf8'), file).flatMap(({ said, plain, task }, at, all) => [
      lineOf(said, plain, file, task),
      ...(all.findIndex((other) => other.plain === plain) === at ? [lineOf(plain, plain, PLAIN + file, task)] : []),
    ]),
  );
const ofSayings = readdirSync(SAYINGS)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) =>
    readSayings(join(SAYINGS, file), () => {}).flatMap((saying) => {
      const plain = plainOf(saying);
      return plain === undefined ? [] : [lineOf(saying.text, plain, `sayings/${file}`, 0)];
    }),
  );
writeFileSync(
  join(folder, 'pairs.jsonl'),
  [...byHand, ...ofSayings].map((line) => `${JSON.stringify(line)}\n`).join(''),
);
process.stdout.write(
  `${byHand.filter(({ f }) => !f.startsWith(PLAIN)).length} by hand, ${ofSayings.length} of sayings\n`,
);

function lineOf(said: string, plain: string, f: string, task: number) {
  const source = tokensOf(said);
  const known = new Set(source.map(({ text }) => text));
  // "1 June." at the end of a sentence: the mark is none of the date where the date was said in the middle of one.
  const split = (text: string) =>
    /..\.$/.test(text) && !known.has(text) && known.has(text.slice(0, -1)) ? [text.slice(0, -1), '.'] : [text];
  return {
    ...{ f, task, l: languageOf(said), t: source.map(({ text }) => text), k: source.map(sortOf) },
    y: tokensOf(plain, languageOf(said)).flatMap(({ text }) => split(text)),
  };
}
