/** Counts what happens to the document, so that nobody asks again about a page that stands still. */
let count = 0;

/** In a storm it does not pay to ask what each of the changes is: anything may be different. */
type Listener = (records: readonly MutationRecord[], isStorm: boolean) => void;

const listeners: Listener[] = [];
const stirListeners: Listener[] = [];

const observer = new MutationObserver(take);

/** A document that comes in is one storm: to look at each of its nodes would take as long as to draw it. */
let isComing = document.readyState === 'loading';

addEventListener('DOMContentLoaded', () => (isComing = false), { capture: true, passive: true });

function take(records: readonly MutationRecord[]): void {
  for (const listener of stirListeners) listener(records, isComing);
  const real = isComing ? records : records.filter(isReal);
  count += real.length;
  if (real.length > 0) for (const listener of listeners) listener(real, isComing);
}

/** Frameworks like to write once more what is written there already. */
function isReal(record: MutationRecord): boolean {
  // Each property of a record takes its time.
  return record.type !== 'attributes' || isOther(record);
}

function isOther({ target, attributeName, attributeNamespace, oldValue }: MutationRecord): boolean {
  if (!(target instanceof Element) || attributeName === null) return true;
  // Asked like this, a form cannot answer with a field of its own.
  return Element.prototype.getAttributeNS.call(target, attributeNamespace, attributeName) !== oldValue;
}

/** Hears of every change from now on; of those that have not been told yet when somebody asks `changes`. */
export function onChanges(listener: Listener): void {
  listeners.push(listener);
}

/** Hears also of what changes nothing: the page has been at work. */
export function onStirs(listener: Listener): void {
  stirListeners.push(listener);
}

export function watch(root: Node): void {
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  });
}

export function changes(): number {
  const records = observer.takeRecords();
  if (records.length > 0) take(records);
  return count;
}

watch(document);
