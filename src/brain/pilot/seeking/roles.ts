/** What is on or off. */
export const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio']);

/** What does something when it is pressed, rather than leading somewhere. */
export const BUTTONS: ReadonlySet<string> = new Set(['button', 'menuitem', 'clickable']);

/** What may be opened to see more of what it names. */
export const OPENED = new Set([
  'link',
  'button',
  'clickable',
  'focusable',
  'row',
  'listitem',
  'treeitem',
  'article',
  'option',
  'draggable',
]);
