/** The words of a name as programs write them: `getHTTPList`, `saved-searches`, `order_items[0]` → lower-case words. */
export function nameWords(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The last name of a path: `order.items[0].price` → `price`. */
export function lastName(path: string): string {
  return (
    path
      .replace(/(?:\[\d*\])+$/, '')
      .split('.')
      .at(-1) ?? ''
  );
}

/** The parts of an address that say what it is for: no empty ones, no numbers, no endings such as `.php`. */
export function pathSegments(url: string): string[] {
  return (URL.parse(url)?.pathname ?? '')
    .split('/')
    .map(decoded)
    .map((segment) => segment.replace(/\.(?:json|php|aspx?|do|action|js|cgi|html?|xml|jsp)$/i, ''))
    .filter((segment) => segment !== '' && !isId(segment));
}

/** A number, a fingerprint, a version: something that says which, not what. */
export function isId(segment: string): boolean {
  if (/^(?:v?\d[\d.]*|[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12})$/i.test(segment)) return true;
  if (/^[\da-f]{8,}$/i.test(segment)) return /\d/.test(segment);
  return /^[\w-]{16,}$/.test(segment) && /\d/.test(segment) && /[a-z]/i.test(segment);
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
