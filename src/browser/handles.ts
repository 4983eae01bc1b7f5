import type { Place } from './place.ts';

/** The browser keeps alive what it has given us a handle of: handles go into this group and are let go together. */
const GROUP = 'lotsman';

/** A value that the browser holds, handed to a function in the page. */
export type Handle = { objectId: string } | { value: null };

/** A handle of what an expression gives, if that is an object. */
export async function handleOf({ cdp, contextId }: Place, expression: string): Promise<string | undefined> {
  const wanted = { expression, uniqueContextId: contextId, objectGroup: GROUP };
  return (await cdp.send('Runtime.evaluate', wanted)).result.objectId;
}

/** Handles of what is in the list that an expression gives. */
export async function handlesIn(place: Place, expression: string): Promise<string[]> {
  const { cdp, contextId } = place;
  const wanted = { expression, uniqueContextId: contextId, objectGroup: GROUP };
  const { result } = await cdp.send('Runtime.evaluate', wanted);
  if (result.objectId === undefined || result.description === 'Array(0)') return [];
  const listed = await cdp.send('Runtime.getProperties', { objectId: result.objectId, ownProperties: true });
  return listed.result.flatMap(({ name, value }) => (/^\d+$/.test(name) ? (value?.objectId ?? []) : []));
}

/** A handle for our world; null for a node that is gone by now, or that belongs to another document. */
export async function handleOfNode({ cdp, contextNumber }: Place, backendNodeId: number): Promise<Handle> {
  const wanted = { backendNodeId, executionContextId: contextNumber, objectGroup: GROUP };
  const answer = await cdp.send('DOM.resolveNode', wanted).catch(() => undefined);
  return answer?.object.objectId === undefined ? { value: null } : { objectId: answer.object.objectId };
}

/** Lets go of all of them. */
export async function letGoOfHandles({ cdp }: Place): Promise<void> {
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
}
