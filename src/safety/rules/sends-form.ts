import type { Foresight } from '../../action.ts';
import { commitIn } from '../commit-words.ts';
import type { CommitKind, Rule } from '../verdict.ts';

/** Tools whose touch can send a form. */
const SENDERS = new Set(['click', 'press', 'type', 'fill']);

/** A form that is posted changes something on the server. Searching and filtering are gets, and are left in peace. */
export const sendsForm: Rule = ({ action, foresight: { submits, target } }) => {
  if (submits?.method !== 'post' || !SENDERS.has(action.tool) || !wouldSend(action, target)) return undefined;
  const said = commitIn(target?.name ?? '');
  const name = target && said !== undefined ? `"${target.name}"` : 'the form';
  const { commit, because } = meaningOf(submits, said);
  return { kind: 'ask', commit, what: `Send ${name} to ${new URL(submits.to).host}`, because };
};

/** What the fields are for says more than what the button says. */
function meaningOf(
  { card, password }: NonNullable<Foresight['submits']>,
  said: CommitKind | undefined,
): { commit: CommitKind; because: string } {
  if (card) return { commit: 'pay', because: 'The form holds payment data.' };
  if (password) return { commit: 'sign in', because: 'The form holds a password.' };
  return { commit: said ?? 'submit', because: 'The form changes something on the server.' };
}

/** A click into a field sends nothing. */
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'checkbox', 'radio', 'switch', 'slider']);

function wouldSend({ tool, input }: { tool: string; input: unknown }, target: Foresight['target']): boolean {
  const { submit, key } = (input ?? {}) as { submit?: unknown; key?: unknown };
  if (tool === 'press') return key === 'Enter';
  if (tool === 'click') return !FIELDS.has(target?.role ?? '');
  return submit !== undefined && submit !== false;
}
