import type { Config } from '../config/settings.ts';
import { languageOf } from '../language.ts';
import type { Redactor } from '../log.ts';
import { masked } from '../masked.ts';
import { reportOf } from '../report/building/report-of.ts';
import { readKnown } from '../report/read-known.ts';
import { formats, render } from '../report/render.ts';
import type { Report } from '../report/report.ts';
import type { Store } from '../store/store.ts';
import { type FilmFormat, filmFormats } from './film/filming.ts';
import { standingOf } from './standing.ts';

export const reportFormats = [...formats, ...filmFormats] as const;
export type ReportFormat = (typeof reportFormats)[number];

export interface WrittenReport {
  report: Report;
  /** Where the run keeps its files. */
  folder: string;
  content: string | Uint8Array;
}

/** A file takes its pictures as they are, so a film has room for all of a long run. */
const ROOM_IN_FILMS = 40_000_000;

/** The report of a run, by its id or a beginning of it, as a file of this format. Nothing of what must not be told is in it. */
export async function writtenReport(
  store: Store,
  id: string,
  format: ReportFormat,
  { config, redactor, signal }: { config: Config; redactor: Redactor; signal?: AbortSignal },
): Promise<WrittenReport> {
  const run = await store.runs.get(id);
  const { status } = await standingOf(store, run);
  const language = languageOf(run.task, config.language);
  const { known, bytes } = await readKnown(store, { run, status, language });
  const film = filmFormats.find((one) => one === format);
  const report = masked(reportOf(known, film && ROOM_IN_FILMS), redactor);
  const folder = await store.folderOf(run.id);
  const content = film
    ? await filmed(report, film, bytes, config, signal)
    : render(report, format as Exclude<ReportFormat, FilmFormat>, { bytes, folder });
  return { report, folder, content };
}

async function filmed(
  report: Report,
  format: FilmFormat,
  bytes: ReadonlyMap<string, Uint8Array>,
  { browser, sandbox }: Config,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const { makeFilm } = await import('./film/make-film.ts');
  return makeFilm(report, { format, bytes, browser: { browser, sandbox }, ...(signal && { signal }) });
}
