import { isLotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy, Choice } from '../anatomy.ts';
import type { Modifier } from '../hands.ts';
import type { Workplace } from '../tool.ts';
import { notSet, spoken } from './control.ts';
import { pick } from './match.ts';
import { searched } from './virtual-list.ts';
import { until } from './waiting.ts';
import type { Wanted } from './wanted.ts';

/** How long a choice may take to show that it was chosen. */
const REACTION = { quiet: 400, cap: 3_000 };

/** Choices that stand there to be pressed: in a listbox, a menu, a tree, tabs, radio buttons, the rows of a grid. */
export async function chooseListed(
  id: ElementId,
  anatomy: Anatomy,
  { words, exactly }: Wanted,
  workplace: Workplace,
): Promise<string[]> {
  const picked: Choice[] = [];
  for (const word of words) picked.push(await press(id, anatomy, word, workplace));
  if (anatomy.multiple && exactly) await drop(id, picked, workplace);
  return picked.map(({ label }) => label);
}

export async function choicesOf(id: ElementId, { hands }: Workplace): Promise<Choice[]> {
  return hands.ask<Choice[]>(id, 'choices');
}

/** Finds a choice, unfolds what hides it, presses it and looks whether it is chosen then. */
async function press(id: ElementId, anatomy: Anatomy, word: string, workplace: Workplace): Promise<Choice> {
  const choice = await searched(id, word, spoken(anatomy), workplace);
  if (choice.tells && choice.chosen) return choice;
  const unfolded = await unfold(id, choice, workplace);
  const others = anatomy.multiple ? (await choicesOf(id, workplace)).filter(({ chosen }) => chosen) : [];
  const shown = await clickUntilChosen(id, anatomy, unfolded, workplace);
  if (await hasLost(id, others, workplace)) await bringBack(id, others, workplace);
  return shown;
}

async function clickUntilChosen(id: ElementId, anatomy: Anatomy, found: Choice, workplace: Workplace): Promise<Choice> {
  const { hands } = workplace;
  const choice = await clickRedrawn(id, found, workplace);
  const target = { of: id, part: choice.part };
  if (!choice.tells || (await isChosenSoon(id, choice, workplace))) return choice;
  // A branch of a tree unfolds when it is clicked, and is chosen by a key.
  for (const key of ['Enter', 'Space']) {
    const focused = await hands.ask<boolean>(target, 'focus').catch(() => false);
    if (!focused) break;
    await hands.press(key);
    if (await isChosenSoon(id, choice, workplace)) return choice;
  }
  const now = (await choicesOf(id, workplace)).filter(({ chosen }) => chosen).map(({ label }) => label);
  throw notSet(anatomy, `"${choice.label}"`, now.join(', '));
}

/** A list that is drawn anew while it scrolls has another element for the same row: the one in view now is clicked. */
async function clickRedrawn(id: ElementId, choice: Choice, workplace: Workplace, tries = 2): Promise<Choice> {
  try {
    await workplace.hands.click({ of: id, part: choice.part });
    return choice;
  } catch (error) {
    const again = (await choicesOf(id, workplace)).find(
      (one) => one.label === choice.label && one.group === choice.group,
    );
    if (!again || tries === 0 || !isOutdated(error)) throw error;
    return clickRedrawn(id, again, workplace, tries - 1);
  }
}

function isOutdated(error: unknown): boolean {
  return isLotsmanError(error) && error.code === 'stale_id';
}

function isChosenSoon(id: ElementId, choice: Choice, workplace: Workplace): Promise<true | undefined> {
  return until(id, workplace, async () => ((await isChosen(id, choice, workplace)) ? true : undefined), REACTION);
}

/** Redrawn lists have other elements with the same words; a list that has closed has done its part. */
async function isChosen(id: ElementId, choice: Choice, workplace: Workplace): Promise<boolean> {
  const all = await choicesOf(id, workplace).catch(() => []);
  const same =
    all.find(({ part }) => part === choice.part) ??
    all.find(({ label, group }) => label === choice.label && group === choice.group);
  if (same) return same.chosen;
  const states = await workplace.hands.read({ of: id, part: choice.part }).catch(() => undefined);
  return states === undefined || states.states.some((state) => /^(selected|checked|current)$/.test(state));
}

/** Opens one after the other what hides a choice. */
async function unfold(id: ElementId, choice: Choice, workplace: Workplace): Promise<Choice> {
  for (const part of choice.behind) {
    await workplace.hands.click({ of: id, part });
    await until(id, workplace, async () => ((await isFolded(id, part, workplace)) ? undefined : true), REACTION);
  }
  if (choice.behind.length === 0) return choice;
  return (await choicesOf(id, workplace)).find(({ part }) => part === choice.part) ?? choice;
}

async function isFolded(id: ElementId, part: number, { hands }: Workplace): Promise<boolean> {
  return (await hands.read({ of: id, part })).states.includes('collapsed');
}

async function hasLost(id: ElementId, others: readonly Choice[], workplace: Workplace): Promise<boolean> {
  if (others.length === 0) return false;
  const now = await choicesOf(id, workplace);
  return others.some(({ label }) => now.some((one) => one.label === label && !one.chosen));
}

/** Where a plain click chooses only one, holding Control keeps the others. */
async function bringBack(id: ElementId, others: readonly Choice[], workplace: Workplace): Promise<void> {
  const now = await choicesOf(id, workplace);
  for (const { label } of others) {
    const lost = now.find((one) => one.label === label && !one.chosen);
    if (lost) await clickWith(id, lost, ['Control'], workplace);
  }
}

/** Lets go of what is chosen and was not asked for. */
async function drop(id: ElementId, picked: readonly Choice[], workplace: Workplace): Promise<void> {
  const wanted = picked.map(({ label }) => label);
  for (const one of await choicesOf(id, workplace))
    if (one.chosen && !wanted.includes(one.label)) await clickWith(id, one, [], workplace);
  const now = (await choicesOf(id, workplace)).filter(({ chosen }) => chosen).map(({ label }) => label);
  if (wanted.every((label) => now.includes(label))) return;
  for (const label of wanted.filter((one) => !now.includes(one))) {
    const lost = pick(label, await choicesOf(id, workplace), 'the list');
    await clickWith(id, lost, ['Control'], workplace);
  }
}

async function clickWith(
  id: ElementId,
  { part }: Choice,
  modifiers: readonly Modifier[],
  { hands }: Workplace,
): Promise<void> {
  await hands.click({ of: id, part }, { modifiers });
}
