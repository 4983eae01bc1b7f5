import type { Goal } from '../../goal.ts';
import { type Context, trim } from '../context.ts';
import { saidBy, type Token } from '../tokens.ts';
import { comparison, extreme, sumOfSeveral, table } from './asking.ts';
import { creating } from './creating.ts';
import { choosing, comment, dragging, entering, forwarding, renaming, reply, sorting, unticking } from './doing.ts';
import type { Form } from './form.ts';

const FORMS: readonly Form[] = [
  ...[table, comparison, sumOfSeveral, extreme],
  ...[forwarding, reply, comment, entering, renaming, sorting, unticking, choosing, dragging, creating],
];

/**
 * A sentence of which the small words say what everything between them is: "Make a table of … with … and …." Nothing between them
 * is taken for more than that, whatever it is called.
 */
export function readSetForm(sentence: readonly Token[], context: Context): Goal | undefined {
  const said = trim(sentence.filter(({ text }) => text !== '?'));
  for (const form of FORMS) {
    const act = form(said, context);
    if (act) return { act, said: saidBy(said, context.task) };
  }
  return undefined;
}
