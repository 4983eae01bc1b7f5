import TABLE from './translations.json' with { type: 'json' };

/** How well the two stems translate each other, 0…1. Made by scripts/pilot/make-translations.ts. */
export function translationWeight(english: string, russian: string): number {
  return translationsOf(english).get(russian) ?? 0;
}

/** The stems of the other language that a stem is translated by, each with how well. */
export function translationsOf(stem: string): Weights {
  return toRussian(stem) ?? toEnglish().get(stem) ?? NONE;
}

type Weights = ReadonlyMap<string, number>;

const NONE: Weights = new Map();
const taken = new Map<string, Weights>();
let lines: Map<string, string> | undefined;
let reversed: Map<string, Map<string, number>> | undefined;

/** Each line is an English stem, then Russian stems, each followed by its weight in hundredths. It is taken apart when needed. */
function toRussian(english: string): Weights | undefined {
  lines ??= new Map(TABLE.map((line) => [line.slice(0, line.indexOf(' ')), line]));
  const line = lines.get(english);
  if (line === undefined) return undefined;
  const before = taken.get(english);
  if (before) return before;
  const weights = new Map(pairsOf(line));
  taken.set(english, weights);
  return weights;
}

function toEnglish(): ReadonlyMap<string, Weights> {
  if (reversed) return reversed;
  reversed = new Map();
  for (const line of TABLE) {
    const english = line.slice(0, line.indexOf(' '));
    for (const [russian, weight] of pairsOf(line)) {
      const row = reversed.get(russian);
      if (row) row.set(english, weight);
      else reversed.set(russian, new Map([[english, weight]]));
    }
  }
  return reversed;
}

function pairsOf(line: string): [russian: string, weight: number][] {
  const words = line.split(' ');
  const pairs: [string, number][] = [];
  for (let place = 1; place + 1 < words.length; place += 2)
    pairs.push([words[place] ?? '', Number(words[place + 1]) / 100]);
  return pairs;
}
