import { within } from '../deadline.ts';
import { Handles } from './handles.ts';
import type { Place } from './place.ts';
import type { World } from './world.ts';

/** How long it may take to find out what is in a frame. */
const LOOKING = 2_000;

/** The document inside a frame, by the number that the document around it gave to the frame. */
export async function frameInside(world: World, place: Place, number: number): Promise<Place | undefined> {
  const asking = async () => {
    const handles = new Handles(place);
    const objectId = await handles.of(`lotsman.frame(${number})`);
    if (objectId === undefined) return undefined;
    const { node } = await place.cdp.send('DOM.describeNode', { objectId });
    void handles.letGo();
    return node.frameId === undefined ? undefined : world.place(node.frameId);
  };
  return within(LOOKING, 'Looking for a frame', asking()).catch(() => undefined);
}
