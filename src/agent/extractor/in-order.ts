/** Works on several at a time, and gives the results in the order of what they were made of. */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await work(item, index);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker));
  } finally {
    // After a failure nobody needs the rest.
    waiting.length = 0;
  }
  return results;
}
