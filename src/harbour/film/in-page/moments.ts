import type { Scene } from '../../../report/film/scene.ts';

/** A frame: what is seen from here on, for so long. */
export interface Moment {
  /** Seconds since the scene began. */
  at: number;
  seconds: number;
}

/** One picture becomes the next. */
export const FADE = { from: 0, to: 0.28 };
/** What is marked appears. */
export const MARK = { from: 0.1, to: 0.4 };
export const GLIDE = { from: 0.15, to: 0.7 };
export const PRESS = { from: 0.7, to: 1 };

/** How long something moves in a scene; then it stands still. */
export function motionOf(scene: Scene, before: Scene | undefined): number {
  if (scene.kind === 'card') return FADE.to;
  if (typeof scene.pointer === 'object') return Math.min(PRESS.to, scene.seconds);
  if (scene.marks.length > 0) return Math.min(MARK.to, scene.seconds);
  return before?.kind === 'shot' && before.picture === scene.picture ? 0 : FADE.to;
}

/** The frames of a scene: many while something moves, few while all stands still. */
export function momentsOf(scene: Scene, motion: number, { rate, rest }: { rate: number; rest: number }): Moment[] {
  const moving = Math.ceil(motion * rate);
  const moments = Array.from({ length: moving }, (_, index) => ({ at: index / rate, seconds: 1 / rate }));
  for (let at = moving / rate; at < scene.seconds - 0.001; at += rest)
    moments.push({ at, seconds: Math.min(rest, scene.seconds - at) });
  return moments;
}

/** How far something has come, from 0 to 1, gently at both ends. */
export function progress(at: number, { from, to }: { from: number; to: number }): number {
  const way = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return way * way * (3 - 2 * way);
}
