import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { beyond } from './beyond.ts';
import { BRAINS } from './brains.ts';
import { openGround } from './ground.ts';
import { type Tried, tryBeyond, trySaid, trySmallPage, tryTask } from './run.ts';
import { saidAgain } from './said-again.ts';
import { openSmallPages, smallPageSets } from './small-pages.ts';
import { tasks } from './tasks.ts';
import { stepTimesOf, totalsOf } from './totals.ts';

const HELP = `What the pilot can do, on the practice sites: node test/pilot/main.ts

  --wording 1|2|3|4|all which of the four wordings (default 1)
  --again SET           instead, the tasks as other people say them: looked-at (3,532 sentences), kept-apart (84),
                        kept-apart-too (159), kept-apart-anew (210), kept-apart-three-ways (119), kept-apart-lately (231),
                        kept-apart-newest (234) or kept-apart-last (111)
  --small SET           instead, small pages, each with a sentence: looked-at (69) or kept-apart (48)
  --only WORD           only tasks whose names hold the word
  --beyond              the forty tasks beyond the pilot, instead
  --brain NAME          ${Object.keys(BRAINS).join(', ')} (default pilot)
  --shell               in Chrome headless shell rather than in a browser whose window is not shown
  --why                 tell the sentence and the reason of all that is not ok
  --json FILE           write all that came of it
`;

const { values } = parseArgs({
  options: {
    wording: { type: 'string', default: '1' },
    again: { type: 'string', default: '' },
    small: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    beyond: { type: 'boolean', default: false },
    brain: { type: 'string', default: 'pilot' },
    shell: { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const wordings = { '1': [0], '2': [1], '3': [2], '4': [3], all: [0, 1, 2, 3] } as const;
const chosen = Object.entries(wordings).find(([name]) => name === values.wording)?.[1];
const brainOf = BRAINS[values.brain];
const again = saidAgain[values.again];
const small = smallPageSets.find((set) => set === values.small);
if (values.help || !chosen || !brainOf || (values.again !== '' && !again) || (values.small !== '' && !small)) {
  say(HELP);
  process.exit(values.help ? 0 : 2);
}

const brain = await brainOf();
await using ground = await openGround({ headless: values.shell ? 'shell' : 'yes' });
const tried: Tried[] = [];
// What was a secret once is hidden from then on, also in what later tasks say: those that have secrets come last.
const meant = tasks.filter(isMeant).toSorted((one, other) => Number('secrets' in one) - Number('secrets' in other));
if (values.beyond) for (const task of beyond.filter(isMeant)) tell(await tryBeyond(ground, brain, task));
else if (small) {
  await using served = await openSmallPages(small);
  for (const page of served.pages.filter(isMeant)) tell(await trySmallPage(ground, brain, page));
} else if (again)
  for (const task of meant) for (const said of again[task.name] ?? []) tell(await trySaid(ground, brain, task, said));
else for (const task of meant) for (const wording of chosen) tell(await tryTask(ground, brain, task, wording));

say(`\n${row('', 'tasks', 'ok', 'honest', 'wrong')}`);
for (const total of totalsOf(tried)) say(row(total.of, total.tasks, total.ok, total.honest, total.wrong));
const { all, here, elsewhere, deciding } = stepTimesOf(tried);
say(`\nMedian time of a step: ${rounded(all)}; on the same page ${rounded(here)}, to another ${rounded(elsewhere)}.`);
say(`Of it the decision: ${rounded(deciding)}.`);
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(tried, undefined, 2)}\n`);

function rounded(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '–' : `${Math.round(milliseconds)} ms`;
}

function isMeant({ name }: { name: string }): boolean {
  return name.includes(values.only);
}

function tell(one: Tried): void {
  tried.push(one);
  const seconds = `${(one.milliseconds / 1000).toFixed(1)} s`.padStart(7);
  const which = one.wording === undefined ? '' : ` (${one.wording})`;
  say(`${one.mark.padEnd(5)} ${seconds} ${String(one.steps).padStart(3)} steps  ${one.task}${which}`);
  if (values.why && one.mark !== 'ok') say(`      ${one.sentence}\n      → ${one.because}`);
}

function row(name: string, ...numbers: readonly (string | number)[]): string {
  return name.padEnd(12) + numbers.map((one) => String(one).padStart(8)).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
