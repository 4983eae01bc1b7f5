import type { Line, Observation, Part } from '../../observation.ts';

/** The page, with what is drawn on each thing that has no name kept with the thing: it is called so. */
export function withIcons(page: Observation): Observation {
  return { ...page, lines: page.lines.map(withIconsOn) };
}

/** The same for one line. */
export function withIconsOn(line: Line): Line {
  if (!line.parts.some((part) => iconIn(part) !== undefined)) return line;
  return { ...line, parts: line.parts.map((part, at) => withIcon(part, iconIn(line.parts[at + 1]))) };
}

function withIcon(part: Part, icon: string | undefined): Part {
  return typeof part === 'object' && part.name === '' && icon !== undefined ? { ...part, icon } : part;
}

function iconIn(part: Part | undefined): string | undefined {
  return typeof part === 'string' ? ICON.exec(part)?.[1] : undefined;
}

const ICON = /^\(icon: (.*)\)$/;
