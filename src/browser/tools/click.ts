import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';

export const modifiers = z
  .array(z.enum(['Alt', 'Control', 'Meta', 'Shift']))
  .default([])
  .describe('Keys held meanwhile.');

export const click = defineTool({
  name: 'click',
  description: 'Click one element. Prefer the link or button itself over its container.',
  effect: 'act',
  input: z.object({
    id: elementId,
    button: z.enum(['left', 'right', 'middle']).default('left'),
    double: z.boolean().default(false),
    modifiers,
  }),
  examples: [
    [{ id: 12 }, 'click element 12'],
    [{ id: 12, double: true }, 'double-click it'],
    [{ id: 12, button: 'right' }, 'open its context menu'],
    [{ id: 12, modifiers: ['Shift'] }, 'click with Shift held'],
  ],

  async run({ id, button, double, modifiers }, { hands }) {
    const { spoken } = await hands.click(id, { button, modifiers, count: double ? 2 : 1 });
    const how = [...modifiers, ...(button === 'left' ? [] : [button])].map((word) => `${word.toLowerCase()}-`).join('');
    return `${double ? 'Double-clicked' : 'Clicked'}${how === '' ? '' : ` (${how.slice(0, -1)})`} ${spoken}.`;
  },
});
