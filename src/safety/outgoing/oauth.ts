import type { Field } from './flatten.ts';

/** Fields by which one site asks for rights on another in the name of the user. */
export function asksForConsent(fields: readonly Pick<Field, 'name'>[]): boolean {
  const names = new Set(fields.map(({ name }) => name.toLowerCase().split(/[.[]/).at(-1)));
  const has = (...some: string[]) => some.some((name) => names.has(name));
  return (
    has('client_id', 'clientid') &&
    has('response_type', 'responsetype', 'scope', 'scopes', 'redirect_uri', 'redirecturi')
  );
}

/** The same of an address. */
export function isConsentPage(url: string): boolean {
  const { searchParams } = URL.parse(url) ?? {};
  return searchParams !== undefined && asksForConsent([...searchParams.keys()].map((name) => ({ name })));
}
