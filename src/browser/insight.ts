import { Handles } from './handles.ts';
import { type Listener, listenersOf } from './listeners.ts';
import { inPlace, type Place } from './place.ts';

/** Closed roots inside closed roots are found one layer at a time. */
const LAYERS = 4;
/** Handing an element over takes a message each: so many are handed over before anybody waits no longer. */
const AT_ONCE = 60;

/** What is known of one document. */
interface Known {
  /** The document as its own scripts see it. */
  document: Promise<string | undefined>;
  /** Who listens to what, each written as one word. */
  listening: ReadonlySet<string>;
  /** How far the document had grown when its listeners were asked for. */
  growth: number;
  studying: Promise<boolean> | undefined;
}

/** What only the browser knows about a document and hands to our world in it: who listens to the pointer, and closed shadow roots. */
export class Insight {
  readonly #known = new WeakMap<Place, Known>();

  /** How far a document had grown when the browser was last asked about it. */
  growthOf(place: Place): number | undefined {
    return this.#known.get(place)?.growth;
  }

  /** Asks the browser, and says whether our world has learned something. Who comes while it is asked hears the same. */
  study(place: Place): Promise<boolean> {
    const known = this.#meet(place);
    known.studying ??= study(place, known).finally(() => {
      known.studying = undefined;
    });
    return known.studying;
  }

  #meet(place: Place): Known {
    const met = this.#known.get(place);
    if (met) return met;
    const known = { document: documentOf(place), listening: new Set<string>(), growth: -1, studying: undefined };
    known.document.catch(() => {});
    this.#known.set(place, known);
    return known;
  }
}

/**
 * Kept as long as the document is there: it is asked about again and again. In no group: about a node in a group the
 * browser hands over every listener too, into the same group, and each keeps alive the elements that its code speaks of.
 */
async function documentOf(place: Place): Promise<string | undefined> {
  const handles = new Handles(place);
  const objectId = await handles.of('document');
  if (objectId === undefined) return undefined;
  const { node } = await place.cdp.send('DOM.describeNode', { objectId, depth: 0 });
  void handles.letGo();
  return (await place.cdp.send('DOM.resolveNode', { backendNodeId: node.backendNodeId })).object.objectId;
}

async function study(place: Place, known: Known): Promise<boolean> {
  const handles = new Handles(place);
  try {
    const [heard, opened] = await Promise.all([learnListeners(place, known, handles), openClosedRoots(place, handles)]);
    // What is in a root that was just opened may listen too.
    if (opened) await learnListeners(place, known, handles);
    return heard || opened;
  } finally {
    void handles.letGo();
  }
}

async function learnListeners(place: Place, known: Known, handles: Handles): Promise<boolean> {
  const document = await known.document;
  if (document === undefined) return false;
  const [growth, listening] = await Promise.all([
    inPlace<number>(place, 'lotsman.growth()'),
    listenersOf(place, document, handles),
  ]);
  known.growth = growth;
  const each = new Map(listening.map((listener) => [wordFor(listener), listener]));
  const news = [...each].filter(([word]) => !known.listening.has(word)).map(([, listener]) => listener);
  // Only those that listen now: what is gone would otherwise be remembered for ever.
  known.listening = new Set(each.keys());
  if (news.length === 0) return false;
  await handOver(handles, news.slice(0, AT_ONCE));
  void handOverLater(place, news.slice(AT_ONCE));
  return true;
}

const wordFor = ({ telling, node }: Listener) => `${telling} ${node}`;

async function handOver(handles: Handles, listeners: readonly Listener[]): Promise<void> {
  const nodes = Map.groupBy(listeners, ({ telling }) => telling);
  const giving = [...nodes].map(([telling, those]) =>
    handles.giveTo(
      telling,
      those.map(({ node }) => node),
    ),
  );
  await Promise.all(giving);
}

/** The browser tells them in the order of the document, so the rest is further down. */
async function handOverLater(place: Place, listeners: readonly Listener[]): Promise<void> {
  for (let from = 0; from < listeners.length; from += AT_ONCE) {
    const handles = new Handles(place);
    await handOver(handles, listeners.slice(from, from + AT_ONCE)).catch(() => {});
    await handles.letGo();
  }
}

/** Hands over the closed roots of what looks suspicious, and says whether there were any. */
export async function openClosedRoots(place: Place, handles: Handles): Promise<boolean> {
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const roots = await closedRoots(place, handles);
    if (roots.length === 0) return layer > 0;
    await handles.giveTo('rememberRoots', roots);
    await inPlace(place, 'void lotsman.prepare()');
  }
  return true;
}

async function closedRoots({ cdp }: Place, handles: Handles): Promise<number[]> {
  const suspects = await handles.in('lotsman.takeSuspects()');
  const nodes = await Promise.all(
    suspects.map((objectId) => cdp.send('DOM.describeNode', { objectId, depth: 0 }).catch(() => undefined)),
  );
  return nodes
    .flatMap((answer) => answer?.node.shadowRoots ?? [])
    .filter((root) => root.shadowRootType === 'closed')
    .map((root) => root.backendNodeId);
}
