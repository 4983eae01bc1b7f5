import { cardTyped } from './rules/card-typed.ts';
import { changingLink } from './rules/changing-link.ts';
import { commits } from './rules/commits.ts';
import { flow } from './rules/flow.ts';
import { authorises, goesTo } from './rules/goes-to.ts';
import { madeUpAddress } from './rules/made-up-address.ts';
import { sends } from './rules/outgoing/sends.ts';
import { saysSo } from './rules/says-so.ts';
import { sendsForm } from './rules/sends-form.ts';
import type { Rule } from './verdict.ts';

/** What is looked at before an act. Of what it then sends, only `sends` speaks: the act itself has been judged by then. */
const beforehand: readonly Rule[] = [
  commits,
  goesTo,
  authorises,
  flow,
  madeUpAddress,
  cardTyped,
  sendsForm,
  saysSo,
  changingLink,
];

/** What is worried about unless somebody brings other rules. */
export const rules: readonly Rule[] = [...beforehand.map(unlessSent), sends];

function unlessSent(rule: Rule): Rule {
  return (facts) => (facts.outgoing ? undefined : rule(facts));
}
