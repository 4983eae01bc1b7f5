import type { Line, Observation } from '../../../observation.ts';
import { textOf } from './parts.ts';

/** Where a line stands: under which headings, in which landmarks. */
export interface Surroundings {
  /** The nearest last. */
  about: readonly string[];
  isAside: boolean;
}

/** Landmarks that frame a page and are not what it is about. */
const FRAME = new Set(['navigation', 'banner', 'contentinfo', 'search', 'tablist', 'menu', 'complementary']);

/** Of every line of the page. */
export function surroundingsOf({ lines }: Observation): Surroundings[] {
  const headings: { level: number; depth: number; text: string }[] = [];
  const landmarks: Line[] = [];
  return lines.map((line) => {
    while ((landmarks.at(-1)?.depth ?? -1) >= line.depth) landmarks.pop();
    while ((headings.at(-1)?.depth ?? -1) > line.depth) headings.pop();
    const isHeading = line.kind === 'heading';
    const level = line.level ?? 2;
    if (isHeading) while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
    const about = [...landmarks.map(({ parts }) => textOf(parts)), ...headings.map(({ text }) => text)];
    const isAside = landmarks.some(({ role = '' }) => FRAME.has(role));
    if (isHeading) headings.push({ level, depth: line.depth, text: textOf(line.parts) });
    if (line.kind === 'landmark' || line.kind === 'group') landmarks.push(line);
    return { about: about.filter((text) => text !== ''), isAside };
  });
}
