/** Counts what happens to the document, so that nobody asks again about a page that stands still. */
let count = 0;

const listeners: ((records: readonly MutationRecord[]) => void)[] = [];

const observer = new MutationObserver(take);

function take(records: readonly MutationRecord[]): void {
  count += records.length;
  for (const listener of listeners) listener(records);
}

/** Hears of every change from now on; of those that have not been told yet when somebody asks `changes`. */
export function onChanges(listener: (records: readonly MutationRecord[]) => void): void {
  listeners.push(listener);
}

export function watch(root: Node): void {
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
}

export function changes(): number {
  const records = observer.takeRecords();
  if (records.length > 0) take(records);
  return count;
}

watch(document);
