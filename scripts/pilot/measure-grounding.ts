// How many of the written items are grounded rightly:
//
//     node scripts/pilot/measure-grounding.ts [-v] [--unseen]
//
// With -v what went wrong is shown; with --unseen the items that nobody tunes on are taken.

import { rank } from '../../src/brain/pilot/grounding/ground.ts';
import { isCertain } from '../../src/brain/pilot/grounding/is-certain.ts';
import { drawPage } from './draw-page.ts';
import { CROSS, ENGLISH, RUSSIAN } from './grounding-items.ts';
import { PAGES } from './grounding-pages.ts';
import type { Item } from './item.ts';
import { LATER } from './later-items.ts';
import { LATER_PAGES } from './later-pages.ts';
import { UNSEEN } from './unseen-items.ts';
import { UNSEEN_PAGES } from './unseen-pages.ts';

const isVerbose = process.argv.includes('-v');

const drawings: Readonly<Record<string, string>> = { ...PAGES, ...LATER_PAGES, ...UNSEEN_PAGES };
const suites = process.argv.includes('--unseen')
  ? { unseen: UNSEEN }
  : { english: ENGLISH, russian: RUSSIAN, cross: CROSS, later: LATER };

for (const [name, items] of Object.entries(suites)) measure(name, items);

function measure(name: string, items: readonly Item[]): void {
  const tally = { right: 0, certain: 0, 'certain and wrong': 0 };
  for (const { page, phrase, needs, means } of items) {
    const drawn = drawPage(drawings[page] ?? '');
    const found = rank(phrase, drawn.page, needs);
    const wanted = drawn.marked.get(means);
    if (wanted === undefined) throw new Error(`Nothing is marked ${means} on ${page}.`);
    const isRight = found[0]?.control.id === wanted;
    tally.right += Number(isRight);
    tally.certain += Number(isCertain(found));
    tally['certain and wrong'] += Number(isCertain(found) && !isRight);
    if (isRight || !isVerbose) continue;
    say(
      `✗ ${page}: ${phrase.words} (${phrase.kind ?? ''} ${phrase.place?.what.words ?? ''}) to ${needs.to}, meant ${means}`,
    );
    const shown = [...found.slice(0, 2), ...found.filter(({ control }) => control.id === wanted)];
    for (const { control, score, reasons } of shown)
      say(
        `    ${score.toFixed(2)} ${control.role} "${control.name}" ${reasons
          .slice(0, 7)
          .map((reason) => `${reason.why} ${reason.score.toFixed(1)}`)
          .join('; ')}`,
      );
  }
  say(
    `${name}: ${tally.right} of ${items.length} right; ${tally.certain} certain, of these ${tally['certain and wrong']} wrong`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
