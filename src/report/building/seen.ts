import type { Places } from '../../run-events.ts';
import type { ReportedPicture } from '../report.ts';

/** A picture that is in the report, and what stands where on it. */
export interface SeenPicture extends ReportedPicture {
  places: Places;
  /** Pixels of the page for one pixel of the picture. */
  scale: number;
}

/** By the names of their files. */
export type Seen = ReadonlyMap<string, SeenPicture>;
