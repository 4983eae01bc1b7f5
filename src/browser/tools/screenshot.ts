import { z } from 'zod';
import type { Taken } from '../picture.ts';
import { defineTool, elementId } from '../tool.ts';

export const screenshot = defineTool({
  name: 'screenshot',
  description:
    'Take a picture of what is in view, of one element, or of the whole page. With marks, every element carries its number.',
  effect: 'read',
  input: z.object({
    id: elementId.optional().describe('Only this element.'),
    full: z.boolean().default(false).describe('The whole page from its top, not only what is in view.'),
    marks: z.boolean().default(false).describe('Draw the numbers of the elements.'),
    format: z.enum(['jpeg', 'png']).default('jpeg'),
  }),
  examples: [
    [{}, 'what is in view'],
    [{ marks: true }, 'the same with the numbers of the elements'],
    [{ id: 12 }, 'element 12'],
    [{ full: true }, 'the whole page'],
  ],

  async run({ id, full, marks, format }, { camera, eyes }) {
    const look = marks ? await eyes.observe({ scope: full ? 'page' : 'viewport' }) : undefined;
    const taken = await camera.take({ id, full: full && id === undefined, marks: look, format });
    return { said: inWords(taken, id !== undefined, full), data: factsOf(taken), picture: taken.picture };
  },
});

function inWords({ width, height, scale, corner, isCut, marked }: Taken, isElement: boolean, isFull: boolean): string {
  const what = isElement ? 'one element' : isFull ? 'the whole page' : 'what is in view';
  const points = [
    ...(scale === 1 ? [] : [`times ${scale.toFixed(3)}`]),
    ...(corner.x === 0 && corner.y === 0 ? [] : [`plus ${Math.round(corner.x)}, ${Math.round(corner.y)}`]),
  ];
  return [
    `A picture of ${what}, ${width} × ${height} pixels${marked === 0 ? '' : `, with ${marked} numbers`}.`,
    ...(points.length === 0 ? [] : [`A point in it, ${points.join(' and ')}, is a point for click_at.`]),
    ...(isCut ? ['The page is longer than the picture.'] : []),
  ].join(' ');
}

function factsOf({ width, height, scale, corner, isCut, marked }: Taken) {
  return { width, height, scale, corner, isCut, marked };
}
