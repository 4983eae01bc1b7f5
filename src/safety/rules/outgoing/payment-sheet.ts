import { tellOutgoing } from '../../outgoing/told.ts';
import { worthOf } from '../../outgoing/worth.ts';
import type { Rule } from '../../rule.ts';

/** A page opens the browser's own sheet for paying. Whatever led to it: what comes next is money. */
export const paymentSheet: Rule = ({ outgoing, speech }) => {
  if (outgoing?.kind !== 'payment') return undefined;
  const { origin, host } = URL.parse(outgoing.url) ?? { origin: '', host: undefined };
  return {
    kind: 'ask',
    commit: 'pay',
    origin,
    what: speech.asks.openPaymentSheet(host),
    because: speech.asks.pageAsksForPayment,
    worth: worthOf(outgoing),
    details: tellOutgoing(outgoing, speech),
  };
};
