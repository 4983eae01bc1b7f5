import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { travel } from '../travel.ts';

export const forward = defineTool({
  name: 'forward',
  description: 'Go forward again, after going back.',
  effect: 'act',
  input: z.object({}),
  examples: [[{}, 'the page from which one went back']],
  run: (_, workplace) => travel(workplace, 1),
});
