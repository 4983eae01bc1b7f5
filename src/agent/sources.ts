import type { Action, Outcome } from '../action.ts';
import type { Helm } from '../browser/helm.ts';
import { controlsOf } from '../browser/text/parts.ts';
import { readFile } from '../browser/tools/read-file.ts';
import type { Control, Observation } from '../observation.ts';
import { commitIn } from '../safety/commit-words.ts';
import type { Source } from '../safety/rule.ts';
import { isSameSite } from '../safety/site.ts';
import { mentionsSecret } from '../secrets.ts';
import type { State } from './state.ts';

/** Where what the model is about to read comes from, beside all that it has read before. It is never forgotten within a run. */
export async function readFrom(
  { read }: Pick<State, 'read'>,
  helm: Pick<Helm, 'hasSession' | 'framed' | 'originOf'>,
  seen: Observation | undefined,
): Promise<Pick<State, 'read'>> {
  const origin = originOf(seen?.url ?? '');
  if (!seen || origin === undefined) return { read };
  const waysOut = waysOutIn(seen);
  const isPrivate = async () => waysOut.length > 0 || (await helm.hasSession(seen.url));
  const known = await withSite(read, { origin }, isPrivate);
  return { read: await withFrames(known, helm, seen.url, helm.framed(), waysOut) };
}

/**
 * Frames are read as parts of the page. One of the same family is signed in where the family is. That of a stranger does not get
 * its cookies, or is an ad: it is private where it shows a way out itself, or was private before.
 */
async function withFrames(
  read: readonly Source[],
  helm: Pick<Helm, 'hasSession' | 'originOf'>,
  page: string,
  frames: readonly string[],
  waysOut: readonly Control[],
): Promise<Source[]> {
  const strangers = frames.filter((url) => originOf(url) !== originOf(page));
  if (strangers.length === 0) return [...read];
  const signedIn = new Set(await Promise.all(waysOut.map(({ id }) => helm.originOf(id))));
  let known = [...read];
  for (const url of strangers) {
    const origin = originOf(url) ?? '';
    const isPrivate = async () => signedIn.has(origin) || (isKin(url, page) && (await helm.hasSession(url)));
    known = await withSite(known, { origin, isFramed: true }, isPrivate);
  }
  return known;
}

/** The same of pages that were read on the way, with the addresses of the frames in each. */
export async function readAlong(
  { read }: Pick<State, 'read'>,
  helm: Pick<Helm, 'hasSession' | 'originOf'>,
  pages: ReadonlyMap<string, readonly string[]>,
): Promise<Pick<State, 'read'>> {
  let known = read;
  for (const [url, frames] of pages) {
    known = await withSite(known, { origin: originOf(url) ?? '' }, () => helm.hasSession(url));
    known = await withFrames(known, helm, url, frames, []);
  }
  return { read: known };
}

type Place = Pick<Source, 'origin' | 'isFramed'>;

/** What has been a page of its own stays one, and what was private stays private. */
async function withSite(
  read: readonly Source[],
  { origin, isFramed = false }: Place,
  isPrivate: () => Promise<boolean>,
): Promise<Source[]> {
  const known = read.find((one) => one.origin === origin);
  const wasFramed = known === undefined || known.isFramed === true;
  const isNewPage = known?.isFramed === true && !isFramed;
  if (origin === '' || (known?.isPrivate && !isNewPage)) return [...read];
  const isSo = known?.isPrivate || (await isPrivate());
  if (known && !isNewPage && !isSo) return [...read];
  return withSource(read, { origin, isPrivate: isSo, ...(isFramed && wasFramed ? { isFramed } : {}) });
}

/** Of one family, as browsers see it: their cookies are sent to each other. */
function isKin(one: string, other: string): boolean {
  const isLocal = [one, other].every((url) => /(?:^|\.)localhost$/.test(URL.parse(url)?.hostname ?? ''));
  return isLocal || isSameSite(one, other);
}

function originOf(url: string): string | undefined {
  const origin = URL.parse(url)?.origin ?? 'null';
  return origin === 'null' ? undefined : origin;
}

/** What an action brought before the eyes of the model, and what it showed of the user: a file that came down, a secret that was typed. */
export function readBy(
  { read }: Pick<State, 'read'>,
  { tool, input }: Action,
  { data, aftermath }: Pick<Outcome, 'data' | 'aftermath'>,
): Pick<State, 'read'> {
  const file = tool === readFile.name ? (data as { origin?: unknown } | undefined)?.origin : undefined;
  if (typeof file === 'string') return { read: withSource(read, { origin: `file:${file}`, isPrivate: true }) };
  const origin = mentionsSecret(input) ? (URL.parse(aftermath.url)?.origin ?? '') : '';
  return origin === '' ? { read } : { read: withSource(read, { origin, isPrivate: true }) };
}

function withSource(read: readonly Source[], source: Source): Source[] {
  return [...read.filter(({ origin }) => origin !== source.origin), source];
}

/** Who can sign out is signed in. */
function waysOutIn({ lines }: Observation): Control[] {
  return lines.flatMap(controlsOf).filter(({ name }) => commitIn(name) === 'sign out');
}
