import { Handles } from './handles.ts';
import type { Place } from './place.ts';

/** What a page hears of its own life rather than of anybody who acts on it. */
const OWN_LIFE = new Set([
  ...['load', 'DOMContentLoaded', 'readystatechange', 'pageshow', 'pagehide', 'beforeunload', 'unload'],
  ...['visibilitychange', 'resize', 'online', 'offline', 'error', 'unhandledrejection', 'message', 'storage'],
]);
/** Where more nodes than these listen, one of them will hear. */
const FEW = 20;

/** Whether any script of a document hears what is done on it. Where none does, all that an action does is done at once. */
export async function isHeard(place: Place): Promise<boolean> {
  const handles = new Handles(place);
  try {
    const [document, roots] = await Promise.all([handles.of('document'), handles.in('lotsman.shadowRoots(1)')]);
    const seen = document === undefined ? undefined : await handles.asPageSees(document);
    // In a shadow tree anybody may listen.
    if (seen === undefined || roots.length > 0) return true;
    const [inside, outside] = await Promise.all([listeningIn(place, seen), listeningOutside(place, seen)]);
    if (outside.length > 0 || inside.length > FEW) return true;
    return inside.length > 0 && (await handles.giveTo<boolean>('passes', inside));
  } finally {
    void handles.letGo();
  }
}

async function listeningOutside(place: Place, document: string): Promise<number[]> {
  const functionDeclaration = 'function () { return this.defaultView }';
  const { result } = await place.cdp.send('Runtime.callFunctionOn', { objectId: document, functionDeclaration });
  return listeningIn(place, result.objectId ?? document);
}

/** The nodes that listen, each once; 0 for a window. */
async function listeningIn({ cdp }: Place, objectId: string): Promise<number[]> {
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId, depth: -1 });
  const heeding = listeners.filter(({ type }) => !OWN_LIFE.has(type));
  return [...new Set(heeding.map(({ backendNodeId = 0 }) => backendNodeId))];
}
