import { t } from './language.ts';

/** The server said no, in words for the person. */
export class RequestError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

interface Options {
  body?: unknown;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** One request to our own server, whose answers have the shape that the models promise. */
export async function request<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, signal, keepalive }: Options = {},
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new RequestError(0, t('No connection. Try again.', 'Нет связи. Попробуйте ещё раз.'));
  });
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer as Answer;
  const message = answer?.error?.message ?? t('Something went wrong.', 'Что-то пошло не так.');
  throw new RequestError(response.status, message, answer?.error?.field);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
