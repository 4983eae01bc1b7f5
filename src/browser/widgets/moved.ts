import type { ElementId } from '../../observation.ts';
import type { Move } from '../anatomy.ts';
import type { Hands } from '../hands.ts';

/** Says in words where a thing is that was dragged. Nothing when its document is gone or never told. */
export async function whereItIs(id: ElementId, hands: Hands): Promise<string> {
  const move = await hands.ask<Move | null>(id, 'moved').catch(() => null);
  return move ? wordsFor(move) : '';
}

function wordsFor(move: Move): string {
  switch (move.how) {
    case 'stayed':
      return 'It stands where it stood: it did not move.';
    case 'gone':
      return 'It is no longer there.';
    case 'by':
      return `It moved by ${move.right}, ${move.down} pixels.`;
    case 'among':
      return `It moved. It is now number ${move.place} of ${move.of} in its place.`;
    case 'elsewhere':
      return `It moved. It is now somewhere else, as number ${move.place} of ${move.of} there.`;
  }
}
