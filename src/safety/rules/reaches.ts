import { addressOpened } from '../acts.ts';
import { hostKind } from '../address.ts';
import { originOf, originText } from '../origins.ts';
import type { Rule } from '../rule.ts';

const PUBLIC = new Set(['name', 'public']);

/** A site that the run may not reach: what a person could open is asked about before the browser is turned back. */
export const reaches: Rule = (judged) => {
  const { reach, url, speech } = judged;
  const address = addressOpened(judged);
  if (!reach || reach.may || address === undefined || !/^https?:/i.test(address)) return undefined;
  const site = originOf(address);
  const because = reach.why ? speech.shut(reach.why) : reach.because;
  if (!reach.openable || !site) return { kind: 'deny', because };
  const origin = originText(site);
  // What is near this machine is opened by whoever starts the run, not under way.
  if (!PUBLIC.has(hostKind(site.host)))
    return { kind: 'deny', because: `${because} ${speech.refusals.toOpen(origin)}` };
  return {
    kind: 'ask',
    commit: 'reach',
    origin,
    what: speech.asks.open(origin),
    because,
    details: [`${speech.facts.from}: ${url}`, `${speech.facts.to}: ${address.slice(0, 500)}`],
  };
};
