import { catalogue } from './catalogue.ts';
import type { PlacedExhibit } from './exhibit.ts';

export interface GalleryState {
  /** By exhibit, then by part: the value that was recorded last. */
  exhibits: Record<string, Record<string, unknown>>;
  /** Everything that was recorded, oldest first. */
  log: { exhibit: string; part: string; value: unknown }[];
}

const LONGEST_LOG = 500;

export function initialState(): GalleryState {
  return { exhibits: Object.fromEntries(catalogue.map(({ id }) => [id, {}])), log: [] };
}

/** Keeps the value, or says why it cannot be kept. */
export function keep(state: GalleryState, exhibit: PlacedExhibit, part: string, value: unknown): string | undefined {
  const schema = Object.hasOwn(exhibit.parts, part) ? exhibit.parts[part] : undefined;
  if (!schema) return `The exhibit ${exhibit.id} has no part called ${part}.`;
  const read = schema.safeParse(value);
  if (!read.success) return `${part}: ${read.error.issues.map((issue) => issue.message).join(' ')}`;
  state.exhibits[exhibit.id] = { ...state.exhibits[exhibit.id], [part]: read.data };
  state.log.push({ exhibit: exhibit.id, part, value: read.data });
  if (state.log.length > LONGEST_LOG) state.log.shift();
  return undefined;
}
