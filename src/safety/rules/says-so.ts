import type { Control } from '../../observation.ts';
import { commitIn } from '../commit-words.ts';
import type { Rule } from '../rule.ts';

const TOUCHES = new Set(['click', 'press', 'drag']);
/** What one chooses or opens with these is still on the page. */
const HARMLESS = new Set([
  'link',
  'tab',
  'option',
  'textbox',
  'searchbox',
  'combobox',
  'treeitem',
  'checkbox',
  'radio',
]);

/** A button that says it deletes, pays, sends. Words are hints: where forms and requests say nothing, they are all there is. */
export const saysSo: Rule = ({ action, foresight: { target, submits }, speech: { asks } }) => {
  if (!target || !TOUCHES.has(action.tool) || HARMLESS.has(target.role) || opens(target)) return undefined;
  const commit = commitIn(target.name);
  // To whom it goes stands in what is sent. That is held, and asked about with every name.
  if (commit === 'send' && !submits) return undefined;
  // "Apply" and "Confirm" below a filter send a form that only asks for another list.
  if (commit === undefined || (commit === 'submit' && submits?.method === 'get')) return undefined;
  return { kind: 'ask', commit, what: target.name, because: asks.buttonSaysSo };
};

/** It opens or closes something on the page: "Share" with a menu below it shares nothing yet. */
function opens({ states }: Control): boolean {
  return states.includes('collapsed') || states.includes('expanded');
}
