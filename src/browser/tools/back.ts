import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { travel } from '../travel.ts';

export const back = defineTool({
  name: 'back',
  description: 'Go back to the page before this one in this tab.',
  effect: 'act',
  input: z.object({}),
  examples: [[{}, 'the page before']],
  run: (_, workplace) => travel(workplace, -1),
});
