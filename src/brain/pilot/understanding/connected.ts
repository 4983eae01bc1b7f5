import type { Goal } from '../goal.ts';
import type { Context } from './context.ts';
import { joinedQuestion, openedInstead } from './joined-questions.ts';
import { type Mentions, mentionsAfter, withAntecedents } from './mentions.ts';

/** The goals with what joins them: what a pronoun stands for, and questions that go on with the one before. */
export function connected(goals: readonly Goal[], context: Context): Goal[] {
  const made: Goal[] = [];
  let mentions: Mentions = {};
  for (const goal of goals) {
    const before = made.at(-1);
    // "Pay and order": one form is sent off once.
    if (before?.act.kind === 'submit' && goal.act.kind === 'submit' && !goal.act.what && !goal.only) continue;
    // "Sign in; use what you keep": one logs in once.
    if (before?.act.kind === 'login' && goal.act.kind === 'login' && goal.act.entries.length === 0) continue;
    const joined = joinedQuestion(before, goal, context);
    const opened = joined ? undefined : openedInstead(before, goal);
    if (joined ?? opened) made.pop();
    if (opened) made.push(opened);
    const next = joined ?? withAntecedents(goal, mentions);
    mentions = mentionsAfter(next, mentions);
    made.push(next);
  }
  return made;
}
