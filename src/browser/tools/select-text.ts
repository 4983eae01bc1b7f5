import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import type { Passage } from '../passage.ts';
import { defineTool, type Workplace } from '../tool.ts';

export const selectText = defineTool({
  name: 'select_text',
  description:
    'Select words on the page, as with the mouse: to highlight, copy or format them. Tells what is selected afterwards. For what lists offer there is select.',
  effect: 'act',
  input: z.object({
    text: z.string().trim().min(1).describe('As it stands on the page, from the first word to the last.'),
    which: z
      .int()
      .min(1)
      .max(100)
      .default(1)
      .describe('The how-many-th of them, where it stands there more than once.'),
  }),
  examples: [
    [{ text: 'Opening hours: 9 to 5' }, 'these words'],
    [{ text: 'free', which: 2 }, 'the second time that it stands there'],
  ],

  async run({ text, which }, workplace) {
    const found = await ask<Passage | null>(workplace, `passage(${JSON.stringify(text)}, ${which})`);
    if (!found) throw notThere(text, which);
    const { hands } = workplace;
    hands.aim(found.from);
    await hands.drag(found.from, found.to);
    const selected = await ask<string>(workplace, 'selectedText()');
    if (bare(selected) !== bare(text)) throw notSelected(text, selected);
    return `Selected "${shortened(text)}".`;
  },
});

async function ask<T>({ eyes }: Workplace, what: string): Promise<T> {
  const world = await eyes.world();
  return world.ask<T>(await world.main(), `lotsman.${what}`);
}

function notThere(text: string, which: number): LotsmanError {
  const times = which === 1 ? '' : ` ${which} times`;
  return new LotsmanError('not_set', `"${shortened(text)}" does not stand on the page${times}.`, {
    hint: 'Give the words as the newest observation shows them, all from one place, without the names of fields.',
  });
}

function notSelected(text: string, selected: string): LotsmanError {
  const instead = selected.trim() === '' ? 'Nothing' : `"${shortened(selected)}"`;
  return new LotsmanError('not_set', `${instead} is selected, and not "${shortened(text)}".`, {
    hint: 'The page may not let it be selected, or it may be longer than what is in view: try fewer words.',
  });
}

/** Lines are broken as the page is wide. */
function bare(text: string): string {
  return text.replace(/\s+/g, '');
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

const LONGEST = 80;
