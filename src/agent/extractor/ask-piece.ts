import { z } from 'zod';
import type { Answer, Brain } from '../../brain/brain.ts';
import { type Found, foundIn, type Told } from './found.ts';
import { extractorPrompt, type Passage } from './prompt.ts';
import { groundOf } from './proof.ts';
import { isRecord, readerOf, type Shape, shapeOfPiece } from './shape.ts';

const Quotes = z
  .array(
    z.object({
      path: z.string().describe('Where the value or item stands in the data: `total`, `items[0].price`, `items[3]`.'),
      quote: z.string().describe('Words of the page, exactly as they stand there.'),
    }),
  )
  .default([]);

/** What is asked of each piece; made once, so that providers can cache it. */
export function formOf(shape: Shape): z.ZodType<Told> {
  const data = readerOf(shapeOfPiece(shape)).optional();
  return z.object({ data: z.preprocess(withoutGaps, data), quotes: Quotes });
}

/** Models write `null` for what is not there. */
function withoutGaps(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutGaps);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null && field !== undefined)
      .map(([name, field]) => [name, withoutGaps(field)]),
  );
}

export interface Asking {
  brain: Brain;
  form: z.ZodType<Told>;
  shape: Shape;
  signal: AbortSignal;
  answered(answer: Answer<unknown>): void;
}

/** What one piece of a page says, each value with its proof. */
export async function askPiece(passage: Passage, asking: Asking): Promise<Found | undefined> {
  const { brain, form, shape, signal, answered } = asking;
  const answer = await brain.ask({ role: 'extractor', prompt: extractorPrompt(passage), schema: form, signal });
  answered(answer);
  return foundIn(answer.value, shape, groundOf(passage.url, passage.lines));
}
