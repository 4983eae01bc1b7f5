const EVERY = 4000;

/** Looks every few seconds whether the order has moved on, and shows only that part anew. */
export function watchOrder(): void {
  if (!document.querySelector('#progress[data-live]')) return;
  setTimeout(async () => {
    await refresh().catch(() => undefined);
    watchOrder();
  }, EVERY);
}

async function refresh(): Promise<void> {
  const response = await fetch(location.pathname);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#progress');
  const shown = document.querySelector('#progress');
  // Replaced only when it differs: a focused button must not vanish under the finger.
  if (fresh && shown && fresh.textContent !== shown.textContent) shown.replaceWith(fresh);
}
