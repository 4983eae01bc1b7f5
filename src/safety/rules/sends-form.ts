import { isCommitWord } from '../commit-words.ts';
import type { Rule } from '../verdict.ts';

/** Tools whose touch can send a form. */
const SENDERS = new Set(['click', 'press', 'type', 'fill']);

/** A form that is posted changes something on the server. Searching and filtering are gets, and are left in peace. */
export const sendsForm: Rule = ({ action, foresight: { submits, target } }) => {
  if (submits?.method !== 'post' || !SENDERS.has(action.tool) || !wouldSend(action)) return undefined;
  const name = target && isCommitWord(target.name) ? `"${target.name}"` : 'the form';
  return {
    kind: 'ask',
    what: `Send ${name} to ${new URL(submits.to).host}`,
    because: submits.card
      ? 'The form holds payment data.'
      : submits.password
        ? 'The form holds a password.'
        : 'The form changes something on the server.',
  };
};

function wouldSend({ tool, input }: { tool: string; input: unknown }): boolean {
  const { submit, key } = (input ?? {}) as { submit?: unknown; key?: unknown };
  if (tool === 'press') return key === 'Enter';
  return tool === 'click' || (submit !== undefined && submit !== false);
}
