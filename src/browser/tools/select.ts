import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { defineTool, elementId } from '../tool.ts';
import { choose } from '../widgets/choose.ts';
import { examine, spoken } from '../widgets/control.ts';

export const select = defineTool({
  name: 'select',
  description:
    'Choose in a list, dropdown, combobox with suggestions, menu, tree, radio group or tabs, by the words of the option. Opens it, looks for the option also where it does not show yet, and tells what is chosen.',
  effect: 'act',
  input: z.object({
    id: elementId,
    option: z.string().optional().describe('Words of the option. `group / option` where the same words stand twice.'),
    options: z.array(z.string()).optional().describe('Several options: exactly these are chosen then.'),
  }),
  examples: [
    [{ id: 8, option: 'Norway' }, 'choose Norway in list 8'],
    [{ id: 8, options: ['Norway', 'Chile'] }, 'choose these two and nothing else'],
  ],

  async run({ id, option, options }, workplace) {
    const words = options ?? (option === undefined ? [] : [option]);
    if (words.length === 0) throw new LotsmanError('bad_input', 'What to select is missing: `option` or `options`.');
    const anatomy = await examine(id, workplace);
    const chosen = await choose(id, anatomy, { words, exactly: options !== undefined }, workplace);
    return { said: `Selected ${chosen.map((one) => `"${one}"`).join(', ')} in ${spoken(anatomy)}.`, data: { chosen } };
  },
});
