import type { Refused } from '../../protocol.ts';
import { keepToken, token } from './token.ts';

/** What the server does not do, and what it says about it. */
export class Refusal extends Error {
  readonly code: string;
  readonly hint: string | undefined;
  readonly status: number;

  constructor(status: number, { code, message, hint }: Refused) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
  }
}

export const get = <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  call('GET', path, undefined, signal);
export const post = <Answer = void>(path: string, body?: unknown): Promise<Answer> => call('POST', path, body);
export const remove = (path: string): Promise<void> => call('DELETE', path);

async function call<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await ask(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  // The server is of one piece with this page, so what it says has the form that it should have.
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** A request with the key. Who has a wrong one is asked for another. */
export async function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const used = token.get();
  const response = await fetch(`/api${path}`, {
    ...init,
    cache: 'no-store',
    headers: { ...headers, authorization: `Bearer ${used ?? ''}` },
  });
  if (response.ok) return response;
  if (response.status === 401 && token.get() === used) keepToken(undefined);
  throw new Refusal(response.status, await refusalIn(response));
}

async function refusalIn(response: Response): Promise<Refused> {
  try {
    const { code, message, hint } = await response.json();
    if (typeof message === 'string') return { code, message, hint };
  } catch {
    // Somebody else answered than our server.
  }
  return { code: 'unknown', message: `${response.status} ${response.statusText}`.trim() };
}
