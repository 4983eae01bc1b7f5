// Makes src/brain/pilot/words/synonyms.json from Princeton's WordNet (see NOTICE), after translations.json has been made:
//
//     node scripts/pilot/make-synonyms.ts [folder for the downloads]
//
// Only words that interfaces use are kept: those that translations.json or concepts.json know.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CONCEPTS from '../../src/brain/pilot/words/concepts.json' with { type: 'json' };
import { tokensOf } from '../../src/brain/pilot/words/tokens.ts';
import TRANSLATIONS from '../../src/brain/pilot/words/translations.json' with { type: 'json' };
import { getSources } from './locales/get-sources.ts';
import { readWordnet, type Synset } from './locales/read-wordnet.ts';

/** Of the meanings of a word only the commonest: the fifth meaning of "run" is nobody's. */
const MOST_SENSES = { one: 3, several: 1 };
const folder = process.argv[2] ?? join(tmpdir(), 'lotsman-locales');
getSources(folder);
const { synsets, senses } = readWordnet(join(folder, 'wordnet-base/usr/share/wordnet'));
const known = new Set([
  ...TRANSLATIONS.map((line) => line.split(' ')[0] ?? ''),
  ...CONCEPTS.flatMap((line) => tokensOf(line.split(' | ')[0] ?? '').map(({ stem }) => stem)),
]);
const lines = [...synsets.values()].map(namesOf).filter((names) => names.length > 1);
const unique = [...new Set(lines.map((names) => names.join(',')))].sort();
const target = new URL('../../src/brain/pilot/words/synonyms.json', import.meta.url);
writeFileSync(target, `[\n${unique.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`);
process.stdout.write(`${unique.length} lines.\n`);

/** The words of a synset that commonly mean it, as stems. */
function namesOf({ id, words }: Synset): string[] {
  const names = words.flatMap((word) => {
    const most = word.includes('_') ? MOST_SENSES.several : MOST_SENSES.one;
    const ofPart = (senses.get(word) ?? []).filter((sense) => sense.startsWith(id.slice(0, 1)));
    if (!ofPart.slice(0, most).includes(id)) return [];
    const stems = tokensOf(word.replaceAll('_', ' ')).map(({ stem }) => stem);
    return stems.length > 0 && stems.length <= 3 && stems.every((stem) => known.has(stem)) ? [stems.join(' ')] : [];
  });
  return [...new Set(names)];
}
