import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import type { Point } from '../hands.ts';
import type { Passage } from '../passage.ts';
import { defineTool, elementId, type Workplace } from '../tool.ts';
import { whereItIs } from '../widgets/moved.ts';

export const drag = defineTool({
  name: 'drag',
  description: 'Drag one element onto another, onto words on the page, or by so many pixels. Tells whether it moved.',
  effect: 'act',
  input: z.object({
    id: elementId,
    to: elementId.optional().describe('Drop it on this element.'),
    onto: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('Without `to`: drop it where these words stand, for a place that has no number.'),
    right: z.number().default(0).describe('Without these: so many pixels to the right; negative is left.'),
    down: z.number().default(0).describe('Without these: so many pixels down; negative is up.'),
  }),
  examples: [
    [{ id: 4, to: 9 }, 'drop element 4 on element 9'],
    [{ id: 4, onto: 'In stock' }, 'drop it under the words "In stock"'],
    [{ id: 4, right: 120 }, 'drag it 120 pixels to the right'],
  ],

  async run({ id, to, onto, right, down }, workplace) {
    const { hands } = workplace;
    if (to === undefined && onto === undefined && right === 0 && down === 0)
      throw new LotsmanError('bad_input', 'Where to drag is missing: `to`, `onto`, `right` or `down`.');
    if (to === undefined && onto !== undefined) return dragOnto(id, onto, workplace);
    const target = to === undefined ? undefined : await hands.grip(to);
    const grip = await hands.grip(id);
    // Taking hold of the one may have scrolled the other: its place is asked for again.
    const middle = to === undefined ? { x: grip.x + right, y: grip.y + down } : await hands.grip(to);
    const from = target === undefined ? grip : await hands.grip(id);
    const end = target === undefined ? middle : pastMiddle(from, middle);
    await hands.ask(id, 'rememberPlace');
    await hands.drag(from, end);
    return {
      said: `Dragged ${grip.spoken}${target ? ` onto ${target.spoken}` : ` by ${right}, ${down} pixels`}.`,
      afterwards: () => whereItIs(id, hands),
    };
  },
});

/** What takes things may be no more than a box with a heading: what is let go on its heading is let go in it. */
async function dragOnto(id: number, words: string, { hands, eyes }: Workplace) {
  await hands.grip(id);
  const world = await eyes.world();
  const found = await world.ask<Passage | null>(await world.main(), `lotsman.passage(${JSON.stringify(words)}, 1)`);
  if (!found)
    throw new LotsmanError('bad_input', `"${words}" does not stand on the page.`, {
      hint: 'Give the words as the newest observation shows them.',
    });
  // Bringing the words into view may have moved the thing.
  const grip = await hands.grip(id);
  await hands.ask(id, 'rememberPlace');
  await hands.drag(grip, middleOf(found));
  return { said: `Dragged ${grip.spoken} onto "${words}".`, afterwards: () => whereItIs(id, hands) };
}

function middleOf({ from, to }: Passage): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Lists that can be sorted decide by the middle of an item on which side of it the other comes to stand: in whose place, if past it. */
function pastMiddle(from: Point, { x, y }: Point): Point {
  const isAcross = Math.abs(x - from.x) > Math.abs(y - from.y);
  return isAcross ? { x: x + A_LITTLE * Math.sign(x - from.x), y } : { x, y: y + A_LITTLE * Math.sign(y - from.y) };
}

/** In pixels: still on whatever can be hit. */
const A_LITTLE = 4;
