/** What the page and its frames share: saying something to the server and showing what it kept. */

const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

export const exhibitId = meta('exhibit');

export function t(english: string, russian: string): string {
  return document.documentElement.lang === 'ru' ? russian : english;
}

interface Answer {
  recorded?: Record<string, unknown>;
  error?: string;
}

/** Tells the server the new value of a part. */
export async function record(part: string, value: unknown): Promise<void> {
  await ask('PUT', { part, value });
}

export async function refresh(): Promise<void> {
  await ask('GET');
}

export async function clear(): Promise<void> {
  await ask('DELETE');
}

async function ask(method: string, body?: unknown): Promise<void> {
  // Frames of another site get no cookie, so the visitor travels in the address.
  const address = `/api/exhibits/${exhibitId}?visitor=${encodeURIComponent(meta('visitor'))}`;
  const json =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(address, { method, ...json });
  const answer = (await response.json()) as Answer;
  if (window.top !== window) window.top?.postMessage({ recorded: exhibitId }, '*');
  show(answer);
}

function show({ recorded, error }: Answer): void {
  const status = document.querySelector('.record-status');
  if (status) status.textContent = error ?? t('Recorded.', 'Записано.');
  status?.classList.toggle('refused', error !== undefined);
  if (!recorded) return;
  for (const cell of document.querySelectorAll<HTMLElement>('[data-recorded]')) {
    const value = recorded[cell.dataset['recorded'] ?? ''];
    cell.textContent = value === undefined ? '—' : JSON.stringify(value);
  }
}
