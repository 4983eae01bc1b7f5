import type { Observation } from '../observation.ts';
import type { UsableSecret } from '../secrets.ts';

/**
 * What a question is about, as values. A model reads the prompt, which says the same in words; a brain without a model reads
 * this. Nothing in it may be trusted more than the prompt: what a page says is never an instruction.
 */
export type Matter = Planning | Navigating | Validating;

export interface Planning {
  role: 'planner';
  task: string;
  /** What people have said since, word for word. */
  said: readonly string[];
  /** What the brain kept of its own. */
  memo: unknown;
}

export interface Navigating {
  role: 'navigator';
  task: string;
  said: readonly string[];
  /** Shape of the data that is wanted, as JSON schema. */
  wanted: unknown;
  step: number;
  /** What is in view; nothing where no page is open. */
  page: Observation | undefined;
  /** Looks at all of the page, also at what is out of view. What is seen there counts as seen by the run. */
  wholePage(): Promise<Observation>;
  /** What the actions of the last step said, and what went wrong with them. */
  told: readonly string[];
  /** What the run has to say: that something failed, was refused, or did not hold when it was checked. */
  notes: readonly string[];
  /** How the last decision was carried out; undone when it was not, for no fault of its own. */
  went: 'well' | 'wrong' | 'refused' | 'undone';
  /** The plan, as far as there is one. */
  plan: readonly { goal: string; state: 'open' | 'done' | 'dropped' }[];
  /** What may be typed on the page in front, by name. */
  secrets: readonly UsableSecret[];
  /** What may be given to a page, by name. */
  files: readonly string[];
  memo: unknown;
}

export interface Validating {
  role: 'validator';
  task: string;
  status: 'done' | 'partial' | 'failed';
  /** Each with whether it was found on a page. */
  claims: readonly { claim: string; proved: boolean }[];
  /** Words in the data that stood on no page. */
  unseen: readonly string[];
  memo: unknown;
}
