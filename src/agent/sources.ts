import type { Action, Outcome } from '../action.ts';
import type { Helm } from '../browser/helm.ts';
import { controlsOf } from '../browser/text/parts.ts';
import { readFile } from '../browser/tools/read-file.ts';
import type { Observation } from '../observation.ts';
import { commitIn } from '../safety/commit-words.ts';
import type { Source } from '../safety/rule.ts';
import { isSameSite } from '../safety/site.ts';
import { mentionsSecret } from '../secrets.ts';
import type { State } from './state.ts';

/** Where what the model is about to read comes from, beside all that it has read before. It is never forgotten within a run. */
export async function readFrom(
  { read }: Pick<State, 'read'>,
  helm: Pick<Helm, 'hasSession' | 'framed'>,
  seen: Observation | undefined,
): Promise<Pick<State, 'read'>> {
  const origin = originOf(seen?.url ?? '');
  if (!seen || origin === undefined) return { read };
  const isPrivate = async () => showsSession(seen) || (await helm.hasSession(seen.url));
  let known = await withSite(read, origin, isPrivate);
  // A frame of the same family is signed in where the family is. Strangers' frames do not get their cookies, or are ads.
  for (const url of helm.framed().filter((one) => isKin(one, seen.url)))
    known = await withSite(known, originOf(url) ?? '', () => helm.hasSession(url));
  return { read: known };
}

/** The same of pages that were read on the way. */
export async function readAlong(
  { read }: Pick<State, 'read'>,
  helm: Pick<Helm, 'hasSession'>,
  urls: Iterable<string>,
): Promise<Pick<State, 'read'>> {
  let known = read;
  for (const url of urls) known = await withSite(known, originOf(url) ?? '', () => helm.hasSession(url));
  return { read: known };
}

async function withSite(read: readonly Source[], origin: string, isPrivate: () => Promise<boolean>): Promise<Source[]> {
  const known = read.find((one) => one.origin === origin);
  if (origin === '' || known?.isPrivate) return [...read];
  const isSo = await isPrivate();
  return known && !isSo ? [...read] : withSource(read, { origin, isPrivate: isSo });
}

/** Of one family, as browsers see it: their cookies are sent to each other. */
function isKin(one: string, other: string): boolean {
  const isLocal = [one, other].every((url) => /(?:^|\.)localhost$/.test(URL.parse(url)?.hostname ?? ''));
  return originOf(one) !== originOf(other) && (isLocal || isSameSite(one, other));
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
function showsSession({ lines }: Observation): boolean {
  return lines.flatMap(controlsOf).some(({ name }) => commitIn(name) === 'sign out');
}
