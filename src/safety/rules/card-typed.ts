import { destinationOf, payloadOf, pressesEnter } from '../acts.ts';
import { cardNumbersIn } from '../outgoing/card-number.ts';
import { ibansIn } from '../outgoing/iban.ts';
import type { Rule } from '../rule.ts';

/** A card or an account number that is sent off as it is typed. To type it alone sends nothing: the form is asked about later. */
export const cardTyped: Rule = (facts) => {
  if (!pressesEnter(facts.action) && facts.action.tool !== 'page_tool') return undefined;
  const isMoney = payloadOf(facts.action).some((text) => cardNumbersIn(text).length > 0 || ibansIn(text).length > 0);
  if (!isMoney) return undefined;
  const origin = destinationOf(facts);
  const { asks } = facts.speech;
  return {
    kind: 'ask',
    commit: 'pay',
    origin,
    what: asks.sendPaymentData(URL.parse(origin)?.host ?? origin),
    because: asks.isPaymentData,
  };
};
