import { hasScheme, isMistyped, withScheme } from '../browser/web-address.ts';
import { LotsmanError } from '../errors.ts';

/** What a person types as an address: a host alone means https, or http where it is this machine. */
export function addressOf(text = ''): string {
  const address = hasScheme(text) ? text : withScheme(text);
  if (isMistyped(text) || !URL.canParse(address))
    throw new LotsmanError('bad_usage', `"${text}" is not an address.`, { hint: 'Give one like https://example.com.' });
  return address;
}
