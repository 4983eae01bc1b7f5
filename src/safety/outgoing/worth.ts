import type { Outgoing } from '../../outgoing.ts';
import type { Worth } from '../rule.ts';
import { contentsOf } from './contents.ts';
import { itemsIn } from './items.ts';
import { moneyIn } from './money.ts';
import { recipientsIn } from './recipients.ts';

export { type Sensitive, sensitiveIn } from './sensitive.ts';

/** What is at stake in a request: who gets it, how much money, how many things. */
export function worthOf(outgoing: Outgoing): Worth {
  const contents = contentsOf(outgoing);
  const recipients = recipientsIn(outgoing, contents);
  const sums = contents.fields.flatMap((field) => moneyIn(field) ?? []);
  const items = itemsIn(contents.fields);
  return {
    ...(recipients.length > 0 ? { recipients } : {}),
    ...(sums.length > 0 ? { amount: Math.max(...sums) } : {}),
    ...(items > 0 ? { items } : {}),
  };
}
