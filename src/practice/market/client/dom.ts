/** The first element that fits, or nothing on pages that have none. */
export function one<Kind extends HTMLElement>(selector: string): Kind | undefined {
  return document.querySelector<Kind>(selector) ?? undefined;
}

/** Asks the market for something, by POST unless told otherwise. */
export async function ask<Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

/** Runs the work when nobody has called for a while. */
export function afterPause(work: () => unknown, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
}

export function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
