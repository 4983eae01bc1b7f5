import type { Action, Outcome } from '../action.ts';
import type { Helm } from '../browser/helm.ts';
import { controlsOf } from '../browser/text/parts.ts';
import { readFile } from '../browser/tools/read-file.ts';
import type { Observation } from '../observation.ts';
import { commitIn } from '../safety/commit-words.ts';
import type { Source } from '../safety/verdict.ts';
import { mentionsSecret } from '../secrets.ts';
import type { State } from './state.ts';

/** Where what the model is about to read comes from, beside all that it has read before. It is never forgotten within a run. */
export async function readFrom(
  { read }: Pick<State, 'read'>,
  helm: Helm,
  seen: Observation | undefined,
): Promise<Pick<State, 'read'>> {
  const origin = URL.parse(seen?.url ?? '')?.origin ?? 'null';
  if (!seen || origin === 'null') return { read };
  const known = read.find((one) => one.origin === origin);
  if (known?.isPrivate) return { read };
  const isPrivate = showsSession(seen) || (await helm.hasSession(seen.url));
  if (known && !isPrivate) return { read };
  return { read: withSource(read, { origin, isPrivate }) };
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
