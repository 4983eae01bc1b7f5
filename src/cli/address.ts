import { isMistyped } from '../browser/web-address.ts';
import { LotsmanError } from '../errors.ts';

/** What a person types as an address: a host alone means https, or http where it is this machine. */
export function addressOf(text: string | undefined): string {
  const address = text !== undefined && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : withScheme(text);
  if (text === undefined || isMistyped(text) || !URL.canParse(address))
    throw new LotsmanError('bad_usage', `"${text ?? ''}" is not an address.`, {
      hint: 'Give one like https://example.com.',
    });
  return address;
}

function withScheme(text = ''): string {
  const { hostname } = URL.parse(`http://${text}`) ?? {};
  return `${isThisMachine(hostname) ? 'http' : 'https'}://${text}`;
}

function isThisMachine(hostname = ''): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
