import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';
import { examine, spoken } from '../widgets/control.ts';
import { upload as give } from '../widgets/upload.ts';

export const upload = defineTool({
  name: 'upload',
  description: 'Give files to a file field, to a button that asks for files, or to a place to drop them.',
  effect: 'act',
  input: z.object({ id: elementId, files: z.array(z.string().min(1)).min(1).describe('Paths on this machine.') }),
  examples: [[{ id: 7, files: ['./cv.pdf'] }, 'give that file to field 7']],

  async run({ id, files }, workplace) {
    const anatomy = await examine(id, workplace);
    const names = await give(id, anatomy, files, workplace);
    return { said: `Gave ${names.join(', ')} to ${spoken(anatomy)}.`, data: { names } };
  },
});
