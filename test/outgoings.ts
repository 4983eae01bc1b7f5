import type { Outgoing } from '../src/outgoing.ts';

/** A request of a shop, with what is to be different. */
export function sample(more: Partial<Outgoing> = {}): Outgoing {
  const body = more.body ?? '';
  const contentType = body === '' ? '' : 'application/json';
  const rest = { page: 'p1', from: 'https://shop.example', contentType, body, size: Buffer.byteLength(body) };
  return { kind: 'fetch', method: 'POST', url: 'https://shop.example/api', ...rest, ...more };
}

/** The same with a form in it. */
export function sampleForm(url: string, fields: Record<string, string>, more: Partial<Outgoing> = {}): Outgoing {
  const body = new URLSearchParams(fields).toString();
  return sample({ url, body, contentType: 'application/x-www-form-urlencoded', ...more });
}

export function sampleJson(url: string, value: unknown, more: Partial<Outgoing> = {}): Outgoing {
  return sample({ url, body: JSON.stringify(value), ...more });
}
