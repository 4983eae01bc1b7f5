import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';

/** Milliseconds between keys at a person's pace. */
const HUMAN_PACE = 70;

export const type = defineTool({
  name: 'type',
  description: 'Type text into a field, in place of what it holds. Tells what the field holds afterwards.',
  effect: 'act',
  input: z.object({
    id: elementId,
    text: z.string(),
    append: z.boolean().default(false).describe('Keep what the field holds and type after it.'),
    submit: z.boolean().default(false).describe('Press Enter afterwards.'),
    human: z.boolean().default(false).describe("At a person's pace."),
  }),
  examples: [
    [{ id: 3, text: 'lotsman' }, 'put a word into field 3'],
    [{ id: 3, text: 'lotsman', submit: true }, 'and press Enter'],
    [{ id: 3, text: ', please', append: true }, 'after what is there'],
  ],

  async run({ id, text, append, submit, human }, { hands, eyes }) {
    const { control } = eyes.seen(id);
    const held = await hands.type(id, text, { append, delay: human ? HUMAN_PACE : 0 });
    if (submit) await hands.press('Enter');
    const said = `Typed into ${control.role} "${control.name}"${submit ? ' and pressed Enter' : ''}.`;
    return { said: `${said} ${whatItHolds(held, text, append)}`, data: { holds: held } };
  },
});

/** A field that masks, formats, cuts or refuses what is typed holds something else than was meant. */
function whatItHolds(held: string, text: string, append: boolean): string {
  const asMeant = append ? held.endsWith(text) : held === text;
  return asMeant ? `It holds "${held}".` : `It holds "${held}", not what was typed: the field has rules of its own.`;
}
