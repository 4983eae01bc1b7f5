import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openGuardedSession } from '../../agent/guarded-session.ts';
import type { SessionOptions } from '../../browser/options.ts';
import { bundled } from '../../bundle.ts';
import { within } from '../../deadline.ts';
import { LotsmanError } from '../../errors.ts';
import { filmOf } from '../../report/film/scenes-of.ts';
import type { Report } from '../../report/report.ts';
import type { FilmFormat, Filming } from './filming.ts';

/** Known in the page. */
declare const filmed: Filming;

/** What a film is made of, and with. */
export interface FilmMaking {
  format: FilmFormat;
  /** The pictures, by the names of their files. */
  bytes: ReadonlyMap<string, Uint8Array>;
  /** The browser that draws it. */
  browser: Pick<SessionOptions, 'browser' | 'sandbox'>;
  signal?: AbortSignal;
}

/** How long the drawing may take; a run of a hundred steps takes about a minute on a slow machine. */
const PATIENCE = 240_000;

/**
 * A report as a film with captions. It is drawn in a browser of its own, without a window, without a profile, and without
 * any way out: the pictures show pages, and nothing of them is to leave.
 */
export async function makeFilm(report: Report, { format, bytes, browser, signal }: FilmMaking): Promise<Uint8Array> {
  if (report.pictures.length === 0)
    throw new LotsmanError('bad_input', `Run ${report.run} has no pictures, and a film is made of them.`, {
      hint: 'Pictures are kept while a run is under way, unless --no-pictures is given; --format html works without them.',
    });
  const pictures = report.pictures.map(({ file, mediaType }) => ({
    name: file,
    mediaType,
    base64: Buffer.from(bytes.get(file) ?? []).toString('base64'),
  }));
  await using studio = await openStudio(browser, signal);
  const drawing = studio.page.evaluate(([film, pictures, format]) => filmed(film, pictures, format), [
    filmOf(report),
    pictures,
    format,
  ] as const);
  const made = await within(PATIENCE, 'Drawing the film', Promise.race([drawing, stopped(signal)]));
  if (made !== undefined) return Buffer.from(made, 'base64');
  throw new LotsmanError('no_browser', 'This browser cannot write video.', {
    hint: 'Use --format gif, or another browser (--browser).',
  });
}

/** Never comes to an end, unless somebody stops it. */
function stopped(signal: AbortSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new LotsmanError('stopped', 'Stopped before the film was drawn.'));
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  return promise;
}

/** A page that knows how to draw films. */
async function openStudio(browser: FilmMaking['browser'], signal: AbortSignal | undefined) {
  await using opening = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-film-'));
  opening.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  const { script } = await bundled(new URL('in-page/', import.meta.url), SHARED);
  const file = join(folder, 'studio.html');
  await writeFile(file, studioPage(script));
  const { session } = opening.use(
    await openGuardedSession(
      { ...browser, headless: 'yes', profileFolder: join(folder, 'profile'), downloads: folder, proxy: 'none' },
      { guard: 'on', policy: { read: [], allowed: [], blocked: [], started: [] } },
      () => {},
      signal,
    ),
  );
  const page = await session.context.newPage();
  // Of a file, not of nothing: video is written only where a page counts as safe.
  await page.goto(pathToFileURL(file).href);
  const opened = opening.move();
  return { page, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** What the page shares with us. */
const SHARED = [{ folder: new URL('../../report/film/', import.meta.url), deep: false }];

function studioPage(script: string): string {
  const policy = "default-src 'none'; script-src 'unsafe-inline'";
  // Written as text in the page: no word of the script may end it.
  const inlined = script.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module">${inlined}</script>`;
}
