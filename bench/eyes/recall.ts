import type { Page } from 'playwright-core';
import type { Eyes } from '../../src/browser/observe.ts';
import type { Place } from '../../src/browser/world.ts';
import type { Observation } from '../../src/observation.ts';
import { arrive } from './onlooker.ts';
import { markTargets } from './truth.ts';

/** Of what there is to act on in view, how much was shown as such. */
export interface Recall {
  targets: number;
  ours: number;
  playwright: number;
}

/** On a page of its own, prepared by `takeDownTruth`. Looks first, so that the marks change nothing for anybody. */
export async function recallOn(page: Page, eyes: Eyes, url: string): Promise<Recall> {
  await arrive(page, url);
  const seen = await eyes.observe();
  const snapshot = await page.ariaSnapshot({ mode: 'ai', timeout: 60_000 });
  const targets = await markTargets(page);
  return { targets, ours: await countOurs(eyes, seen), playwright: await countPlaywrights(page, snapshot) };
}

async function countOurs(eyes: Eyes, { lines }: Observation): Promise<number> {
  const world = await eyes.world();
  const controls = lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  const byPlace = new Map<Place, number[]>();
  for (const { id } of controls) {
    const { place, local } = eyes.seen(id);
    byPlace.set(place, [...(byPlace.get(place) ?? []), local]);
  }
  const marks = await Promise.all(
    [...byPlace].map(([place, locals]) =>
      world.ask<(string | null)[]>(
        place,
        `${JSON.stringify(locals)}.map((id) => lotsman.element(id)?.getAttribute('data-bench-target'))`,
      ),
    ),
  );
  return new Set(marks.flat().filter((mark) => mark != null)).size;
}

/** A line that tells a model that something can be done with it. */
const ACTIONABLE =
  /^\s*- '?(?:button|checkbox|combobox|link|listbox|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)\b|\[cursor=pointer\]/;

async function countPlaywrights(page: Page, snapshot: string): Promise<number> {
  const refs = snapshot
    .split('\n')
    .filter((line) => ACTIONABLE.test(line))
    .flatMap((line) => line.match(/\[ref=(\w+)\]/)?.[1] ?? []);
  const marks = new Set<string>();
  for (let from = 0; from < refs.length; from += 25) {
    const some = refs.slice(from, from + 25).map((ref) => page.locator(`aria-ref=${ref}`));
    const found = await Promise.all(
      some.map((one) => one.getAttribute('data-bench-target', { timeout: 2_000 }).catch(() => null)),
    );
    for (const mark of found) if (mark !== null) marks.add(mark);
  }
  return marks.size;
}
