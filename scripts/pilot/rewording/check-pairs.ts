// Looks through pairs that were written by hand, and tells what is wrong with which of them:
//
//     node scripts/pilot/rewording/check-pairs.ts FILE …
//
// A word of the commands that nobody said and that is none of the network's own; commands that the rules do not read; a line that is no pair.
import { readFileSync } from 'node:fs';
import { keyOf } from '../../../src/brain/pilot/rewording/reword.ts';
import { Teller } from '../../../src/brain/pilot/rewording/teller.ts';
import { understand } from '../../../src/brain/pilot/understanding/understand.ts';
import { SAID_AT } from '../sayings.ts';
import { pairsIn, tokensOf } from './pairs-in.ts';

const teller = new Teller();
let wrong = 0;
let all = 0;
for (const file of process.argv.slice(2))
  for (const { said, plain, line } of pairsIn(readFileSync(file, 'utf8'), file)) {
    all++;
    const troubles = troublesOf(said, plain);
    if (troubles.length > 0) wrong++;
    for (const trouble of troubles) process.stdout.write(`${file}:${line}: ${trouble}\n    ${said} ⇒ ${plain}\n`);
  }
process.stdout.write(`${all} pairs, ${wrong} to look at\n`);

function troublesOf(said: string, plain: string): string[] {
  const heard = new Set(tokensOf(said).map(({ text }) => keyOf(text)));
  const unsaid = tokensOf(plain)
    .map(({ text }) => keyOf(text))
    .filter((word) => !heard.has(word) && !heard.has(word.replace(/\.$/, '')) && !teller.isOwn(word));
  const { unclear, goals } = understand(plain, SAID_AT);
  return [
    ...(unsaid.length > 0 ? [`neither said nor in the list: ${unsaid.join(', ')}`] : []),
    ...(unclear.length > 0 ? [`not understood: ${unclear.join(' | ')}`] : []),
    ...(goals.length === 0 && unclear.length === 0 ? ['asks for nothing'] : []),
  ];
}
