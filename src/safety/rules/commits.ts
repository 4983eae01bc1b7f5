import type { Rule } from '../rule.ts';

/** Tools that by themselves leave a trace in the world. */
export const commits: Rule = ({ effect, action }) =>
  effect === 'commit'
    ? { kind: 'ask', commit: 'other', what: action.tool, because: 'It cannot be undone.' }
    : undefined;
