import type { Language } from '../../language.ts';
import type { Places, RunEvent } from '../../run-events.ts';
import type { Grant, JournalEntry, Run, RunStatus } from '../../store/store.ts';

/** A picture that lies in the folder of the run. */
export interface FoundPicture {
  file: string;
  size: number;
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  places: Places;
}

/** All that a report is made from. */
export interface Known {
  run: Run;
  status: RunStatus;
  events: readonly RunEvent[];
  journal: readonly JournalEntry[];
  /** What was allowed for good in this run. */
  grants: readonly Grant[];
  /** By the names of their files. */
  pictures: ReadonlyMap<string, FoundPicture>;
  language: Language;
}
