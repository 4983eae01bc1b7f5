import { z } from 'zod';
import { isLotsmanError, LotsmanError } from '../../errors.ts';
import { defineTool, elementId } from '../tool.ts';
import { put } from '../widgets/put.ts';
import { hasTaken } from '../widgets/text.ts';

const field = z.object({
  id: elementId,
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
});

export const fill = defineTool({
  name: 'fill',
  description:
    'Fill several fields of a form at once, each in the way that fits it: text is typed, options are chosen, boxes are ticked (true or false), dates and sliders are set. Stops at the first that does not take its value: nothing after it is touched.',
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
    for (const [index, { id, value }] of fields.entries()) {
      const left = fields.slice(index + 1);
      try {
        const said = `${id} ${await put(id, value, workplace)}`;
        if (isRefused(said, value)) throw new LotsmanError('not_set', said, { hint: OTHERWISE });
        done.push(said);
      } catch (error) {
        if (!isLotsmanError(error)) throw error;
        throw stoppedAt(id, done, left, error);
      }
    }
    return { said: `Filled:\n${done.join('\n')}`, data: { filled: fields.map(({ id }) => id) } };
  },
});

const OTHERWISE = 'Give it a value that it takes, then fill what was not tried. Do not send the form before.';

function isRefused(said: string, value: unknown): boolean {
  if (/ It holds \d+ characters, not \d+\.$/.test(said)) return true;
  const held = / It holds "([\s\S]*)", not what was typed: [^"]*\.$/.exec(said)?.[1];
  if (held === undefined) return false;
  return !hasTaken(held, [value].flat().join(', '));
}

/** All in one: which field refused and what it holds, what the ones before it hold, and which were left as they were. */
function stoppedAt(
  id: number,
  done: readonly string[],
  left: readonly { id: number }[],
  error: LotsmanError,
): LotsmanError {
  const refused = error.message.startsWith(`${id} `) ? error.message : `${id} ${error.message}`;
  const lines = [
    `Stopped at ${id}: a field refused its value, and nothing after it was touched.`,
    `Refused: ${refused}`,
    done.length === 0 ? 'Nothing was filled before.' : `Filled before: ${done.join('; ')}`,
    ...(left.length === 0 ? [] : [`Not tried: ${left.map((one) => one.id).join(', ')}.`]),
  ];
  const hint = error.hint === undefined ? {} : { hint: error.hint };
  return new LotsmanError(error.code, lines.join('\n'), { ...hint, cause: error });
}
