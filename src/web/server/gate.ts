import type { Refused } from '../protocol.ts';
import type { House } from './house.ts';
import { isSameToken } from './token.ts';

/** What of a request decides whether it is answered. */
export interface Knock {
  /** What is asked for: a page to be shown, a part of it, or something that only the token opens. */
  readonly place: 'document' | 'part' | 'call';
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** As browsers say themselves in `Sec-Fetch-Site` and `Sec-Fetch-Dest`; other programs say nothing. */
  readonly site: string | undefined;
  readonly destination: string | undefined;
  readonly token: string | undefined;
}

export interface TurnedAway extends Refused {
  readonly status: 401 | 403;
}

/** Why a request is not answered; nothing when it is. Every page on this machine's browsers can send us one. */
export function turnedAway(knock: Knock, house: House): TurnedAway | undefined {
  const { place, host, origin, site, destination, token } = knock;
  // A name of somebody else's may be made to lead here.
  if (host === undefined || !house.isOurs(host)) return away('wrong_host', 'This address is not one of ours.');
  if (origin !== undefined && origin !== `${house.scheme}://${host.toLowerCase()}`)
    return away('wrong_origin', 'Other pages may not ask here.');
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && place === 'document'))
    return away('wrong_origin', 'Other pages may not ask here.');
  if (place === 'document' && destination !== undefined && destination !== 'document')
    return away('framed', 'This page is not shown inside of others.');
  if (place === 'call' && (token === undefined || !isSameToken(token, house.token)))
    return {
      status: 401,
      code: 'no_token',
      message: token === undefined ? 'The token is missing.' : 'This is not the token.',
      hint: 'Open the address that lotsman serve has printed.',
    };
  return undefined;
}

function away(code: string, message: string): TurnedAway {
  return { status: 403, code, message };
}
