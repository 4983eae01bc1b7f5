import type { Crew } from './crew.ts';
import type { NodeName } from './node-name.ts';
import type { State } from './state.ts';

/** Where the run goes next, and what is different then. */
export interface Step {
  goto: NodeName | 'end';
  update?: Partial<State>;
}

/** One node: what it does, and where the run may go from it. It says itself where. */
export interface GraphNode {
  name: NodeName;
  leadsTo: readonly (NodeName | 'end')[];
  run(state: State, crew: Crew): Promise<Step>;
}
