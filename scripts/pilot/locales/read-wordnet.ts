import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that mean one thing. */
export interface Synset {
  /** How to find it: part of speech and place in the file. */
  id: string;
  words: readonly string[];
}

export interface Wordnet {
  synsets: ReadonlyMap<string, Synset>;
  /** The synsets of each word, its commonest meaning first. */
  senses: ReadonlyMap<string, readonly string[]>;
}

const PARTS = { noun: 'n', verb: 'v', adj: 'a' } as const;

/** Reads Princeton's WordNet 3 from the folder of its files. */
export function readWordnet(folder: string): Wordnet {
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, string[]>();
  for (const [file, part] of Object.entries(PARTS)) {
    for (const line of linesOf(join(folder, `data.${file}`))) {
      const synset = synsetOf(line, part);
      synsets.set(synset.id, synset);
    }
    for (const line of linesOf(join(folder, `index.${file}`))) {
      const [word = '', , count = '0', pointers = '0'] = line.split(' ');
      const offsets = line
        .trim()
        .split(' ')
        .slice(6 + Number(pointers))
        .slice(0, Number(count));
      const before = senses.get(word) ?? [];
      senses.set(word, [...before, ...offsets.map((offset) => `${part}${offset}`)]);
    }
  }
  return { synsets, senses };
}

/** The licence stands before the first line, set in by two spaces. */
function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}

/** `00001740 03 n 01 entity 0 003 ~ 00001930 n 0000 … | that which is perceived` */
function synsetOf(line: string, part: string): Synset {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) =>
    (fields[4 + 2 * index] ?? '').toLowerCase().replace(/\(.*\)$/, ''),
  );
  return { id: `${part}${fields[0] ?? ''}`, words };
}
