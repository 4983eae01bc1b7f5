import { within } from '../deadline.ts';
import { HANDLES, type Place, release } from './place.ts';
import type { World } from './world.ts';

/** How long it may take to find out what is in a frame. */
const LOOKING = 2_000;

/** The document inside a frame, by the number that the document around it gave to the frame. */
export async function frameInside(world: World, place: Place, number: number): Promise<Place | undefined> {
  const asking = async () => {
    const { cdp, contextId } = place;
    const wanted = { expression: `lotsman.frame(${number})`, uniqueContextId: contextId, objectGroup: HANDLES };
    const { result } = await cdp.send('Runtime.evaluate', wanted);
    if (result.objectId === undefined) return undefined;
    const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId });
    await release(place);
    return node.frameId === undefined ? undefined : world.place(node.frameId);
  };
  return within(LOOKING, 'Looking for a frame', asking()).catch(() => undefined);
}
