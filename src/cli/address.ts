import { LotsmanError } from '../errors.ts';

/** What a person types as an address: a host alone means https. */
export function addressOf(text: string | undefined): string {
  const address = text !== undefined && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (text === undefined || !URL.canParse(address))
    throw new LotsmanError('bad_usage', `"${text ?? ''}" is not an address.`, {
      hint: 'Give one like https://example.com.',
    });
  return address;
}
