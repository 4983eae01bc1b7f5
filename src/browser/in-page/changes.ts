/** Counts what happens to the document, so that nobody asks again about a page that stands still. */
let count = 0;

const observer = new MutationObserver((records) => {
  count += records.length;
});

export function watch(root: Node): void {
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
}

export function changes(): number {
  count += observer.takeRecords().length;
  return count;
}

watch(document);
