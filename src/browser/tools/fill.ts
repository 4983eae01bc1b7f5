import { z } from 'zod';
import { isLotsmanError, LotsmanError } from '../../errors.ts';
import { defineTool, elementId } from '../tool.ts';
import { put } from '../widgets/put.ts';

const field = z.object({
  id: elementId,
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
});

export const fill = defineTool({
  name: 'fill',
  description:
    'Fill several fields of a form at once, each in the way that fits it: text is typed, options are chosen, boxes are ticked (true or false), dates and sliders are set. Stops at the first that refuses.',
  effect: 'act',
  input: z.object({ fields: z.array(field).min(1) }),
  examples: [
    [
      {
        fields: [
          { id: 3, value: 'Ada' },
          { id: 4, value: 'Norway' },
          { id: 6, value: true },
        ],
      },
      'a name, a country and a ticked box',
    ],
  ],

  async run({ fields }, workplace) {
    const done: string[] = [];
    for (const [index, { id, value }] of fields.entries())
      try {
        done.push(`${id} ${await put(id, value, workplace)}`);
      } catch (error) {
        if (!isLotsmanError(error)) throw error;
        throw stoppedAt(id, done, fields.slice(index + 1), error);
      }
    return { said: `Filled:\n${done.join('\n')}`, data: { filled: fields.map(({ id }) => id) } };
  },
});

function stoppedAt(
  id: number,
  done: readonly string[],
  left: readonly { id: number }[],
  error: LotsmanError,
): LotsmanError {
  const before = done.length === 0 ? 'Nothing was filled before.' : `Filled before: ${done.join('; ')}.`;
  const after = left.length === 0 ? '' : ` Not tried: ${left.map((one) => one.id).join(', ')}.`;
  const hint = error.hint === undefined ? {} : { hint: error.hint };
  return new LotsmanError(error.code, `Stopped at ${id}: ${error.message} ${before}${after}`, {
    ...hint,
    cause: error,
  });
}
