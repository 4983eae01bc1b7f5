// Writes all sayings, and variations of them, for teach.py to learn from:
//
//     node scripts/pilot/reader/export-sayings.ts FOLDER     → FOLDER/sayings.jsonl
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sortOf } from '../../../src/brain/pilot/tagging/reader/pieces.ts';
import { segmentPath, slotPath } from '../../../src/brain/pilot/tagging/tag-labels.ts';
import { clauseKinds } from '../../../src/brain/pilot/tagging/tagged.ts';
import { Chance } from '../chance.ts';
import { readSayings, type Saying } from '../sayings.ts';
import { sayingsByRules } from '../sayings-by-rules.ts';
import { varied } from '../vary-sayings.ts';

/** Only measured on. */
const HELD_OUT = 'held-out.txt';
const SAYINGS = fileURLToPath(new URL('../sayings/', import.meta.url));
const VARIETY = { swapped: 1, written: 1, joined: 1 };

const chance = new Chance(5);
const lines = readdirSync(SAYINGS)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => {
    const sayings = readSayings(join(SAYINGS, file), (problem) => process.stderr.write(`${problem}\n`));
    const more = file === HELD_OUT ? [] : varied(sayings, VARIETY, chance);
    return [...sayings.map((one) => lineOf(one, file, 0)), ...more.map((one) => lineOf(one, file, 1))];
  });
const ruled = sayingsByRules().map((one) => ({ ...lineOf(one, 'rules', 0), noslots: true }));
const [folder = '.'] = process.argv.slice(2);
writeFileSync(join(folder, 'sayings.jsonl'), [...lines, ...ruled].map((line) => `${JSON.stringify(line)}\n`).join(''));

/** File, whether it was varied, language, texts, sorts, segments, kinds and slots. */
function lineOf({ tokens, clauses, language }: Saying, f: string, a: 0 | 1) {
  const kinds = tokens.map(() => -1);
  const slots = tokens.map(() => 0);
  for (const { from, to, kind, slots: marked } of clauses) {
    kinds.fill(clauseKinds.indexOf(kind), from, to);
    slots.splice(from, to - from, ...slotPath(from, to, marked));
  }
  return {
    ...{ f, a, l: language, t: tokens.map(({ text }) => text), k: tokens.map(sortOf) },
    ...{ g: segmentPath(tokens.length, clauses), c: kinds, s: slots },
  };
}
