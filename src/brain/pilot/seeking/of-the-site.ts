import type { Observation } from '../../../observation.ts';

/** Whether a line belongs to the frame of the site, or to a message that comes and goes: nothing there is what a task is about. */
export function isOfTheSite({ lines }: Observation, at: number): boolean {
  let depth = lines[at]?.depth ?? 0;
  for (let above = at - 1; above >= 0 && depth > 0; above -= 1) {
    const line = lines[above];
    if (!line || line.depth >= depth) continue;
    if (line.kind === 'landmark' && FRAME.has(line.role ?? '')) return true;
    ({ depth } = line);
  }
  return false;
}

const FRAME = new Set(['navigation', 'banner', 'contentinfo', 'status', 'alert']);
