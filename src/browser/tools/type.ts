import { z } from 'zod';
import { secretNamed } from '../../secrets.ts';
import { enterSecret } from '../secret-entry.ts';
import { defineTool, elementId } from '../tool.ts';
import { isCell, writeInCell } from '../widgets/cell.ts';
import { typeCode } from '../widgets/code-boxes.ts';
import { examine, refuseDisabled, refuseReadOnly, spoken } from '../widgets/control.ts';
import { hasTaken, whatItHolds } from '../widgets/text.ts';

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

  async run({ id, text: given, append, submit, human }, workplace) {
    const { hands } = workplace;
    const anatomy = await examine(id, workplace);
    // In a field of one line, a new line would send the form.
    const text = anatomy.tag === 'input' ? given.replace(/\s*\n\s*/g, ' ') : given;
    refuseDisabled(anatomy);
    refuseReadOnly(anatomy);
    const secret = secretNamed(text);
    if (secret !== undefined) {
      const holds = await enterSecret(id, secret, anatomy, workplace);
      if (submit) await hands.press('Enter');
      return `Typed into ${spoken(anatomy)}${submit ? ' and pressed Enter' : ''}. ${holds}`;
    }
    const isCode = anatomy.boxes > 1 && text.length > 1 && !append;
    const how = { append, delay: human ? HUMAN_PACE : 0 };
    const held = isCode
      ? await typeCode(id, anatomy, text, workplace)
      : isCell(anatomy)
        ? await writeInCell(id, anatomy, text, workplace, how)
        : await hands.type(id, text, how);
    // What the field refused is not sent.
    const sends = submit && (append || anatomy.type === 'password' || hasTaken(held, text));
    if (sends && !isCell(anatomy)) await hands.press('Enter');
    const enter = sends ? ' and pressed Enter' : submit ? '; Enter was not pressed' : '';
    const said = `Typed into ${spoken(anatomy)}${enter}.`;
    return { said: `${said} ${whatItHolds(held, text, append, anatomy)}`, data: { holds: held } };
  },
});
