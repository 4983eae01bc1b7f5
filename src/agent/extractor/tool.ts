import { z } from 'zod';

/** How the navigator has a page read for data. */
export const extractDataTool = {
  name: 'extract_data',
  description:
    'Have the whole page read for data, however long it is, and the pages after it: lists, tables, details. Every value is looked up on the page. What is found is kept whole for the result: `done` takes it where its own `data` is left out.',
  effect: 'read',
  input: z.object({
    want: z.string().min(1).max(2_000).describe('What is to be read, in words.'),
    fields: z
      .array(z.string().min(1).max(100))
      .max(20)
      .optional()
      .describe('What to write down of each item. Left out, the shape of the data that the task wants is filled.'),
    pages: z.int().min(1).max(50).default(1).describe('How many pages of the list may be read.'),
    add: z.boolean().default(false).describe('Add to what was read before, on another page, instead of replacing it.'),
  }),
} as const;
