import { afterAll } from 'vitest';

/** What all tests of a file share: there before the first, disposed of after the last. */
export async function forThisFile<Things extends readonly AsyncDisposable[]>(
  ...things: { [Index in keyof Things]: Promise<Things[Index]> }
): Promise<Things> {
  const ready = await Promise.all(things);
  afterAll(async () => {
    for (const thing of ready) await thing[Symbol.asyncDispose]();
  });
  return ready as unknown as Things;
}
