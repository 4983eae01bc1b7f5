import type { Place, World } from './world.ts';

/** Events by which a page learns that it was clicked. */
const CLICKS = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick']);
/** Closed roots inside closed roots are found one layer at a time. */
const LAYERS = 4;

/** A value that the browser holds, handed to a function in the page. */
type Argument = { objectId: string } | { value: null };

/** What only the browser knows about a document and hands to our world in it: who listens to clicks, and closed shadow roots. */
export class Insight {
  readonly #fresh = new WeakMap<Place, number>();
  readonly #known = new WeakMap<Place, Set<number>>();

  /** Asks the browser again if the document has changed since it was asked last. */
  async refresh(world: World, place: Place): Promise<void> {
    const changes = await world.ask<number>(place, 'lotsman.changes()');
    if (this.#fresh.get(place) === changes) return;
    this.#fresh.set(place, changes);
    // Both in one document that has frames in other processes make Chromium's renderer crash (seen with 156); a page
    // without its closed shadow roots is better than no page.
    if (!world.hasForeignFrames) await this.#openClosedRoots(world, place);
    await this.#learnListeners(place);
  }

  async #learnListeners(place: Place): Promise<void> {
    const { cdp, contextId } = place;
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document', uniqueContextId: contextId });
    if (result.objectId === undefined) return;
    const { objectId } = result;
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId, depth: -1, pierce: true });
    const known = this.#known.get(place) ?? new Set();
    this.#known.set(place, known);
    const news = new Set(
      listeners.filter(({ type }) => CLICKS.has(type)).flatMap(({ backendNodeId }) => backendNodeId ?? []),
    );
    for (const id of known) news.delete(id);
    for (const id of news) known.add(id);
    const elements = await Promise.all([...news].map((backendNodeId) => resolve(place, backendNodeId)));
    await call(
      place,
      'function (...elements) { for (const one of elements) if (one instanceof Element) lotsman.rememberListener(one) }',
      elements,
    );
  }

  async #openClosedRoots(world: World, place: Place): Promise<void> {
    for (let layer = 0; layer < LAYERS; layer += 1) {
      const hosts = await this.#hostsOfClosedRoots(world, place);
      if (hosts.length === 0) return;
      const pairs = await Promise.all(hosts.flatMap(({ host, root }) => [resolve(place, host), resolve(place, root)]));
      await call(
        place,
        'function (...pairs) { for (let n = 0; n < pairs.length; n += 2) lotsman.rememberClosedRoot(pairs[n], pairs[n + 1]) }',
        pairs,
      );
    }
  }

  async #hostsOfClosedRoots(world: World, place: Place): Promise<{ host: number; root: number }[]> {
    const count = await world.ask<number>(place, 'lotsman.countSuspects()');
    const nodes = await Promise.all(Array.from({ length: count }, (_, index) => describeSuspect(place, index)));
    return nodes.flatMap((node) =>
      (node?.shadowRoots ?? [])
        .filter((root) => root.shadowRootType === 'closed')
        .map((root) => ({ host: node?.backendNodeId ?? 0, root: root.backendNodeId })),
    );
  }
}

async function describeSuspect({ cdp, contextId }: Place, index: number) {
  const expression = `lotsman.suspect(${index})`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, uniqueContextId: contextId });
  if (result.objectId === undefined) return undefined;
  return (await cdp.send('DOM.describeNode', { objectId: result.objectId, depth: 1, pierce: true })).node;
}

async function resolve({ cdp, contextNumber }: Place, backendNodeId: number): Promise<Argument> {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId, executionContextId: contextNumber });
  return object.objectId === undefined ? { value: null } : { objectId: object.objectId };
}

async function call({ cdp, contextNumber }: Place, source: string, args: Argument[]): Promise<void> {
  if (args.length === 0) return;
  await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: source,
    executionContextId: contextNumber,
    arguments: args,
  });
}
