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
  return pairs(rawHeaders)
    .filter(([name]) => !NEIGHBOURLY.has(name.toLowerCase()) || but.includes(name.toLowerCase()))
    .flat();
}

/** The same headers with another host: a request is for whom its address says, and for nobody else. */
export function addressedTo(host: string, headers: readonly string[]): string[] {
  return [
    'Host',
    host,
    ...pairs(headers).flatMap(([name, value]) => (name.toLowerCase() === 'host' ? [] : [name, value])),
  ];
}

function pairs(rawHeaders: readonly string[]): [string, string][] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);
}
