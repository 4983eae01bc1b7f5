import { changes, onChanges } from './changes.ts';

/** Counts all that may make the next look differ from the last: mutations, and events that change what is drawn. */
let count = 0;
let grown = 0;

onChanges((records, isStorm) => {
  count += records.length;
  if (isStorm) grown += records.length;
  else
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) grown += 1;
});

export function disturb(): void {
  count += 1;
}

export function disturbances(): number {
  changes();
  return count;
}

/** How many elements have been added to the document so far: new ones may listen, or hide something. */
export function growth(): number {
  changes();
  return grown;
}
