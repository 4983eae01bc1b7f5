import type { Phrase } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { blockCalled, partCalled } from '../seeking/blocks.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';

/** "In the post of @ann press Mute": what is among its own buttons, or behind the one that shows more of them. */
export function pressInBlock({ page, ...rest }: Situation, { words, place }: Phrase): Pursuit | undefined {
  const block = place && words !== '' ? blockCalled(page, place.what) : undefined;
  if (!block) return undefined;
  const situation = { page, ...rest };
  const own = partCalled(block, words);
  if (own)
    return { do: [{ tool: 'click', input: { id: own.id } }], way: `click ${own.id}`, thought: `Pressing “${words}”.` };
  const more = MORE.map((name) => partCalled(block, name)).find(Boolean);
  const way = `look behind more ${more?.id}`;
  if (!more || wasTried(situation, way)) return undefined;
  const thought = `“${words}” is not here; it may be behind “${calledSo(more)}”.`;
  return { do: [{ tool: 'click', input: { id: more.id } }], way, thought };
}

const MORE = ['more', 'menu', 'options', 'actions'];
