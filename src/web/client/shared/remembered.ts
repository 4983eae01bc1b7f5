/** What this browser keeps for the page. Where it keeps nothing, the page forgets with its window. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`lotsman:${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`lotsman:${name}`);
    else localStorage.setItem(`lotsman:${name}`, value);
  } catch {
    // Storage is full or closed.
  }
}
