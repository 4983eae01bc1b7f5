/** All nodes of the graph. */
export type NodeName =
  | 'plan'
  | 'observe'
  | 'think'
  | 'guard'
  | 'ask'
  | 'act'
  | 'mend'
  | 'reflect'
  | 'remember'
  | 'validate'
  | 'report';
