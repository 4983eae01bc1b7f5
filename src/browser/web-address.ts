import { LotsmanError } from '../errors.ts';

/**
 * What is meant by an address: one without a scheme is of the web, one that begins with a path is of the page. Only the
 * web is open: files, the browser's own pages and scripts in addresses are not.
 */
export function webAddress(given: string, here: string): string {
  const text = given.trim();
  const url = isRelative(text) ? URL.parse(text, here) : URL.parse(hasScheme(text) ? text : withScheme(text));
  if (!url || isMistyped(text) || (url.hostname === '' && url.protocol.startsWith('http')))
    throw new LotsmanError('bad_input', `"${given}" is not an address.`, {
      hint: 'Give one like https://example.com.',
    });
  if (url.protocol !== 'http:' && url.protocol !== 'https:' && url.href !== 'about:blank')
    throw new LotsmanError('bad_input', `Addresses that begin with ${url.protocol} are not opened.`, {
      hint: 'Only http: and https: are.',
    });
  return url.href;
}

function isRelative(text: string): boolean {
  return /^(?:\/(?!\/)|[?#]|\.\.?\/)/.test(text);
}

/** A port looks like the rest of a scheme, but is a number. */
export function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
}

/** "ht!tp://shop.example": what stands where the scheme should is none, and no name of a machine either. */
export function isMistyped(text: string): boolean {
  return !hasScheme(text) && /^[^/?#]+:\/\//.test(text);
}

/** A host alone means https, or http where it is this machine. */
export function withScheme(text: string): string {
  const host = text.replace(/^\/\//, '');
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  return `${isThisMachine(hostname) ? 'http' : 'https'}://${host}`;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
