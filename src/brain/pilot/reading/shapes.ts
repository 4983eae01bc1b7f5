import type { Line } from '../../../observation.ts';
import { isControl } from './parts.ts';
import { readValues } from './values/read-values.ts';
import type { Setting, ValueKind } from './values/value.ts';

/** What a line looks like, whatever its words are. */
export interface Shape {
  /** Its kind and the roles on it. */
  coarse: string;
  /** And the kinds of its values. */
  fine: string;
  /** Words only. */
  isPlain: boolean;
  /** How the name of the button begins that is all of it. */
  deed?: string;
}

export function shapeOf(line: Line, setting: Setting): Shape {
  const pieces = line.parts.map((part) => (isControl(part) ? part.role : textShape(part, setting)));
  const roles = line.parts.filter(isControl).map(({ role }) => role);
  const kind = `${line.kind}${line.level ?? ''}@${line.depth}`;
  return {
    coarse: `${kind} ${[...new Set(roles)].join()}`,
    fine: `${kind} ${pieces.filter((piece, at) => piece !== pieces[at - 1]).join()}`,
    isPlain: roles.length === 0 && pieces.every((piece) => piece === 'words'),
    ...deedOn(line),
  };
}

function deedOn({ parts: [part, ...others] }: Line): Pick<Shape, 'deed'> {
  const isButton = others.length === 0 && part !== undefined && isControl(part) && part.role === 'button';
  return isButton ? { deed: part.name.split(' ')[0] ?? '' } : {};
}

const SHORT = 60;
/** What tells of a thing and is never part of its name. */
const TELLING = new Set<ValueKind>(['money', 'rating', 'duration', 'percent']);

/** Texts that are mostly a value look like that value; short ones already if they hold a price or the like. */
function textShape(text: string, setting: Setting): string {
  const values = readValues(text, setting);
  const covered = values.reduce((sum, { from, end }) => sum + end - from, 0);
  const isMostly = covered >= text.length * 0.4;
  const kinds = values
    .map(({ kind }) => kind)
    .filter((kind) => isMostly || (TELLING.has(kind) && text.length <= SHORT));
  return kinds.length === 0 ? 'words' : [...new Set(kinds)].join('+');
}
