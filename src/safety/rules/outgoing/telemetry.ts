import type { Outgoing } from '../../../outgoing.ts';
import { commitSaid } from '../../outgoing/commit-of.ts';
import { nameWords, pathSegments } from '../../outgoing/name-words.ts';
import { isSameSite } from '../../site.ts';

/** What such doors are called, on any site. */
const DOORS = words(
  'analytics telemetry metrics rum beacon beacons pixel collect clickstream impression impressions vitals stats csp clientlog clientlogs clientevents webvitals',
);
/** What they are called where it is plain that it is another site's. */
const DOORS_ELSEWHERE = words('track tracking identify envelope intake ingest hit');
/** Words in the name of another site's host. What the sites are called is nobody's business. */
const HOSTS = /(?:^|[.-])(?:analytics|telemetry|metrics?|stats?|tracking|collector)(?:[.-]|$)/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Pages count what is done on them. Nothing in the world depends on it. */
export function isTelemetry(outgoing: Outgoing): boolean {
  const { url, from, kind } = outgoing;
  if ((kind !== 'fetch' && kind !== 'beacon') || commitSaid(outgoing) !== undefined) return false;
  const said = pathSegments(url).flatMap(nameWords);
  if (isPing(outgoing) || said.some((word) => DOORS.has(word))) return true;
  if (from === '' || isSameSite(url, from)) return false;
  return HOSTS.test(URL.parse(url)?.hostname ?? '') || said.some((word) => DOORS_ELSEWHERE.has(word));
}

/** A link that is counted when it is followed: the browser sends one word, and nothing of the page's. */
function isPing({ kind, contentType, body, size }: Outgoing): boolean {
  return kind === 'beacon' && contentType.toLowerCase() === 'text/ping' && body === 'PING' && size === 4;
}
