import type { Card } from '../../../report/film/scene.ts';
import { drawFlag } from './flag.ts';
import { COLOURS, TONES } from './look.ts';
import { type Brush, linesOf, type Type, write } from './words.ts';

const LEFT = 72;
const KICKER: Type = { size: 20, weight: 600, colour: COLOURS.ink, leading: 30 };
const HEADING: Type = { size: 34, weight: 700, colour: COLOURS.ink, leading: 46 };
const LINE: Type = { size: 20, colour: COLOURS.soft, leading: 30 };

/** Words in the middle, the flag above them. */
export function drawCard(
  brush: Brush,
  { kicker, heading, lines, tone }: Card,
  size: { width: number; height: number },
) {
  const room = size.width - 2 * LEFT;
  // A long heading is written smaller, so that it can be read to its end.
  const type = heading.length > 160 ? { ...HEADING, size: 24, leading: 33 } : HEADING;
  const head = linesOf(brush, heading, type, room, heading.length > 160 ? 9 : 5);
  const said = lines.map(({ sign, text }) => ({ sign, words: linesOf(brush, text, LINE, room - 34, sign ? 2 : 1) }));
  const below = said.reduce((sum, { words }) => sum + words.length, 0) * LINE.leading;
  const height = 52 + KICKER.leading + head.length * type.leading + 18 + below;
  let y = Math.max(24, (size.height - height) / 2);
  drawFlag(brush, LEFT, y, 42, 28);
  y = write(brush, [kicker], { ...KICKER, colour: TONES[tone] }, LEFT, y + 52 + KICKER.leading / 2);
  y = write(brush, head, type, LEFT, y + (type.leading - KICKER.leading) / 2) - (type.leading - LINE.leading) / 2 + 18;
  for (const { sign, words } of said) {
    if (sign) write(brush, [sign], { ...LINE, weight: 700, colour: TONES[sign === '✓' ? 'good' : 'warn'] }, LEFT, y);
    y = write(brush, words, LINE, sign ? LEFT + 34 : LEFT, y);
  }
}
