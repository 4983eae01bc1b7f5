import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { expand as expandPart } from '../text/expand.ts';
import { defineTool } from '../tool.ts';

/** `[+12]`, `+12` and 12 are the same part. */
const partNumber = z.preprocess(
  (given) => (typeof given === 'string' ? Number(/^\D*(\d+)\D*$/.exec(given)?.[1] ?? Number.NaN) : given),
  z.int().min(0),
);

export const expand = defineTool({
  name: 'expand',
  description: 'Show what the last observation left out at `[+part]`.',
  effect: 'read',
  input: z.object({
    part: partNumber.describe('The number after the plus.'),
    page: z.int().min(1).default(1).describe('Of a long part.'),
  }),
  examples: [
    [{ part: 12 }, 'what was left out at [+12]'],
    [{ part: 12, page: 2 }, 'and its second page'],
  ],

  async run({ part, page }, { last }) {
    if (!last) throw new LotsmanError('bad_input', 'Nothing has been shown yet, so nothing was left out.');
    return { said: `Opened part ${part}.`, read: expandPart(last, part, { page }) };
  },
});
