import type { WebSocket } from 'ws';
import { z } from 'zod';
import { LiveView } from '../../browser/live-view.ts';
import type { LiveRun } from '../../harbour/fleet.ts';
import type { Log } from '../../log.ts';
import type { LiveWish, Scene } from '../protocol.ts';

const place = z.number().min(-10_000).max(100_000);
const button = z.enum(['left', 'middle', 'right']);

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('seen') }),
  z.object({ type: z.literal('take') }),
  z.object({ type: z.literal('give') }),
  z.object({
    type: z.literal('mouse'),
    kind: z.enum(['move', 'down', 'up']),
    x: place,
    y: place,
    button,
    count: z.number().int().min(0).max(1_000),
  }),
  z.object({ type: z.literal('wheel'), x: place, y: place, deltaX: place, deltaY: place }),
  z.object({
    type: z.literal('key'),
    kind: z.enum(['down', 'up']),
    key: z.string().min(1).max(40),
    code: z.string().max(40),
    modifiers: z.number().int().min(0).max(15),
  }),
  z.object({ type: z.literal('text'), text: z.string().max(20_000) }),
]) satisfies z.ZodType<LiveWish>;

/** The page said something that no page of ours says. */
const NOT_UNDERSTOOD = 1008;
const OVER = 1000;

/** Shows a run to one viewer, and lets them take the mouse. */
export function watch(viewer: WebSocket, { run, vessel, wheel, over }: LiveRun, log: Log): void {
  let seen: Omit<Scene, 'type' | 'driver'> | undefined;
  const tellScene = () => {
    if (seen) viewer.send(JSON.stringify({ type: 'scene', ...seen, driver: wheel.driverFor(viewer) } satisfies Scene));
  };
  const view = new LiveView(vessel.session, vessel.helm, {
    picture: (jpeg) => viewer.send(jpeg),
    scene: (scene) => {
      seen = scene;
      tellScene();
    },
    // Whoever drives has to see what they type.
    isBare: () => wheel.driverFor(viewer) !== 'run',
  });
  const unhear = wheel.onChanged(() => {
    tellScene();
    view.refresh();
  });

  viewer.on('message', (data, isBinary) => {
    const wish = isBinary ? undefined : read(data.toString());
    if (!wish) return viewer.close(NOT_UNDERSTOOD, 'not understood');
    if (wish.type === 'seen') view.seen();
    else if (wish.type === 'take') wheel.take(viewer);
    else if (wheel.driverFor(viewer) !== 'you') return;
    else if (wish.type === 'give')
      wheel.goOn().catch((error: unknown) => log.warn(`Run ${run.id} could not be given back`, { error }));
    else view.touch(wish);
  });
  viewer.on('error', () => viewer.terminate());
  viewer.once('close', () => {
    unhear();
    wheel.leave(viewer);
    view.close().catch(() => {});
  });
  void over.then(() => viewer.close(OVER, 'over'));
}

function read(text: string): LiveWish | undefined {
  try {
    return Message.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
