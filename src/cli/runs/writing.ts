import type { Redactor } from '../../log.ts';
import { visible } from '../../visible.ts';
import type { Paint } from '../terminal.ts';

/** How a run is written down for people: in which colours, how wide, and without what. */
export interface Writing {
  readonly paint: Paint;
  readonly width: number;
  readonly redactor: Redactor;
}

/** Words of a page or a model on one line: what could command a terminal is shown, and secrets are masked before anything is cut. */
export function clean(text: string, { redactor }: Writing): string {
  return visible(redactor.redact(text).replace(/\s+/g, ' ').trim());
}

export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
