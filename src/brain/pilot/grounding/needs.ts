import type { Value } from '../goal.ts';

/** What is to be done with the control that is looked for. */
export type Deed =
  | 'press'
  /** What leads somewhere: a page, a folder, a letter. */
  | 'open'
  | 'hover'
  | 'write'
  /** One or several of what is offered: the list that holds it, or the thing itself. */
  | 'choose'
  | 'tick'
  | 'drag'
  /** The field to search with. */
  | 'search'
  /** What sends off what was filled in. */
  | 'submit'
  | 'upload'
  /** What closes a dialog, a banner, a tab. */
  | 'close';

export interface Needs {
  to: Deed;
  /** What will be put in or chosen. */
  value?: Value;
}
