import type { Best, Goal, Understood } from '../goal.ts';
import { coverage } from '../words/coverage.ts';
import { goalsAsText } from './goals-as-text.ts';

/** "Which of them weighs least?" does not ask for prices. */
export function inventsProperty(goals: readonly Goal[], first: Understood, task: string): boolean {
  const known = [task, ...propertiesIn(first.goals)].join(' ');
  return propertiesIn(goals).some((words) => !CALLED.test(words) && coverage(words, known).share < FOUND);
}

/** "What is it, and for how much?" asks for a price, too; "Which company offers it?" asks for companies, whatever is told of them. */
export function losesProperty(goals: readonly Goal[], first: Understood): boolean {
  const properties = (some: readonly Goal[]) => propertiesIn(some).filter((words) => !CALLED.test(words));
  const text = goalsAsText(goals);
  const isLost = properties(first.goals).some((words) => coverage(words, text).share < FOUND);
  return first.unclear.length === 0 && isLost && properties(goals).length < properties(first.goals).length;
}

/** What a thing is called may be told of anything. */
const CALLED = /^(?:name|title|название|имя)$/i;
/** So much of it is found where it is there. */
const FOUND = 0.4;

/** What is told of things, and what they are put in order by. */
export function propertiesIn(goals: readonly Goal[]): string[] {
  const told = goals.flatMap(({ act }) =>
    act.kind === 'tell' ? act.question.tell : act.kind === 'sort' ? [act.by] : [],
  );
  return [...told, ...bestIn(goals).map(({ by }) => by)].map(({ words }) => words).filter((words) => words !== '');
}

function bestIn(part: unknown): Best[] {
  if (typeof part !== 'object' || part === null) return [];
  return [...('best' in part ? [part.best as Best] : []), ...Object.values(part).flatMap(bestIn)];
}
