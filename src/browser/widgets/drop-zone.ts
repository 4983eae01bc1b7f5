import { within } from '../../deadline.ts';
import type { ElementId } from '../../observation.ts';
import type { Workplace } from '../tool.ts';

const DROPPING = 5_000;

/** Drags files from outside onto an element and drops them there, with the browser's own events. */
export async function dropFiles(id: ElementId, files: string[], { hands, tab }: Workplace): Promise<void> {
  const { x, y } = await hands.grip(id);
  const cdp = await tab.cdp();
  const data = { items: [], files, dragOperationsMask: 1 };
  const dropping = async () => {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  };
  await within(DROPPING, 'Dropping files', dropping());
}
