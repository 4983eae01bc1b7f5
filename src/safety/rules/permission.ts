import type { Rule } from '../rule.ts';

/** A page asks the browser for a permission. It gets what the user has listed, and nothing else: nobody is asked under way. */
export const permission: Rule = ({ permission: wish }) => {
  if (!wish) return undefined;
  const { name, origin, isListed } = wish;
  if (isListed) return { kind: 'allow' };
  return {
    kind: 'deny',
    because: `${URL.parse(origin)?.host || origin} asked for the permission "${name}", and pages get only those that the user has listed (--permission).`,
  };
};
