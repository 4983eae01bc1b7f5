import type { ElementId } from '../../observation.ts';
import type { Choice } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { matching, pick } from './match.ts';
import { until } from './waiting.ts';

/** No list is followed further than so many screenfuls. */
const MOST_SCROLLS = 300;
/** Nor are more than so many branches of a tree opened to look into them. */
const MOST_BRANCHES = 30;
/** How long rows may take to come when the list is scrolled to where they belong. */
const ROWS = { quiet: 150, cap: 3_000 };

/** Looks for a choice where it stands, further down in a list that draws only what is in view, and in closed branches. */
export async function searched(id: ElementId, word: string, where: string, workplace: Workplace): Promise<Choice> {
  const { hands } = workplace;
  const read = () => hands.ask<Choice[]>(id, 'choices');
  const first = await read();
  if (matching(word, first).whole) return pick(word, first, where);
  const seen = new Map(first.map((one) => [`${one.group}/${one.label}`, one]));
  const remember = (all: readonly Choice[]) => {
    for (const one of all) seen.set(`${one.group}/${one.label}`, one);
    return matching(word, all).whole ? pick(word, all, where) : undefined;
  };

  // A list that draws only what is in view draws other rows for other places; one that draws all of them does not.
  if (await hands.ask<boolean>(id, 'scrollList', 'top')) await redrawn(id, first, workplace);
  for (let count = 0; count < MOST_SCROLLS; count += 1) {
    const before = await read();
    const found = remember(before);
    if (found) return found;
    if (!(await hands.ask<boolean>(id, 'scrollList', 'on'))) break;
    if (!(await redrawn(id, before, workplace)) && count > 0) break;
  }

  for (let count = 0; count < MOST_BRANCHES; count += 1) {
    const all = await read();
    const found = remember(all);
    if (found) return found;
    const closed =
      matching(word, [...seen.values()]).found.length > 0
        ? undefined
        : all.find(({ folded, shown, role }) => folded && shown && role === 'treeitem');
    if (!closed) break;
    await hands.click({ of: id, part: closed.part });
    const opened = await until(
      id,
      workplace,
      async () => ((await read()).some(({ part, folded }) => part === closed.part && folded) ? undefined : true),
      ROWS,
    );
    if (opened === undefined) break;
  }

  const wanted = pick(word, [...seen.values()], where);
  return backTo(id, wanted, workplace);
}

/** Whether other rows have come than there were before. */
async function redrawn(id: ElementId, before: readonly Choice[], workplace: Workplace): Promise<boolean> {
  const labels = (all: readonly Choice[]) => all.map(({ label }) => label).join('\n');
  const old = labels(before);
  const read = () => workplace.hands.ask<Choice[]>(id, 'choices');
  return (await until(id, workplace, async () => (labels(await read()) === old ? undefined : true), ROWS)) === true;
}

/** Scrolls to where a choice was seen. */
async function backTo(id: ElementId, wanted: Choice, workplace: Workplace): Promise<Choice> {
  const { hands } = workplace;
  const there = async () =>
    (await hands.ask<Choice[]>(id, 'choices')).find(
      ({ label, group }) => label === wanted.label && group === wanted.group,
    );
  const now = await there();
  if (now) return now;
  await hands.ask(id, 'scrollList', 'top');
  for (let count = 0; count < MOST_SCROLLS; count += 1) {
    const found = await until(id, workplace, there, ROWS);
    if (found) return found;
    if (!(await hands.ask<boolean>(id, 'scrollList', 'on'))) break;
  }
  return wanted;
}
