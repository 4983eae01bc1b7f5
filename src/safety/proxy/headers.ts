/** Headers that are between two neighbours and end with them, RFC 9110, section 7.6.1. */
const NEIGHBOURLY = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What of a message's headers goes on, in its order and spelling; `but` names what is kept all the same. */
export function passedOn(rawHeaders: readonly string[], but: readonly string[] = []): string[] {
  return kept(rawHeaders, (name) => !NEIGHBOURLY.has(name) || but.includes(name));
}

/** The same headers with another host: a request is for whom its address says, and for nobody else. */
export function addressedTo(host: string, headers: readonly string[]): string[] {
  return ['Host', host, ...kept(headers, (name) => name !== 'host')];
}

/** Names and values take turns. Done for every request of every page, so without a copy of each pair. */
function kept(rawHeaders: readonly string[], isKept: (name: string) => boolean): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (isKept(name.toLowerCase())) headers.push(name, rawHeaders[at + 1] ?? '');
  }
  return headers;
}
