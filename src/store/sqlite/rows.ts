import { z } from 'zod';

/** A column that holds JSON. */
export const json = z.string().transform((text): unknown => JSON.parse(text));

/** The same, where the column may be empty: undefined then, because JSON has a null of its own. */
export const optionalJson = z
  .string()
  .nullable()
  .transform((text): unknown => (text === null ? undefined : JSON.parse(text)));
