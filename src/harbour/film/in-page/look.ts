import type { Tone } from '../../../report/film/scene.ts';

/** Letters of any language, as the machine has them. */
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

export const COLOURS = {
  night: '#10171f',
  deck: '#17212c',
  line: '#2b3947',
  ink: '#f4f6f8',
  soft: '#a9b6c3',
  mark: '#f59e0b',
  glow: 'rgb(245 158 11 / 0.2)',
  white: '#ffffff',
  red: '#c8102e',
} as const;

export const TONES: Readonly<Record<Tone, string>> = {
  calm: '#7fb8ea',
  good: '#6ad7a0',
  warn: '#ecb94f',
  bad: '#ff8f94',
};

/** Heights of what stands above and below the stage. */
export const ABOVE = 36;
export const BELOW = 104;
