import type {
  Attachment,
  Before,
  Conversation,
  Counts,
  Folder,
  Label,
  Letter,
  Message,
  MessageChange,
  ThreadPage,
} from '../model.ts';
import type { Place } from './router.tsx';
import { t } from './session.ts';

/** The server said no; the message is meant for the visitor. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const api = {
  threads: (place: Place, offset: number, signal: AbortSignal) =>
    request<ThreadPage>('GET', `/threads?${placeQuery(place)}&offset=${offset}`, undefined, signal),
  thread: (id: string, place: Place, signal: AbortSignal) =>
    request<Conversation>('GET', `/threads/${id}?from=${'view' in place ? place.view : ''}`, undefined, signal),
  message: (id: string) => request<Message>('GET', `/messages/${id}`),
  change: (ids: readonly string[], change: MessageChange) =>
    request<{ before: Before[]; counts: Counts }>('PATCH', '/messages', { ids, change }),
  label: (thread: string, labels: readonly Label[]) => request('PUT', `/threads/${thread}/labels`, { labels }),
  deleteForever: (ids: readonly string[]) => request<void>('DELETE', `/messages?ids=${ids.join(',')}`),
  empty: (folder: Folder) => request<{ deleted: number }>('DELETE', `/folders/${folder}/messages`),
  send: (letter: Letter) => request<Message>('POST', '/messages', letter),
  saveDraft: (letter: Letter, id?: string) =>
    id === undefined
      ? request<Message>('POST', '/drafts', letter)
      : request<Message>('PUT', `/drafts/${encodeURIComponent(id)}`, letter),
  upload: (file: File) => {
    const form = new FormData();
    form.append('file', file);
    return request<Attachment>('POST', '/attachments', form);
  },
};

async function request<T = unknown>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    signal: signal ?? null,
    ...(body === undefined ? {} : payload(body)),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, t('No connection to the server.', 'Нет связи с сервером.'));
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new ApiError(response.status, (answer as { error: string }).error);
  return answer as T;
}

function payload(body: unknown): RequestInit {
  if (body instanceof FormData) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function placeQuery(place: Place): string {
  if ('view' in place) return `view=${place.view}`;
  if ('label' in place) return `label=${place.label}`;
  return `q=${encodeURIComponent(place.search)}`;
}
