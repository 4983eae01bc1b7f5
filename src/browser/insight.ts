import { clickListeners } from './click-listeners.ts';
import { handleOfNode, handlesIn, letGoOfHandles } from './handles.ts';
import { inPlace, type Place } from './place.ts';

/** Closed roots inside closed roots are found one layer at a time. */
const LAYERS = 4;
/** Handing an element over takes a message each: so many are handed over before anybody waits no longer. */
const AT_ONCE = 60;

/** What is known of one document. */
interface Known {
  document: Promise<string | undefined>;
  listening: ReadonlySet<number>;
  /** How far the document had grown when its listeners were asked for. */
  growth: number;
  studying: Promise<boolean> | undefined;
}

/** What only the browser knows about a document and hands to our world in it: who listens to clicks, and closed shadow roots. */
export class Insight {
  readonly #known = new WeakMap<Place, Known>();

  /** Whether the browser was asked about this document as far as it has grown. */
  covers(place: Place, growth: number): boolean {
    return this.#known.get(place)?.growth === growth;
  }

  /**
   * Asks the browser, and says whether our world has learned something. Who comes while it is asked hears the same.
   * `inOneProcess` says that one process draws all of the page.
   */
  study(place: Place, inOneProcess: boolean): Promise<boolean> {
    const known = this.#meet(place);
    known.studying ??= this.#study(place, known, inOneProcess).finally(() => {
      known.studying = undefined;
    });
    return known.studying;
  }

  #meet(place: Place): Known {
    const met = this.#known.get(place);
    if (met) return met;
    const known = { document: documentOf(place), listening: new Set<number>(), growth: -1, studying: undefined };
    known.document.catch(() => {});
    this.#known.set(place, known);
    return known;
  }

  async #study(place: Place, known: Known, inOneProcess: boolean): Promise<boolean> {
    const learning = [learnListeners(place, known, inOneProcess), openClosedRoots(place)];
    try {
      return (await Promise.all(learning)).includes(true);
    } finally {
      await letGoOfHandles(place).catch(() => {});
    }
  }
}

async function documentOf({ cdp, contextId }: Place): Promise<string | undefined> {
  return (await cdp.send('Runtime.evaluate', { expression: 'document', uniqueContextId: contextId })).result.objectId;
}

async function learnListeners(place: Place, known: Known, inOneProcess: boolean): Promise<boolean> {
  const document = await known.document;
  if (document === undefined) return false;
  const [growth, listening] = await Promise.all([
    inPlace<number>(place, 'lotsman.growth()'),
    clickListeners(place, document, inOneProcess),
  ]);
  known.growth = growth;
  const news = [...listening].filter((node) => !known.listening.has(node));
  // Only those that listen now: what is gone would otherwise be remembered for ever.
  known.listening = listening;
  if (news.length === 0) return false;
  await handOver(place, 'rememberListeners', news.slice(0, AT_ONCE));
  void handOverLater(place, news.slice(AT_ONCE));
  return true;
}

/** The browser tells them in the order of the document, so the rest is further down. */
async function handOverLater(place: Place, nodes: readonly number[]): Promise<void> {
  for (let from = 0; from < nodes.length; from += AT_ONCE)
    await handOver(place, 'rememberListeners', nodes.slice(from, from + AT_ONCE)).catch(() => {});
  if (nodes.length > 0) await letGoOfHandles(place).catch(() => {});
}

async function openClosedRoots(place: Place): Promise<boolean> {
  let learned = false;
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const roots = await closedRoots(place);
    if (roots.length === 0) break;
    await handOver(place, 'rememberRoots', roots);
    learned = true;
    await inPlace(place, 'lotsman.prepare()');
  }
  return learned;
}

async function closedRoots(place: Place): Promise<number[]> {
  const suspects = await handlesIn(place, 'lotsman.takeSuspects()');
  const nodes = await Promise.all(
    suspects.map((objectId) => place.cdp.send('DOM.describeNode', { objectId, depth: 0 }).catch(() => undefined)),
  );
  return nodes
    .flatMap((answer) => answer?.node.shadowRoots ?? [])
    .filter((root) => root.shadowRootType === 'closed')
    .map((root) => root.backendNodeId);
}

async function handOver(
  place: Place,
  to: 'rememberListeners' | 'rememberRoots',
  nodes: readonly number[],
): Promise<void> {
  const handles = await Promise.all(nodes.map((node) => handleOfNode(place, node)));
  await place.cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: `function (...nodes) { lotsman.${to}(...nodes) }`,
    executionContextId: place.contextNumber,
    arguments: handles,
  });
}
