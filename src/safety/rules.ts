import type { Rule } from './rule.ts';
import { authorises } from './rules/authorises.ts';
import { cardTyped } from './rules/card-typed.ts';
import { changingLink } from './rules/changing-link.ts';
import { commits } from './rules/commits.ts';
import { flow } from './rules/flow.ts';
import { goesTo } from './rules/goes-to.ts';
import { madeUpAddress } from './rules/made-up-address.ts';
import { paymentSheet } from './rules/outgoing/payment-sheet.ts';
import { sends } from './rules/outgoing/sends.ts';
import { ownBrowser } from './rules/own-browser.ts';
import { permission } from './rules/permission.ts';
import { reaches } from './rules/reaches.ts';
import { saysSo } from './rules/says-so.ts';
import { sendsForm } from './rules/sends-form.ts';
import { writes } from './rules/writes.ts';

/** What is looked at before an act. Of what it then sends, only the others speak: the act itself has been judged by then. */
const beforehand: readonly Rule[] = [
  commits,
  reaches,
  goesTo,
  authorises,
  flow,
  madeUpAddress,
  ownBrowser,
  cardTyped,
  sendsForm,
  saysSo,
  changingLink,
];

/** What is worried about unless somebody brings other rules. */
export const rules: readonly Rule[] = [
  ...beforehand.map(forActs),
  unlessWished(writes),
  paymentSheet,
  sends,
  permission,
];

function forActs(rule: Rule): Rule {
  return (facts) => (facts.outgoing || facts.permission ? undefined : rule(facts));
}

function unlessWished(rule: Rule): Rule {
  return (facts) => (facts.permission ? undefined : rule(facts));
}
