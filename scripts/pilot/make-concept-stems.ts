// Makes src/brain/pilot/words/concept-stems.json from concepts.json, after every change to it: node scripts/pilot/make-concept-stems.ts
import { writeFileSync } from 'node:fs';
import { conceptLines } from '../../src/brain/pilot/words/concept-lines.ts';

const lines = conceptLines().map((line) => `  ${JSON.stringify(line)}`);
writeFileSync(
  new URL('../../src/brain/pilot/words/concept-stems.json', import.meta.url),
  `[\n${lines.join(',\n')}\n]\n`,
);
