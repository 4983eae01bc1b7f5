import { LotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { notSet, spoken } from './control.ts';
import { until } from './waiting.ts';

/** How long an editor may take to open, and a cell to show what was written. */
const REACTION = { quiet: 300, cap: 3_000 };

/** A cell of a grid that is no field by itself: one opens in it when it is asked to. */
export function isCell({ role, takesText }: Anatomy): boolean {
  return role === 'gridcell' && !takesText;
}

/** Writes into a cell in place of what it holds. Returns what it shows then. */
export async function writeInCell(
  id: ElementId,
  anatomy: Anatomy,
  text: string,
  workplace: Workplace,
  { append = false, delay = 0 } = {},
): Promise<string> {
  const { hands } = workplace;
  if (!(await openEditor(id, workplace)))
    throw new LotsmanError('bad_input', `${spoken(anatomy)} cannot be written into.`, {
      hint: 'Neither a double click, Enter nor F2 opened a field in it.',
    });
  await hands.press(append ? 'ControlOrMeta+End' : 'ControlOrMeta+A');
  if (text === '' && !append) await hands.press('Delete');
  else await hands.keys(text, { delay });
  await hands.press('Enter');
  const wanted = append ? `${anatomy.value ?? ''}${text}` : text;
  const shown = await until(id, workplace, async () => await shows(id, wanted, workplace), REACTION);
  if (shown !== undefined) return shown;
  const now = await textOf(id, workplace);
  // An editor that is still open has refused what was typed.
  if (await hands.ask<boolean>(id, 'isCellEdited').catch(() => false)) {
    await hands.press('Escape');
    throw notSet(anatomy, `"${text}"`, await textOf(id, workplace));
  }
  return now ?? '';
}

/** By what people do to edit a cell, the mildest first. */
async function openEditor(id: ElementId, workplace: Workplace): Promise<boolean> {
  const { hands } = workplace;
  const ways = [
    () => hands.click(id),
    () => hands.click(id, { count: 2 }),
    () => hands.press('Enter'),
    () => hands.press('F2'),
  ];
  for (const way of ways) {
    await way();
    const isOpen = await until(
      id,
      workplace,
      async () => ((await hands.ask<boolean>(id, 'isCellEdited')) ? true : undefined),
      REACTION,
    );
    if (isOpen) return true;
  }
  return false;
}

async function shows(id: ElementId, wanted: string, workplace: Workplace): Promise<string | undefined> {
  if (await workplace.hands.ask<boolean>(id, 'isCellEdited').catch(() => false)) return undefined;
  const text = await textOf(id, workplace);
  return text === wanted.replace(/\s+/g, ' ').trim() ? text : undefined;
}

/** What the cell shows, also where the grid has drawn it anew: the next look gives the new one its number. */
async function textOf(id: ElementId, { hands, eyes }: Workplace): Promise<string | undefined> {
  const anatomy = await hands.ask<Anatomy | null>(id, 'anatomy');
  if (anatomy) return anatomy.value;
  await eyes.observe();
  return (await hands.ask<Anatomy | null>(id, 'anatomy'))?.value;
}
