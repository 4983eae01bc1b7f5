import type { Rule } from '../rule.ts';

/** A page asks the browser for a permission. It gets what the user has listed, and nothing else: nobody is asked under way. */
export const permission: Rule = ({ permission: wish, speech: { refusals } }) => {
  if (!wish) return undefined;
  const { name, origin, isListed } = wish;
  if (isListed) return { kind: 'allow' };
  return { kind: 'deny', because: refusals.permission(URL.parse(origin)?.host || origin, name) };
};
