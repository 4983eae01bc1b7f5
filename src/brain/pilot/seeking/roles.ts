/** What is on or off. */
export const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio']);

/** What does something when it is pressed, rather than leading somewhere. */
export const BUTTONS: ReadonlySet<string> = new Set(['button', 'menuitem', 'clickable']);
