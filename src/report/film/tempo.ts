import type { Scene } from './scene.ts';

/** Letters that are read in a second, by somebody who looks at a picture too. */
const LETTERS = 32;
const SHORTEST = 1.5;
const LONGEST = 3;

/** How long a picture with these words stands: what is said aside is read by few. */
export function readingTime(caption: string, aside = ''): number {
  return rounded(Math.min(LONGEST, Math.max(SHORTEST, 0.9 + (caption.length + aside.length / 3) / LETTERS)));
}

/** How long a card stands: its heading is read to its end, the lines below it are glanced at. */
export function cardTime(heading: string, below: string): number {
  return rounded(Math.min(6, Math.max(2.5, 1.2 + (heading.length + below.length / 3) / LETTERS)));
}

/** Nobody looks at a film of steps for longer than this. */
const LONGEST_FILM = 150;
const SHORTEST_SCENE = 0.6;

/** A long run is told faster. */
export function unhurried(scenes: readonly Scene[]): Scene[] {
  const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const pace = Math.min(1, LONGEST_FILM / total);
  return scenes.map((scene) => ({ ...scene, seconds: rounded(Math.max(SHORTEST_SCENE, scene.seconds * pace)) }));
}

/** In hundredths, as GIF counts. */
function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
