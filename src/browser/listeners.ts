import type { Handles } from './handles.ts';
import type { Place } from './place.ts';

/** How our world is told who listens: by which function of it, of which events. */
const TOLD = {
  /** By these a page learns that it was clicked. */
  rememberClicks: ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick'],
  rememberMenus: ['contextmenu'],
  rememberHovers: ['mouseenter', 'mouseover', 'pointerenter', 'pointerover'],
  rememberDrops: ['drop'],
} as const;
export type Telling = keyof typeof TOLD;

/** A node that listens, and how our world is told so. */
export interface Listener {
  telling: Telling;
  node: number;
}

/** Of more shadow roots than these nobody is asked. */
const MOST_ROOTS = 40;

/**
 * The nodes of a document that listen to a pointer, in its order. Each tree, the document and its shadow roots, is asked by
 * itself: one question that goes through all of them (`pierce`) makes Chromium's renderer crash now and then (seen with 156).
 */
export async function listenersOf(place: Place, document: string, handles: Handles): Promise<Listener[]> {
  const [main, roots] = await Promise.all([
    listenersIn(place, document),
    handles.in(`lotsman.shadowRoots(${MOST_ROOTS})`),
  ]);
  const inRoot = async (root: string) => {
    const objectId = await handles.asPageSees(root);
    return objectId === undefined ? [] : listenersIn(place, objectId);
  };
  const rest = await Promise.all(roots.map((root) => inRoot(root).catch(() => [])));
  return [...main, ...rest.flat()];
}

/** Asked about a node, the browser tells of the listeners of the world that the node is seen from. */
async function listenersIn({ cdp }: Place, objectId: string): Promise<Listener[]> {
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId, depth: -1 });
  return listeners.flatMap(({ type, backendNodeId: node }) => {
    const telling = TELLINGS.get(type);
    return telling === undefined || node === undefined ? [] : { telling, node };
  });
}

const TELLINGS = new Map(
  (Object.keys(TOLD) as Telling[]).flatMap((telling) =>
    TOLD[telling].map((type) => [type as string, telling] as const),
  ),
);
