import type { Figures } from '../figures.ts';
import type { Report, ReportedPicture } from '../report.ts';
import type { Words } from '../words/words.ts';

/** What every part of the page is written with. */
export interface Telling {
  report: Report;
  words: Words;
  figures: Figures;
  picture(number: number): ReportedPicture | undefined;
}
