import { addressGiven } from '../safety/acts.ts';
import { hostKind } from '../safety/address.ts';
import { originOf, originText } from '../safety/origins.ts';
import type { Rule } from '../safety/verdict.ts';
import type { Guard } from './guarded-session.ts';

const PUBLIC = new Set(['name', 'public']);

/** A site that the run may not reach: what a person could open is asked about before the browser is turned back. */
export function reaches(guard: Pick<Guard, 'reachable'>): Rule {
  return ({ action, foresight, url, outgoing }) => {
    const address = addressGiven(action, url)?.href ?? (action.tool === 'click' ? foresight.leadsTo : undefined);
    // What is sent is stopped on its way.
    if (outgoing || address === undefined || !/^https?:/i.test(address)) return undefined;
    const reach = guard.reachable(address);
    if (reach.may) return undefined;
    const site = originOf(address);
    if (!reach.openable || !site) return { kind: 'deny', because: reach.because };
    const origin = originText(site);
    // What is near this machine is opened by whoever starts the run, not under way.
    if (!PUBLIC.has(hostKind(site.host)))
      return { kind: 'deny', because: `${reach.because} To open it: --allow-site ${origin}` };
    return {
      kind: 'ask',
      commit: 'reach',
      origin,
      what: `Open ${origin}`,
      because: reach.because,
      details: [`From: ${url}`, `To: ${address.slice(0, 500)}`],
    };
  };
}
