import type { Handles } from './handles.ts';
import type { Place } from './place.ts';

/** Events by which a page learns that it was clicked. */
const CLICKS = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick']);
/** Of more shadow roots than these nobody is asked. */
const MOST_ROOTS = 40;

/**
 * The nodes of a document that listen to clicks, in its order. Each tree, the document and its shadow roots, is asked by
 * itself: one question that goes through all of them (`pierce`) makes Chromium's renderer crash now and then (seen with 156).
 */
export async function clickListeners(place: Place, document: string, handles: Handles): Promise<Set<number>> {
  const [main, roots] = await Promise.all([
    listenersIn(place, document),
    handles.in(`lotsman.shadowRoots(${MOST_ROOTS})`),
  ]);
  const inRoot = async (root: string) => {
    const objectId = await handles.asPageSees(root);
    return objectId === undefined ? [] : listenersIn(place, objectId);
  };
  const rest = await Promise.all(roots.map((root) => inRoot(root).catch(() => [])));
  return new Set([...main, ...rest.flat()]);
}

/** Asked about a node, the browser tells of the listeners of the world that the node is seen from. */
async function listenersIn({ cdp }: Place, objectId: string): Promise<number[]> {
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId, depth: -1 });
  return listeners.filter(({ type }) => CLICKS.has(type)).flatMap(({ backendNodeId }) => backendNodeId ?? []);
}
