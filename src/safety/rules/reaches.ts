import { addressOpened } from '../acts.ts';
import { hostKind } from '../address.ts';
import { originOf, originText } from '../origins.ts';
import type { Rule } from '../rule.ts';

const PUBLIC = new Set(['name', 'public']);

/** A site that the run may not reach: what a person could open is asked about before the browser is turned back. */
export const reaches: Rule = (judged) => {
  const { reach, url } = judged;
  const address = addressOpened(judged);
  if (!reach || reach.may || address === undefined || !/^https?:/i.test(address)) return undefined;
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
