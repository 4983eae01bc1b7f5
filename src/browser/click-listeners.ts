import { handlesIn } from './handles.ts';
import type { Place } from './place.ts';

/** Events by which a page learns that it was clicked. */
const CLICKS = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick']);
/** Of more shadow roots than these nobody is asked one by one. */
const MOST_ROOTS = 40;

/**
 * The nodes of a document that listen to clicks, in its order. One question for all of it, shadow roots included, unless
 * a part of the page is drawn by another process: then that question makes Chromium's renderer crash (seen with 156), and
 * each tree is asked by itself.
 */
export async function clickListeners(place: Place, document: string, inOneProcess: boolean): Promise<Set<number>> {
  if (inOneProcess) return listenersIn(place, document, !process.env['X']);
  const trees = [document, ...(await handlesIn(place, `lotsman.shadowRoots(${MOST_ROOTS})`))];
  const found = await Promise.all(trees.map((tree) => listenersInTree(place, tree).catch(() => new Set<number>())));
  return new Set(found.flatMap((nodes) => [...nodes]));
}

/** Asked by itself, a tree tells of the listeners of the world it is seen from: so it has to be the page's own world. */
async function listenersInTree(place: Place, tree: string): Promise<Set<number>> {
  const { node } = await place.cdp.send('DOM.describeNode', { objectId: tree, depth: 0 });
  const { object } = await place.cdp.send('DOM.resolveNode', { backendNodeId: node.backendNodeId });
  if (object.objectId === undefined) return new Set();
  const listening = await listenersIn(place, object.objectId, false);
  await place.cdp.send('Runtime.releaseObject', { objectId: object.objectId });
  return listening;
}

async function listenersIn({ cdp }: Place, objectId: string, pierce: boolean): Promise<Set<number>> {
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId, depth: -1, pierce });
  return new Set(listeners.filter(({ type }) => CLICKS.has(type)).flatMap(({ backendNodeId }) => backendNodeId ?? []));
}
