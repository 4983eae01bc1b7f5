import type { Scene } from './scenes.ts';

/** How often our code has read something in a page, and how often because the page had time for it. */
export interface Overseen {
  read: number;
  times: number;
}

/** Counts from now on what our code does in the page that is shown. */
export async function overseen({ eyes }: Scene): Promise<() => Promise<Overseen>> {
  const world = await eyes.world();
  const main = await world.main();
  await world.ask(
    main,
    `(() => {
      globalThis.overseen = { read: 0, times: 0 };
      const styleOf = getComputedStyle;
      globalThis.getComputedStyle = (...what) => { overseen.read += 1; return styleOf(...what); };
      const whenIdle = requestIdleCallback;
      globalThis.requestIdleCallback = (work) => whenIdle(() => {
        work();
        overseen.times += 1;
      });
    })()`,
  );
  return () => world.ask<Overseen>(main, 'overseen');
}
