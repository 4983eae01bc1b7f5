import type { Goal } from '../goal.ts';
import type { Context } from './context.ts';

/**
 * "I need to confirm my address: attach …, then press “Send”": what is wanted stands before a colon, how it is done behind it, up to the
 * button that ends it. What was announced so is done by doing that.
 */
export function withoutAnnounced(goals: readonly Goal[], { task }: Context): Goal[] {
  return goals.filter(
    (goal, at) => !(isWish(goal) && task.includes(`${goal.said}:`) && goals.slice(at + 1).some(isEnd)),
  );
}

function isWish({ act, said, only, until, each }: Goal): boolean {
  const isDeed = act.kind === 'submit' || (act.kind === 'handle' && !act.with);
  return isDeed && !(only ?? until ?? each) && WISH.test(said);
}

function isEnd({ act }: Goal): boolean {
  return act.kind === 'press' && act.target.exact === true;
}

const WISH =
  /^(?:(?:i|we)(?:'d like| would like| need| want| have| must)(?: to)? |(?:(?:мне|нам) )?(?:надо|нужно|необходимо) |(?:я |мы )?(?:хочу|хотим|должен|должна|должны) )/i;
