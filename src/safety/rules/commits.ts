import type { Rule } from '../rule.ts';

/** Tools that by themselves leave a trace in the world. */
export const commits: Rule = ({ effect, action, speech: { asks } }) =>
  effect === 'commit'
    ? { kind: 'ask', commit: 'other', what: asks.doThis(action.tool), because: asks.cannotBeUndone }
    : undefined;
