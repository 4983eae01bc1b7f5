import { Bell } from './bell.ts';
import { line, SIGN_OF_LIFE } from './event-stream.ts';
import type { Sources } from './story.ts';

/** As many runs as a list shows at first. */
const LISTED = 100;
/** How often is looked at all of them, in milliseconds; and the soonest after something was told here. */
const LOOK = 2_000;
const SOON = 300;
const ALIVE = 5_000;

/** Every run of the list as it stands now, and again whenever it changes. */
export async function* newsOf({ store, fleet, cards }: Sources, gone: AbortSignal): AsyncGenerator<string> {
  const bell = new Bell();
  using heard = new DisposableStack();
  let timer: NodeJS.Timeout | undefined;
  heard.defer(() => clearTimeout(timer));
  heard.defer(
    fleet.onNews(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        bell.ring();
      }, SOON).unref();
    }),
  );
  const told = new Map<string, string>();
  for (let toldAt = 0; !gone.aborted; ) {
    const lines: string[] = [];
    for (const run of (await store.runs.list({ limit: LISTED })).reverse()) {
      const now = line('standing', await cards.of(run));
      if (told.get(run.id) !== now) lines.push(now);
      told.set(run.id, now);
    }
    if (lines.length === 0 && performance.now() - toldAt >= ALIVE) lines.push(SIGN_OF_LIFE);
    if (lines.length > 0) toldAt = performance.now();
    yield* lines;
    await bell.rung(LOOK, gone);
  }
}
